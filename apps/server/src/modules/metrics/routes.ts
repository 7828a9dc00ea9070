import { createHash, timingSafeEqual } from 'node:crypto';
import type { Api } from '../../http/api.ts';
import { HttpFailure } from '../../http/failure.ts';
import type { Metrics } from './metrics.ts';

/** Equally long whatever was sent, so that comparing takes equally long too. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * GET /metrics for the operator's Prometheus, with METRICS_TOKEN as bearer token. Without that setting there is no such route, on loopback neither:
 * behind a proxy on the same machine everybody comes from there.
 */
export function metricsRoutes(app: Api, { metrics, token }: { metrics: Metrics; token: string | null }): void {
  if (token === null) return;
  const wanted = digest(`Bearer ${token}`);
  app.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), wanted)) throw new HttpFailure(401, 'Authentication required');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}
