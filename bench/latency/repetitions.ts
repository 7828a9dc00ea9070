export interface Mark {
  what: 'smiled' | 'sent' | 'told' | 'shown' | 'painted';
  /** wall clock, ms */
  at: number;
}

/** One smile on its way to the other screen: milliseconds of each part, and of all. */
export interface Repetition {
  detection: number;
  wire: number;
  screen: number;
  paint: number;
  total: number;
}

/** A part that takes longer than this belongs to another smile. */
const PATIENCE_MS = 5_000;

const after = (marks: readonly Mark[], what: Mark['what'], at: number): number | undefined =>
  marks.find((mark) => mark.what === what && mark.at >= at && mark.at - at < PATIENCE_MS)?.at;

/**
 * Takes what the smiling page and the other page noted; returns every smile that began during a play and was followed to the other screen.
 * A smile that was on when a play began has no beginning there and is left out.
 * @param lasts milliseconds a smile stays
 */
export function repetitions(smiler: readonly Mark[], other: readonly Mark[], lasts: number): Repetition[] {
  const found: Repetition[] = [];
  for (const { what, at: smiled } of smiler) {
    if (what !== 'smiled') continue;
    const sent = after(smiler, 'sent', smiled);
    if (sent === undefined || sent - smiled > lasts) continue;
    const told = after(other, 'told', sent);
    const shown = told === undefined ? undefined : after(other, 'shown', told);
    const painted = shown === undefined ? undefined : after(other, 'painted', shown);
    if (told === undefined || shown === undefined || painted === undefined) continue;
    const parts = { detection: sent - smiled, wire: told - sent, screen: shown - told, paint: painted - shown };
    found.push({ ...parts, total: painted - smiled });
  }
  return found;
}
