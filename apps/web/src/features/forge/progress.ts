import { limits } from '@deadpan/protocol';

const { startPercent, stepPercent, everyMs, capPercent } = limits.forge.progress;
const LONG_MS = 8_000;

/** How far the line has come after so many milliseconds of waiting (spec §9): it cannot know better, so it stops before the end. */
export function percentAfter(ms: number): number {
  return Math.min(capPercent, startPercent + stepPercent * Math.floor(ms / everyMs));
}

/** Whether somebody has waited for so many milliseconds that it should be said. */
export const isLong = (ms: number): boolean => ms >= LONG_MS;

/** How often the line moves, ms. */
export const STEP_MS = everyMs;
