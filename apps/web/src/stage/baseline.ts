import { readFields, readJson } from '../engine/storage/json.ts';

const KEY = 'baseline';
const LAST_KEY = 'deadpan.baseline';

type Reads = Pick<Storage, 'getItem'>;
type Writes = Pick<Storage, 'setItem'>;

function write(storage: Writes, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // a refresh calibrates anew
  }
}

/** Keeps the neutral face of a match for a refresh: a number, on this page only. */
export function keepBaseline(storage: Writes, matchId: string, baseline: number): void {
  write(storage, KEY, { matchId, baseline });
}

/** The baseline kept for this match, or null. */
export function keptBaseline(storage: Reads, matchId: string): number | null {
  const { matchId: of, baseline } = readFields(storage, KEY);
  return of === matchId && typeof baseline === 'number' ? baseline : null;
}

/** Remembers a measured neutral face for next time: one number, in this browser only. */
export function rememberBaseline(storage: Writes, baseline: number): void {
  write(storage, LAST_KEY, baseline);
}

/** The neutral face of last time, or null. */
export function rememberedBaseline(storage: Reads): number | null {
  const value = readJson(storage, LAST_KEY);
  return typeof value === 'number' && value >= 0 && value <= 1 ? value : null;
}
