import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { openSqlite } from '../src/adapters/database/sqlite/open.ts';
import type { Database } from '../src/adapters/database/database.ts';
import { createMemoryCounters } from '../src/adapters/memory/counters.ts';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import type { Api } from '../src/http/api.ts';
import { clientConfigRoutes } from '../src/modules/client-config/routes.ts';
import { createMetrics, type Metrics } from '../src/modules/metrics/metrics.ts';
import { createPeople, type People } from '../src/people.ts';
import { openShared } from '../src/shared.ts';

/** The real HTTP app with everything about accounts in it, over a database of its own and a clock the test moves. */
export interface PeopleApp {
  app: Api;
  people: People;
  database: Database;
  folder: string;
  metrics: Metrics;
  /** Lines the server logged. */
  logged: string[];
  clock: { now(): number; ahead: number };
  close(): Promise<void>;
}

/** Takes environment variables as an operator would set them. */
export async function peopleApp(env: Record<string, string> = {}): Promise<PeopleApp> {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-people-'));
  const config = readConfig({ RATE_LIMITS: 'off', DATA_DIR: folder, ...env });
  const logged: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => logged.push(line) });
  const clock = { ahead: 0, now: () => Date.now() + clock.ahead };
  const database = await openSqlite(folder);
  const counters = config.rateLimits ? createMemoryCounters(clock) : null;
  const door = { isOut: () => false, mayEnter: async () => {} };
  const metrics = createMetrics({ ofProcess: false });
  const people = await createPeople({
    config,
    database,
    clock,
    counters,
    shared: openShared(config, log),
    door,
    metrics,
    log,
    address: () => config.publicUrl ?? 'http://localhost:8080',
  });
  const app = buildApp({
    log,
    trustProxy: false,
    publicUrl: null,
    verify: people.accounts.verify,
    modules: [(api) => clientConfigRoutes(api, config), people.routes],
    webRoot: folder,
    memesRoot: join(folder, 'none'),
    stillsRoot: join(folder, 'none'),
  });
  return {
    app,
    people,
    database,
    folder,
    metrics,
    logged,
    clock,
    close: async () => {
      await app.close();
      await people.close();
      await database.close();
      rmSync(folder, { recursive: true });
    },
  };
}
