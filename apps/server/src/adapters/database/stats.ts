import { sql, type Kysely } from 'kysely';
import { DAY_MS } from '../../ports/durations.ts';
import type { MatchResultRow } from '../../ports/rooms.ts';
import type { DayGroup, ResultGroup, Stats } from '../../ports/stats.ts';
import { reaching } from './away.ts';
import { boardQuery } from './board.ts';
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
          .orderBy('match_id', 'desc')
          .limit(count)
          .execute();
        return rows.map((row) => row.result as MatchResultRow['result']);
      }),

    days: (userId, since) =>
      reaching(async () => {
        // Whole days: both databases divide whole numbers without a rest.
        const day = sql<number>`ended_at / ${sql.lit(DAY_MS)}`;
        const rows = await db
          .selectFrom('match_results')
          .select(({ fn }) => [
            day.as('day'),
            'game_type',
            'result',
            fn.countAll<number>().as('matches'),
            fn.sum<number>('score').as('scores'),
          ])
          .where('user_id', '=', userId)
          .where('ended_at', '>=', since)
          .groupBy([day, 'game_type', 'result'])
          .orderBy('day')
          .orderBy('game_type', 'desc')
          .orderBy('result')
          .execute();
        return rows.map(({ game_type, result, ...row }) => ({
          ...row,
          gameType: game_type as DayGroup['gameType'],
          result: result as DayGroup['result'],
        }));
      }),

    tally: (userId, since) =>
      reaching(async () => {
        const sum = (column: 'plays' | 'survived' | 'smiles') => sql<number>`coalesce(sum(${sql.ref(column)}), 0)`;
        const won = sql<number>`coalesce(sum(case when result = 'won' then 1 else 0 end), 0)`;
        return db
          .selectFrom('match_results')
          .select(({ fn }) => [
            fn.countAll<number>().as('games'),
            won.as('wins'),
            sum('plays').as('plays'),
            sum('survived').as('survived'),
            sum('smiles').as('smiles'),
          ])
          .where('user_id', '=', userId)
          .where('ended_at', '>=', since)
          .executeTakeFirstOrThrow();
      }),

    board: (query) =>
      reaching(async () => {
        const { rows } = await boardQuery(query).execute(db);
        const best = rows.filter(({ line }) => line <= query.limit);
        return {
          rows: best.map(({ user_id, rank, value, games }) => ({ userId: user_id, rank, value, games })),
          steps: rows.filter(({ line, rank }) => line === rank).map(({ value, rank }) => ({ value, rank })),
          ranked: rows[0]?.ranked ?? 0,
        };
      }),
  };
}
