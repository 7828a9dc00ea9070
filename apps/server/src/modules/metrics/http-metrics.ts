import type { Api } from '../../http/api.ts';
import type { Metrics } from './metrics.ts';

/** From a row at hand to somebody whose hashing waits its turn, in seconds. */
const HTTP_BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

const PREFIX = '/api/';

/** Takes what answers have in common (method, the route as it was registered, status); returns what is told how long one of them took, in ms. */
type Answered = (method: string, url: string, status: number) => (ms: number) => void;

/**
 * Counts and times every answer over HTTP by its route, so that there are as many series as routes whatever is asked for. What is registered at
 * `/` and under `/api` is one route. Returns what is told of answers that pass no hooks.
 */
export function measureHttp(app: Api, metrics: Pick<Metrics, 'counter' | 'timer'>): Answered {
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
  const telling: Answered = (method, url, status) => {
    const route = url.startsWith(PREFIX) ? url.slice(PREFIX.length - 1) : url;
    const [count, time] = [answered(method, route, String(status)), took(route)];
    return (ms) => {
      count();
      time(ms / 1_000);
    };
  };
  app.addHook('onResponse', (request, reply, done) => {
    telling(request.method, request.routeOptions.url ?? 'none', reply.statusCode)(reply.elapsedTime);
    done();
  });
  return telling;
}
