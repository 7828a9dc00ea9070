import type { Kysely } from 'kysely';
import type { MatchResultRow } from '../../ports/rooms.ts';
import type { ResultGroup, Stats } from '../../ports/stats.ts';
import { reaching } from './away.ts';
import type { Tables } from './schema.ts';

/** The `Stats` port over either database: totals are queries over the results, nothing is counted twice. */
export function createStats(db: Kysely<Tables>): Stats {
  return {
    groups: (userId) =>
      reaching(async () => {
        const rows = await db
          .selectFrom('match_results')
          .select((eb) => [
            'game_type',
            'result',
            eb.fn.countAll<number>().as('matches'),
            eb.fn.sum<number>('score').as('scores'),
            eb.fn.max<number>('score').as('best'),
          ])
          .where('user_id', '=', userId)
          .groupBy(['game_type', 'result'])
          .execute();
        return rows.map((row) => ({
          gameType: row.game_type as ResultGroup['gameType'],
          result: row.result as ResultGroup['result'],
          matches: row.matches,
          scores: row.scores,
          best: row.best,
        }));
      }),
    recent: (userId, count) =>
      reaching(async () => {
        const rows = await db
          .selectFrom('match_results')
          .select('result')
          .where('user_id', '=', userId)
          .orderBy('ended_at', 'desc')
          .orderBy('match_id')
          .limit(count)
          .execute();
        return rows.map((row) => row.result as MatchResultRow['result']);
      }),
  };
}
