import { browserKept, tabKept } from '../engine/storage/kept.ts';

/** Under which names a game is remembered: the room one was in last (in the browser), and what this tab saw of its own player's laughs and smiles. */
export const GAME = 'game_state';
export const OWN_LAUGH = 'own_laugh';
export const SMILES = 'smile_record';

/** Forgets all of it: with the log-out (spec §3 Persistence). It is for itself because every page carries it, and few what reads those. */
export function forgetTheGame(): void {
  browserKept.removeItem(GAME);
  for (const name of [OWN_LAUGH, SMILES]) tabKept.removeItem(name);
}
