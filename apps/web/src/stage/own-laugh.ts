import { readFields } from '../engine/storage/json.ts';
import { tabKept } from '../engine/storage/kept.ts';
import { OWN_LAUGH } from './of-the-game.ts';

/** What this page saw of its own player in round 2, to explain it. */
export interface OwnLaugh {
  /** match and turn it belongs to (`turnKey`), or null before the first */
  turn: string | null;
  /** how sure the detector was, 0 to 1 */
  confidence: number;
}

const none: OwnLaugh = { turn: null, confidence: 0 };

/** The latest laugh that this tab saw, or none: a refresh must not cost the number. */
export function keptLaugh(storage: Pick<Storage, 'getItem'> = tabKept): OwnLaugh {
  const { turn, confidence } = readFields(storage, OWN_LAUGH);
  const isLaugh = typeof turn === 'string' && typeof confidence === 'number' && confidence >= 0 && confidence <= 1;
  return isLaugh ? { turn, confidence } : none;
}

/** Keeps a laugh through a refresh, in this tab only, until the next one takes its place. */
export function keepLaugh(laugh: OwnLaugh, storage: Pick<Storage, 'setItem'> = tabKept): void {
  storage.setItem(OWN_LAUGH, JSON.stringify(laugh));
}
