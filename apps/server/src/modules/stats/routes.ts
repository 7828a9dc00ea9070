import { UserStats } from '@deadpan/protocol';
import type { Api } from '../../http/api.ts';
import type { Stats } from '../../ports/stats.ts';
import { RECENT_MATCHES, userStats } from './user-stats.ts';

/** GET /analytics/user-stats, the player's own numbers (spec §7). */
export function statsRoutes(app: Api, { stats }: { stats: Stats }): void {
  app.get('/analytics/user-stats', { onRequest: app.authenticate, schema: { response: { 200: UserStats } } }, async (request) => {
    const [groups, recent] = await Promise.all([stats.groups(request.user.id), stats.recent(request.user.id, RECENT_MATCHES)]);
    return userStats(groups, recent);
  });
}
