import { LeaderboardAnswer, LeaderboardQuery, SeriesAnswer, SeriesQuery } from '@deadpan/protocol';
import type { Api } from '../../http/api.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Stats } from '../../ports/stats.ts';
import type { createBoards } from './boards.ts';
import { lastDays, series } from './series.ts';

export interface BoardRoutesDeps {
  stats: Stats;
  boards: ReturnType<typeof createBoards>;
  clock: Clock;
}

/** GET /leaderboard and GET /statistics/series: queries over the rows that GET /analytics/user-stats is made from. */
export function boardRoutes(app: Api, { stats, boards, clock }: BoardRoutesDeps): void {
  const signedIn = { onRequest: app.authenticate };

  app.get(
    '/leaderboard',
    { ...signedIn, schema: { querystring: LeaderboardQuery, response: { 200: LeaderboardAnswer } } },
    ({ query: { board, period }, user }) => boards(user.id, board, period),
  );

  app.get(
    '/statistics/series',
    { ...signedIn, schema: { querystring: SeriesQuery, response: { 200: SeriesAnswer } } },
    async ({ query: { days }, user }) => {
      const span = lastDays(days, clock.now());
      const [groups, tally] = await Promise.all([stats.days(user.id, span.since), stats.tally(user.id, 0)]);
      return series(groups, tally, span);
    },
  );
}
