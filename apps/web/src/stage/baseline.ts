const KEY = 'baseline';
const LAST_KEY = 'deadpan.baseline';

type Reads = Pick<Storage, 'getItem'> | undefined;
type Writes = Pick<Storage, 'setItem'> | undefined;

function read(storage: Reads, key: string): unknown {
  try {
    return JSON.parse(storage?.getItem(key) ?? 'null');
  } catch {
    return null; // storage may be forbidden or hold somebody else's text
  }
}

function write(storage: Writes, key: string, value: unknown): void {
  try {
    storage?.setItem(key, JSON.stringify(value));
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
  const kept = read(storage, KEY) as { matchId?: unknown; baseline?: unknown } | null;
  return kept?.matchId === matchId && typeof kept.baseline === 'number' ? kept.baseline : null;
}

/** Remembers a measured neutral face for next time: one number, in this browser only. */
export function rememberBaseline(storage: Writes, baseline: number): void {
  write(storage, LAST_KEY, baseline);
}

/** The neutral face of last time, or null. */
export function rememberedBaseline(storage: Reads): number | null {
  const value = read(storage, LAST_KEY);
  return typeof value === 'number' && value >= 0 && value <= 1 ? value : null;
}
