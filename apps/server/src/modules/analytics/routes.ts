import { CountAnswer, GameSessionBody, PageViewBody } from '@deadpan/protocol';
import type { Api } from '../../http/api.ts';
import { tooMany } from '../../http/failure.ts';
import type { AddressLimiter, Limiter } from '../../http/limiter.ts';
import type { Analytics } from './analytics.ts';

/**
 * POST /analytics/game-session (spec §7) and POST /analytics/page-view: both are counted and nothing of them is kept (design "Analytics"). Guests open
 * pages, too: the second one asks for no token, and `pageViews` limits it by network address, as `gameSessions` limits the first by player.
 */
export function analyticsRoutes(
  app: Api,
  { analytics, gameSessions, pageViews }: { analytics: Analytics; gameSessions: Limiter; pageViews: AddressLimiter },
): void {
  app.post(
    '/analytics/game-session',
    { onRequest: app.authenticate, schema: { body: GameSessionBody, response: { 202: CountAnswer } } },
    async ({ body, user }, reply) => {
      const waitMs = await gameSessions.take(user.id);
      if (waitMs > 0) throw tooMany('Too many game sessions.', waitMs);
      return reply.code(202).send({ count: analytics.gameSession(body) });
    },
  );

  app.post('/analytics/page-view', { schema: { body: PageViewBody, response: { 202: CountAnswer } } }, async ({ body, ip }, reply) => {
    const waitMs = await pageViews.take(ip);
    if (waitMs > 0) throw tooMany('Too many pages.', waitMs);
    return reply.code(202).send({ count: analytics.pageView(body.page, body.session) });
  });
}
