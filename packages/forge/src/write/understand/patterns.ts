import type { Frame, Spoken } from './frame.ts';

const strip = (text: string): string =>
  text
    .trim()
    .replace(/^[\s,;:.–—-]+|[\s,;:–—-]+$/gu, '')
    .trim();
const unquote = (text: string): string => strip(text.replace(/^["“”«»„'‘’]+|["“”«»„'‘’]+$/gu, ''));

/** "top | bottom", "top text: … bottom text: …", or two quoted texts: used as they are. */
export function givenTexts(prompt: string): string[] | null {
  const labelled = /^top(?: text| line)?\s*:\s*(.+?)[\s,;|/]+bottom(?: text| line)?\s*:\s*(.+)$/iu.exec(prompt);
  if (labelled) return [unquote(labelled[1] ?? ''), unquote(labelled[2] ?? '')].filter(Boolean);
  if (/\s\|\s|^\|.|\S\|$/u.test(prompt) || /[^|]\|[^|]/u.test(prompt)) {
    const parts = prompt.split(/\s*\|+\s*/u).map(unquote);
    if (parts.length <= 4 && parts.filter(Boolean).length >= 2) return parts.filter(Boolean);
  }
  const quoted = [...prompt.matchAll(/"([^"]{2,120})"|“([^”]{2,120})”|«([^»]{2,120})»/gu)].map((match) =>
    strip(match[1] ?? match[2] ?? match[3] ?? ''),
  );
  const around = prompt
    .replace(/"[^"]*"|“[^”]*”|«[^»]*»/gu, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (
    quoted.length === 2 &&
    around.split(' ').length <= 4 &&
    /^(?:|and|then|top|bottom|top bottom|top and bottom|vs|text|top text bottom text|on top on the bottom)$/iu.test(around)
  ) {
    return /^vs$/iu.test(around) ? null : quoted.filter(Boolean);
  }
  return null;
}

/** Two things set against each other. */
export function contrastOf(prompt: string): NonNullable<Frame['contrast']> | null {
  const versus = /^(.{1,70}?)\s+(?:vs\.?|versus|v\.s\.)\s+(.{1,70})$/iu.exec(prompt);
  if (versus) return { left: strip(unquote(versus[1] ?? '')), right: strip(unquote(versus[2] ?? '')), kind: 'versus' };
  const expected =
    /^(?:(.{1,50}?)[\s,:–—-]+)?expectations?\b\s*:?\s*(.*?)[\s,;/.–—-]*(?:vs\.?|versus|and|\/)?\s*\breality\b\s*:?\s*(.*)$/iu.exec(prompt);
  if (expected && expected[2] && expected[3]) return { left: strip(expected[2]), right: strip(expected[3]), kind: 'expectation' };
  const started =
    /how (?:it|this|we) started\s*:?\s*(.*?)[\s,;/.–—-]*(?:vs\.?|and)?\s*how (?:it|this|we)(?:['’]s| is|['’]re| are)? (?:going|ended|finished)\s*:?\s*(.*)$/iu.exec(
      prompt,
    );
  if (started && started[1] && started[2]) return { left: strip(started[1]), right: strip(started[2]), kind: 'time' };
  const rather =
    /^(?:i(?:['’]d| would)? rather|(?:me |i |people )?(?:choosing|choose|prefer(?:ring)?|picking)) (.{2,70}?) (?:than|over|to|instead of) (.{2,70})$/iu.exec(
      prompt,
    );
  if (rather) return { left: strip(rather[2] ?? ''), right: strip(rather[1] ?? ''), kind: 'instead' };
  const instead = /^(.{2,80}?),? (?:instead of|rather than) (.{2,80})$/iu.exec(prompt);
  if (instead) return { left: strip(instead[2] ?? ''), right: strip(instead[1] ?? ''), kind: 'instead' };
  const not = /^not (.{2,60}?),? but (.{2,60})$/iu.exec(prompt);
  return not ? { left: strip(not[1] ?? ''), right: strip(not[2] ?? ''), kind: 'instead' } : null;
}

const WHO =
  'nobody|no one|also me|and me|me|my (?:\\p{L}+ ?){1,2}|the \\p{L}+|boss|teacher|mom|mum|dad|cat|dog|brain|doctor|wife|husband|him|her|them|you|friend|friends|client|customer|everyone|girlfriend|boyfriend|interviewer|google|computer|phone|kid|kids|manager|developer|designer|tester';
const SPEAKER = new RegExp(
  `(?<=^|[\\s,;.!?…*"])((?:(?:absolutely |literally )?(?:${WHO}))(?: (?:at|after|before|in) [^:.!?]{1,24})?)\\s*:\\s*`,
  'giu',
);

/** "nobody: … me: …": who says what, in order; null when fewer than two speak, but for a single "me: …". */
export function spokenIn(prompt: string, lines: readonly string[]): Spoken[] | null {
  const text = lines.length > 1 ? lines.join(' ') : prompt;
  const marks = [...text.matchAll(SPEAKER)];
  if ((marks[0]?.index ?? 2) > 1) return null;
  const found = marks.map((mark, at): Spoken => ({
    who: strip(mark[1] ?? ''),
    says: unquote(strip(text.slice((mark.index ?? 0) + mark[0].length, marks[at + 1]?.index ?? text.length))),
  }));
  return found.some(({ says }) => says !== '') ? found : null;
}

/** "when …", "that feeling when …", "pov: …": the situation. */
export function situationOf(prompt: string): string | null {
  const found =
    /^(?:(?:that|the|this)(?: \p{L}+)? (?:feeling|moment|face|look)(?: (?:you|i) (?:make|get|have))?|tfw|mfw|me|mood|my face|how i (?:look|feel|sleep))?,?\s*(?:when|whenever|every time|anytime)\s+(.{2,})$/iu.exec(
      prompt,
    ) ?? /^p\.?o\.?v\.?\s*[:,-]?\s+(.{2,})$/iu.exec(prompt);
  return found ? strip(found[1] ?? '').replace(/[.…]+$/u, '') : null;
}

/** "is this X?": X. */
export function guessOf(prompt: string): string | null {
  const found = /^(?:.{1,40}[:,]\s*)?(?:is|are) (?:this|that|these|it) (.{2,60}?)\s*\?*$/iu.exec(prompt);
  return found ? strip(found[1] ?? '') : null;
}

/** Lines of a story in three or four steps: "a -> b -> c". */
export function stagesIn(prompt: string, lines: readonly string[]): string[] | null {
  const arrows = prompt
    .split(/\s*(?:->|=>|→|⇒|>{1,3})\s*/u)
    .map(strip)
    .filter(Boolean);
  if (arrows.length >= 3 && arrows.length <= 4) return arrows;
  const numbered = prompt
    .split(/\s*(?:^|\s)[1-4][.)]\s+/u)
    .map(strip)
    .filter(Boolean);
  if (numbered.length >= 3 && numbered.length <= 4 && /^1[.)]/u.test(prompt)) return numbered;
  return lines.length === 3 ? lines.map(strip) : null;
}
