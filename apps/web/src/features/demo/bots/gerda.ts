import { beatWithin, towards } from './bot.ts';
import type { Bot } from './bot.ts';
import { chance } from './chance.ts';

/** A twitch begins this long after the word that caused it. */
const DELAY_MS = 400;
/** One reading above the limit; two would be a smile. */
const ONE_READING_MS = 200;

/**
 * Gerda, retired judge. She has never smiled; a well-placed word makes one corner of the mouth twitch for a single reading.
 * Once in a while the twitch is held a reading too long. Noises leave her cold.
 */
export const gerda: Bot = {
  id: 'gerda',
  feel({ happy, strain }, { seed, play, clip }) {
    const rest = 0.015;
    if (!clip) return { happy: towards(happy, rest), strain };
    const { position, beats, name } = clip;
    const beat = beatWithin(beats, position - DELAY_MS, 3 * ONE_READING_MS, 'word');
    if (!beat) return { happy: towards(happy, rest, 0.5, 0.7), strain };
    const draw = chance(seed, play, name, beat.at);
    const twitches = draw < 0.25 + 0.35 * beat.weight;
    const falls = draw < 0.07 * beat.weight + 0.02 * strain;
    const into = position - DELAY_MS - beat.at;
    const shown = twitches && into < (falls ? 3 : 1) * ONE_READING_MS;
    if (shown) return { happy: 0.43 + 0.25 * chance(seed, play, name, beat.at, 1), strain: strain + 0.25 };
    return { happy: towards(happy, rest, 0.5, 0.75), strain };
  },
};
