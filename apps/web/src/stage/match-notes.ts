import type { UserId } from '@deadpan/protocol';
import { readFields } from '../engine/storage/json.ts';
import type { AbsenceCause } from './absence.ts';

/** One point of the own smile curve: seconds before the verdict (0 or less), share above the baseline in percent. */
export interface CurvePoint {
  seconds: number;
  percent: number;
}

/** Why this player was out in a play: their own curve, kept on this page only. */
export interface Verdict {
  play: number;
  curve: CurvePoint[];
  peak: number;
  /** what was on */
  meme: string | null;
  /** the server has said so; a smile that came too late explains nothing */
  confirmed: boolean;
}

/** What this page remembers of a match beyond the view; it survives a refresh and nothing else. */
export interface MatchNotes {
  matchId: string | null;
  verdict: Verdict | null;
  /** why this player was last out as absent; the server knows only that */
  absence: { play: number; cause: AbsenceCause } | null;
  /** the worst smile seen of each player, in percent */
  peaks: Record<UserId, number>;
}

export const noNotes: MatchNotes = { matchId: null, verdict: null, absence: null, peaks: {} };
const KEY = 'match_notes';

/** Takes the notes of this match from `storage`, or empty ones. */
export function readNotes(storage: Pick<Storage, 'getItem'>, matchId: string): MatchNotes {
  const kept = readFields(storage, KEY);
  return { ...noNotes, ...(kept['matchId'] === matchId && kept), matchId };
}

/** Keeps the notes for a refresh. */
export function writeNotes(storage: Pick<Storage, 'setItem'>, notes: MatchNotes): void {
  try {
    storage.setItem(KEY, JSON.stringify(notes));
  } catch {
    // kept for this page only
  }
}

/** The notes after a reading of a player; the same object when it was not their worst. */
export function withPeak(notes: MatchNotes, player: UserId, percent: number): MatchNotes {
  const rounded = Math.round(percent);
  if (rounded <= (notes.peaks[player] ?? -1)) return notes;
  return { ...notes, peaks: { ...notes.peaks, [player]: rounded } };
}
