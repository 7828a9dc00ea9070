import type { Api } from '../../http/api.ts';
import type { Metrics } from './metrics.ts';

/** From a row at hand to somebody whose hashing waits its turn, in seconds. */
const HTTP_BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/**
 * Counts and times every answer over HTTP by its route, so that there are as many series as routes whatever is asked for. What is registered at
 * `/` and under `/api` is one route.
 */
export function measureHttp(app: Api, metrics: Pick<Metrics, 'counter' | 'timer'>): void {
  const answered = metrics.counter({
    name: 'deadpan_http_requests_total',
    help: 'Answers over HTTP, by route and status',
    labels: ['method', 'route', 'status'],
  });
  const took = metrics.timer({
    name: 'deadpan_http_seconds',
    help: 'How long answers over HTTP took, by route',
    labels: ['route'],
    buckets: HTTP_BUCKETS,
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url?.replace(/^\/api(?=\/)/, '') ?? 'none';
    answered(request.method, route, String(reply.statusCode));
    took(reply.elapsedTime / 1_000, route);
    done();
  });
}
