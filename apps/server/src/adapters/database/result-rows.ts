import type { Selectable } from 'kysely';
import type { MatchResultRow, PlayResultRow, RoundResultRow } from '../../ports/rooms.ts';
import type { Tables } from './schema.ts';

type Row<T extends keyof Tables> = Selectable<Tables[T]>;

/** Takes a row of a match's results; returns what one player has of that match. */
export function toMatchResult(row: Omit<Row<'match_results'>, 'survived' | 'smiles'>): MatchResultRow {
  return {
    matchId: row.match_id,
    userId: row.user_id,
    gameType: row.game_type as MatchResultRow['gameType'],
    result: row.result as MatchResultRow['result'],
    score: row.score,
    wins: row.wins,
    plays: row.plays,
    endedAt: row.ended_at,
  };
}

/** Takes a row of a round's results; returns what one player has of that round. */
export function toRoundResult(row: Row<'round_results'>): RoundResultRow {
  return {
    matchId: row.match_id,
    round: row.round,
    userId: row.user_id,
    result: row.result as RoundResultRow['result'],
    score: row.score,
    points: row.points,
    endedAt: row.ended_at,
  };
}

/** Takes a row of a play's results; returns what one player has of that play. */
export function toPlayResult(row: Row<'play_results'>): PlayResultRow {
  return {
    matchId: row.match_id,
    play: row.play,
    userId: row.user_id,
    outcome: row.outcome as PlayResultRow['outcome'],
    outReason: row.out_reason,
    outAfterMs: row.out_after_ms,
    outOver: row.out_over,
    endedAt: row.ended_at,
  };
}
