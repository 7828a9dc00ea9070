import { limits } from '@deadpan/protocol';
import type { CurveBody, MatchId } from '@deadpan/protocol';
import { records } from '../engine/http/records-api.ts';
import { HttpError } from '../engine/http/http-error.ts';
import { readFields } from '../engine/storage/json.ts';
import { tabKept } from '../engine/storage/kept.ts';
import { SMILES } from './of-the-game.ts';

/** The own curve of one play as it would be sent. */
export interface PlayCurve extends CurveBody {
  /** The server has it, or has refused it for good. */
  settled: boolean;
}

/** The own smile over the match this tab played last: numbers, which stay here unless the player wants them kept with the match. */
export interface SmileRecord {
  matchId: MatchId | null;
  plays: PlayCurve[];
}

/** A little longer than the server's least distance: a reading that comes early still finds its place free. */
const STEP_MS = 250;
const { curveMs } = limits.records;

export const noRecord: SmileRecord = { matchId: null, plays: [] };

/** The record after a reading: `ms` of the match after the play's first clip began, `happy` above the own calm face, 0 to 1. The widest of each step is kept. */
export function withReading(record: SmileRecord, play: number, ms: number, happy: number): SmileRecord {
  if (ms < 0 || ms > curveMs) return record;
  const at: [number, number] = [Math.floor(ms / STEP_MS) * STEP_MS, Math.round(Math.min(1, Math.max(0, happy)) * 100) / 100];
  const known = record.plays.find((one) => one.play === play) ?? { play, points: [], settled: false };
  const last = known.points.at(-1);
  if (last && last[0] > at[0]) return record;
  const points: [number, number][] =
    last?.[0] === at[0] ? [...known.points.slice(0, -1), [at[0], Math.max(last[1], at[1])]] : [...known.points, at];
  return { ...record, plays: [...record.plays.filter((one) => one !== known), { ...known, points, settled: false }] };
}

/** Takes the record of a match from the tab's storage, or an empty one. */
export function readSmiles(matchId: MatchId, storage: Pick<Storage, 'getItem'> = tabKept): SmileRecord {
  const { matchId: of, plays } = readFields(storage, SMILES);
  return { matchId, plays: of === matchId && Array.isArray(plays) ? (plays as PlayCurve[]) : [] };
}

/** Keeps the record in the tab, through a refresh and until the next match. */
export function writeSmiles(record: SmileRecord, storage: Pick<Storage, 'setItem'> = tabKept): void {
  storage.setItem(SMILES, JSON.stringify(record));
}

/** Forgets the record: the player does not want it, or had it deleted. */
export function forgetSmiles(storage: Pick<Storage, 'removeItem'> = tabKept): void {
  storage.removeItem(SMILES);
}

/** What of the record the server has not been asked to keep yet. */
export const unsettled = ({ plays }: SmileRecord): PlayCurve[] => plays.filter((one) => !one.settled && one.points.length > 0);

/**
 * Sends what is not settled and tells with `onSettled` which play is. Returns whether everything is: what could not be sent now may be sent
 * later, what was refused may not.
 */
export async function sendSmiles(record: SmileRecord, onSettled: (play: number) => void, keep = records.keepCurve): Promise<boolean> {
  const { matchId } = record;
  if (matchId === null) return true;
  const sent = await Promise.all(
    unsettled(record).map(async ({ play, points }) => {
      try {
        await keep(matchId, { play, points });
      } catch (error) {
        if (!(error instanceof HttpError) || error.worthRetrying || error.status === 401 || error.status === 429) return false;
      }
      onSettled(play);
      return true;
    }),
  );
  return sent.every(Boolean);
}

/** Sends what this tab has of a match and the server has not, and remembers what has arrived. Returns whether everything has. */
export async function keepSmiles(matchId: MatchId): Promise<boolean> {
  let record = readSmiles(matchId);
  return sendSmiles(record, (play) => {
    record = withSettled(record, play);
    writeSmiles(record);
  });
}

/** The record after a play of it is settled. */
export const withSettled = (record: SmileRecord, play: number): SmileRecord => ({
  ...record,
  plays: record.plays.map((one) => (one.play === play ? { ...one, settled: true } : one)),
});
