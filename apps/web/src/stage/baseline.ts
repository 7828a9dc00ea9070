const KEY = 'baseline';

/** Keeps the neutral face of a match for a refresh: a number, on this page only. */
export function keepBaseline(storage: Pick<Storage, 'setItem'>, matchId: string, baseline: number): void {
  try {
    storage.setItem(KEY, JSON.stringify({ matchId, baseline }));
  } catch {
    // a refresh calibrates anew
  }
}

/** The baseline kept for this match, or null. */
export function keptBaseline(storage: Pick<Storage, 'getItem'>, matchId: string): number | null {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as { matchId?: unknown; baseline?: unknown } | null;
    return kept?.matchId === matchId && typeof kept.baseline === 'number' ? kept.baseline : null;
  } catch {
    return null;
  }
}
