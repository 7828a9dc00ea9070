import { towards } from './bot.ts';
import type { Bot } from './bot.ts';
import { chance } from './chance.ts';

/** A face this happy has his attention: somebody is smiling, so he does not. */
const SUSPICIOUS = 0.16;
/** How long everybody must be composed before it begins to amuse him. */
const CALM_MS = 2_500;
const READING_MS = 200;

/** The Inspector smiles only when nobody else does. The longer everybody is composed, the funnier he finds it. */
export const inspector: Bot = {
  id: 'inspector',
  feel({ happy, strain }, { seed, play, happiestOther, since }) {
    if (happiestOther > SUSPICIOUS) return { happy: towards(happy, 0.01, 0.6, 0.5), strain: 0 };
    const composed = strain + READING_MS;
    if (composed < CALM_MS || since < CALM_MS) return { happy: towards(happy, 0.03), strain: composed };
    const nerve = 0.006 + 0.013 * chance(seed, play, 77);
    return { happy: Math.min(0.6, happy + nerve * (0.6 + 0.8 * chance(seed, play, Math.round(composed)))), strain: composed };
  },
};
