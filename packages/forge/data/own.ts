import type { Theme } from '../src/write/recipes.ts';

/** The player's own words, used as they are. */
export const own: Theme = { name: 'own', about: '', words: '', mood: 'calm', art: '', lines: {} };
