import type { MatchResultRow, PlayResultRow } from '../../src/ports/rooms.ts';
import { unique } from './unique.ts';

/** One player's result of a match nobody else has played. */
export function aMatch(userId: string, changes: Partial<MatchResultRow> = {}): MatchResultRow {
  return { matchId: unique('m'), userId, gameType: 'round1', result: 'won', score: 50, wins: 1, plays: 3, endedAt: 1_000, ...changes };
}

/** One player's play of a match: survived, unless told why they were out of it. */
export function aPlay(
  { matchId, userId, endedAt }: MatchResultRow,
  play: number,
  outReason: string | null = null,
  changes: Partial<PlayResultRow> = {},
): PlayResultRow {
  const outcome = outReason === null ? 'survived' : 'out';
  return { matchId, userId, endedAt, play, outcome, outReason, outAfterMs: outReason && 1_000, outOver: null, ...changes } as PlayResultRow;
}
