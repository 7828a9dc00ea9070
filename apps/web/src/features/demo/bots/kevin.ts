import { beatWithin, towards } from './bot.ts';
import type { Bot } from './bot.ts';
import { chance } from './chance.ts';

const THIRD_SECOND = 3_000;
const GIGGLE_MS = 1_800;

/** Kevin giggles at the third second of everything. What he swallows comes back with the next clip. Noises get to him as well. */
export const kevin: Bot = {
  id: 'kevin',
  feel({ happy, strain }, { seed, play, clip }) {
    const rest = 0.05 + 0.06 * strain;
    if (!clip) return { happy: towards(happy, rest), strain };
    const { position, beats, name } = clip;
    const giggles = position >= THIRD_SECOND && position < THIRD_SECOND + GIGGLE_MS;
    const noise = beatWithin(beats, position, 800, 'noise');
    const form = chance(seed, play, name);
    if (giggles) {
      const peak = 0.24 + 0.2 * form + 0.08 * strain;
      const shake = 0.04 * Math.sin(position / 90);
      return { happy: towards(happy, peak + shake), strain: strain + 0.02 };
    }
    if (noise) return { happy: towards(happy, 0.1 + 0.24 * noise.weight * form + 0.05 * strain), strain: strain + 0.02 };
    return { happy: towards(happy, rest), strain };
  },
};
