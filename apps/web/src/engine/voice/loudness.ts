/** Between a quiet room and a voice close to the microphone, in decibels below full scale. */
const QUIET_DB = -60;
const LOUD_DB = -10;
/** A voice at an arm's length, after the browser has taken the noise away, is above this share of that range; a quiet room is below. */
const VOICE = 0.3;
/** How much of the last level is left at the next look: up at once, down within half a second, as meters do. */
const FALL = 0.8;

/** Takes the samples of some hundredths of a second, -1 to 1; returns how loud they are, 0 to 1. */
export function loudnessOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const decibels = 10 * Math.log10(sum / Math.max(1, samples.length));
  return Math.max(0, Math.min(1, (decibels - QUIET_DB) / (LOUD_DB - QUIET_DB)));
}

/** Takes the level shown last and how loud it is now; returns the level to show, to a hundredth. */
export const nextLevel = (before: number, loudness: number): number => Math.round(Math.max(loudness, before * FALL) * 100) / 100;

/** Whether that loud is somebody speaking. */
export const isVoice = (loudness: number): boolean => loudness > VOICE;
