import { HealthAnswer, ReadyAnswer } from '@deadpan/protocol';
import type { Api } from '../../http/api.ts';
import { HttpFailure } from '../../http/failure.ts';
import type { Readiness } from './readiness.ts';

export interface HealthDeps {
  version: string;
  /** Resolves when the database answers. */
  ping: () => Promise<void>;
  /** Whether the other nodes are reached; alone: always. */
  areReached: () => boolean;
  readiness: Pick<Readiness, 'hindrance'>;
}

/**
 * For whoever watches the server. GET /health and /health/ready: 200 when it can serve, which it cannot without its database; ready also says 503
 * when it is about to end, and `degraded` while it cannot reach Redis, without which it serves on. GET /health/serving: for a proxy, 503 only when players
 * should go to another server; without its database it says so itself to whoever asks for something, and goes on with what needs none. GET
 * /health/live: 200 as long as the process is not stuck: who starts it again for anything else would end matches that only wait for a database.
 */
export function healthRoutes(app: Api, { version, ping, areReached, readiness }: HealthDeps): void {
  const mustServe = (): void => {
    const why = readiness.hindrance();
    if (why !== null) throw new HttpFailure(503, why, { code: 'UNAVAILABLE', retryAfterSeconds: 2 });
  };
  app.get('/health', { schema: { response: { 200: HealthAnswer } } }, async () => {
    await ping();
    return { status: 'ok' as const, version };
  });
  app.get('/health/live', { schema: { response: { 200: HealthAnswer } } }, async () => ({ status: 'ok' as const, version }));
  app.get('/health/serving', { schema: { response: { 200: HealthAnswer } } }, async () => {
    mustServe();
    return { status: 'ok' as const, version };
  });
  app.get('/health/ready', { schema: { response: { 200: ReadyAnswer } } }, async () => {
    mustServe();
    await ping();
    if (areReached()) return { status: 'ready' as const, version };
    return { status: 'degraded' as const, version, detail: 'Redis cannot be reached: what crosses nodes takes up to a second.' };
  });
}
