const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Takes a value as JSON made it; returns whether objects and arrays are nested in it more than `most` deep. Goes level by level and never calls itself. */
export function isDeeper(value: unknown, most: number): boolean {
  let level = [value].filter(isContainer);
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > most) return true;
    level = level.flatMap((each) => Object.values(each)).filter(isContainer);
  }
  return false;
}

const [QUOTE, BACKSLASH] = ['"', '\\'].map((mark) => mark.charCodeAt(0));
const OPENS = new Set(['[', '{'].map((mark) => mark.charCodeAt(0)));
const CLOSES = new Set([']', '}'].map((mark) => mark.charCodeAt(0)));

/** `isDeeper` of a text that is not parsed yet: what 64 KB of brackets cost to parse is many times what they cost to send. Of a text that is no JSON it says something or other. */
export function isDeeperText(text: string, most: number): boolean {
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
