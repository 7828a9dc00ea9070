import { HealthAnswer } from '@deadpan/protocol';
import type { Api } from '../../http/api.ts';

/** GET /health: 200 when the server can serve, which it cannot without its database. */
export function healthRoutes(app: Api, deps: { version: string; ping: () => Promise<void> }): void {
  app.get('/health', { schema: { response: { 200: HealthAnswer } } }, async () => {
    await deps.ping();
    return { status: 'ok' as const, version: deps.version };
  });
}
