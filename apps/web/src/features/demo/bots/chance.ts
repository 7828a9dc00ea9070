/** Takes numbers that name a moment; returns the chance of that moment, in [0, 1). The same numbers give the same chance. */
export function chance(...named: readonly number[]): number {
  let state = 0x9e3779b9;
  for (const part of named) {
    state = Math.imul(state ^ Math.trunc(part), 0x85ebca6b);
    state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35) ^ (state >>> 16);
  }
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
  return ((state ^ (state >>> 12)) >>> 0) / 4_294_967_296;
}

/** Takes a text; returns a number that names it. */
export function numbered(text: string): number {
  let sum = 17;
  for (const letter of text) sum = Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0);
  return sum | 0;
}
