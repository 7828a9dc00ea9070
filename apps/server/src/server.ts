import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { pino } from 'pino';
import { monotonicClock } from './adapters/clock.ts';
import type { Database } from './adapters/database/database.ts';
import { openPostgres } from './adapters/database/postgres/open.ts';
import { openSqlite } from './adapters/database/sqlite/open.ts';
import { buildApp } from './app.ts';
import { BadSetting, type Config } from './config.ts';
import type { Api, ApiModule } from './http/api.ts';
import { createAccounts, type Accounts } from './modules/accounts/accounts.ts';
import { createPasswords } from './modules/accounts/passwords.ts';
import { accountRoutes } from './modules/accounts/routes.ts';
import { keptSecret } from './modules/accounts/secret.ts';
import { createSessions } from './modules/accounts/sessions.ts';
import { createTokens } from './modules/accounts/tokens.ts';
import { healthRoutes } from './modules/health/routes.ts';
import { iceRoutes } from './modules/ice/routes.ts';
import { readCatalogue } from './modules/memes/catalogue.ts';
import { statsRoutes } from './modules/stats/routes.ts';
import { memesRoot, version, webRoot } from './paths.ts';
import type { Clock } from './ports/clock.ts';
import type { Log } from './ports/log.ts';
import { createRealtime } from './realtime.ts';

/** A server that is wired but does not listen yet. */
export interface Server {
  app: Api;
  /** Starts to listen; returns the address to open. */
  listen(): Promise<string>;
  /** Stops taking requests and ends what runs. Twice is fine. */
  close(): Promise<void>;
}

/** What the features stand on. */
interface Base {
  config: Config;
  database: Database;
  clock: Clock;
  accounts: Accounts;
}

async function openDatabase({ databaseUrl, dataDir }: Config, log: Log): Promise<Database> {
  try {
    if (databaseUrl === null) return await openSqlite(dataDir);
    return await openPostgres(databaseUrl, (error) => log.warn({ err: error }, 'a connection to the database broke'));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const lead = databaseUrl === null ? `DATA_DIR is ${JSON.stringify(dataDir)}; it holds` : 'DATABASE_URL leads to';
    throw new BadSetting(`${lead} no database that can be used: ${why}.`, { cause: error });
  }
}

/** The signing secret: configured, or kept in the data folder. */
function secretOf({ jwtSecret, dataDir }: Config): Uint8Array {
  if (jwtSecret !== null) return new TextEncoder().encode(jwtSecret);
  try {
    return keptSecret(dataDir);
  } catch (error) {
    throw new BadSetting(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

async function openAccounts(config: Config, database: Database, clock: Clock): Promise<Accounts> {
  const store = database.accounts;
  const sessions = createSessions({ store, tokens: createTokens(secretOf(config), clock), clock });
  const passwords = await createPasswords(Math.min(2, availableParallelism()));
  return createAccounts({ store, sessions, passwords, clock, rateLimits: config.rateLimits });
}

function modulesOver({ config, database, clock, accounts }: Base): ApiModule[] {
  return [
    (app) => healthRoutes(app, { version: version(), ping: database.ping }),
    (app) => accountRoutes(app, { accounts }),
    (app) => statsRoutes(app, { stats: database.stats }),
    (app) => iceRoutes(app, { ice: config, clock }),
  ];
}

/** What the system says when it does not let the server listen, and which setting chose that. */
const unheard: Record<string, 'PORT' | 'HOST'> = {
  EADDRINUSE: 'PORT',
  EACCES: 'PORT',
  EADDRNOTAVAIL: 'HOST',
  ENOTFOUND: 'HOST',
  EAI_AGAIN: 'HOST',
};

async function listenAt(app: Api, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const name = unheard[code];
    if (name === undefined) throw error;
    const wants = name === 'PORT' ? 'a port that is free and may be used' : 'an address of this machine';
    throw new BadSetting(`${name} is ${name === 'PORT' ? port : JSON.stringify(host)}; it must be ${wants} (${code}).`, { cause: error });
  }
}

/** How long requests that run may take to end after `close`. */
const DRAIN_MS = 3_000;

/** Takes the configuration; opens what it names, wires the features together and returns the server. Used by `main`, which holds the data folder's lock, and by tests. */
export async function createServer(config: Config): Promise<Server> {
  const undo: (() => void | Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (let last = undo.pop(); last; last = undo.pop()) await last();
  };
  try {
    const log = pino({ level: config.logLevel, redact: ['req.headers.authorization'] });
    const database = await openDatabase(config, log);
    undo.push(database.close);
    const diedAt = await database.alive.last();
    const clock = monotonicClock(diedAt);
    const accounts = await openAccounts(config, database, clock);
    const memes = readCatalogue(memesRoot);
    const realtime = createRealtime({ config, database, clock, accounts, memes, log, diedAt });
    const app: Api = buildApp({
      log,
      trustProxy: config.trustProxy,
      publicUrl: config.publicUrl,
      verify: accounts.verify,
      modules: [...modulesOver({ config, database, clock, accounts }), realtime.routes],
      webRoot,
      memesRoot,
    });
    if (memes.length === 0) log.warn('there are no clips in memes/deck: matches cannot start');
    undo.push(async () => {
      // Both wait for the requests that run, and one that never ends must hold up neither.
      const patience = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
      await realtime.close();
      await app.close();
      clearTimeout(patience);
    });
    await realtime.open(app.server);
    return {
      app,
      close,
      listen: async () => {
        await listenAt(app, config);
        const { port } = app.server.address() as AddressInfo;
        const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host;
        return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
