import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/**
 * Preloaded into a server (NODE_OPTIONS): tells at the socket LOOP_PROBE how late its event loop was since it was asked last. Node looks once a
 * millisecond and counts that millisecond in; it is taken off here.
 */
const path = process.env.LOOP_PROBE;
if (isMainThread && path !== undefined) {
  const INTERVAL_MS = 1;
  const delays = monitorEventLoopDelay({ resolution: INTERVAL_MS });
  delays.enable();
  const late = (ns) => Math.max(0, ns / 1e6 - INTERVAL_MS);
  const server = createServer((_request, response) => {
    const [p50, p99, max] = [delays.percentile(50), delays.percentile(99), delays.max].map(late);
    response.end(JSON.stringify({ p50, p99, max }));
    delays.reset();
  });
  server.listen(path);
  server.unref();
}
