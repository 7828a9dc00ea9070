const [QUOTE, BACKSLASH] = ['"', '\\'].map((mark) => mark.charCodeAt(0));
const OPENS = new Set(['[', '{'].map((mark) => mark.charCodeAt(0)));
const CLOSES = new Set([']', '}'].map((mark) => mark.charCodeAt(0)));

/**
 * Takes a text of JSON that is not parsed yet; returns whether objects and arrays are nested in it more than `most` deep: what 64 KB of brackets cost to
 * parse is many times what they cost to send. Of a text that is no JSON it says something or other.
 */
export function isDeeper(text: string, most: number): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const mark = text.charCodeAt(at);
    if (mark === QUOTE) isQuoted = !isQuoted;
    else if (isQuoted) at += mark === BACKSLASH ? 1 : 0;
    else if (OPENS.has(mark)) depth += 1;
    else if (CLOSES.has(mark)) depth -= 1;
    if (depth > most) return true;
  }
  return false;
}
