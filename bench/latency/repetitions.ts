export interface Mark {
  what: 'smiled' | 'sent' | 'told' | 'shown' | 'painted' | 'playing' | 'waiting';
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

/** Whether a play ran at this time, as far as the page had been told. */
const playingAt = (marks: readonly Mark[], at: number): boolean =>
  marks.findLast((mark) => mark.at < at && (mark.what === 'playing' || mark.what === 'waiting'))?.what === 'playing';

/**
 * Takes what the smiling page and the other page noted; returns every smile that began during a play and was followed to the other screen.
 * One that was already on when its play began would count the rest of the countdown, and is left out.
 */
export function repetitions(smiler: readonly Mark[], other: readonly Mark[]): Repetition[] {
  const found: Repetition[] = [];
  for (const { what, at: smiled } of smiler) {
    if (what !== 'smiled' || !playingAt(smiler, smiled)) continue;
    const sent = after(smiler, 'sent', smiled);
    if (sent === undefined) continue;
    const told = after(other, 'told', sent);
    const shown = told === undefined ? undefined : after(other, 'shown', told);
    const painted = shown === undefined ? undefined : after(other, 'painted', shown);
    if (told === undefined || shown === undefined || painted === undefined) continue;
    const parts = { detection: sent - smiled, wire: told - sent, screen: shown - told, paint: painted - shown };
    found.push({ ...parts, total: painted - smiled });
  }
  return found;
}
