/** Comic timing: things hold still, wait a beat, then snap. All times are milliseconds. */
const SNAP = 120;

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** How far `t` has come from `from` to `to`, 0 to 1. */
export const progress = (t: number, from: number, to: number): number => clamp((t - from) / (to - from));

/** Starts and stops gently. */
export const smooth = (u: number): number => u * u * (3 - 2 * u);

/** Starts at once, stops gently. */
export const easeOut = (u: number): number => 1 - (1 - u) ** 3;

/** Starts gently, stops dead: for what falls. */
export const easeIn = (u: number): number => u * u;

/** 0 before `at`, 1 a snap later. */
export const snap = (t: number, at: number, length = SNAP): number => easeOut(progress(t, at, at + length));

/** 0, then 1 between `from` and `to`, then 0, snapping both ways. */
export const held = (t: number, from: number, to: number, length = SNAP): number => snap(t, from, length) - snap(t, to, length);

export const mix = (a: number, b: number, u: number): number => a + (b - a) * u;

/** 1 while a blink closes the eyes. A blink lasts 150 ms. */
export const blink = (t: number, ...at: number[]): number => (at.some((start) => t >= start && t < start + 150) ? 1 : 0);

/** A swing around 0 that dies away: what a thing does after it was hit. `hz` swings a second, gone after about `length`. */
export function wobble(t: number, at: number, hz: number, length: number): number {
  if (t < at) return 0;
  const since = t - at;
  return Math.sin((since / 1000) * hz * 2 * Math.PI) * Math.exp((-4 * since) / length);
}
