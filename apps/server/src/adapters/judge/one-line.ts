/** A reason fits on a phone's screen. */
const MOST = 140;

/** Takes what a stranger's program wrote; returns it as one line of at most 140 characters without anything unseen, empty when nothing is left. */
export function oneLine(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .trim();
  const characters = [...line];
  return characters.length <= MOST
    ? line
    : `${characters
        .slice(0, MOST - 1)
        .join('')
        .trimEnd()}…`;
}
