import { limits, type UserId } from '@deadpan/protocol';
import type { Database } from './adapters/database/database.ts';
import { createFileReader } from './adapters/files/file-reader.ts';
import { createEmbedder } from './adapters/judge/embedder.ts';
import { buildApp } from './app.ts';
import { openBlobs } from './blobs.ts';
import { openClock } from './clock.ts';
import { createClosing } from './closing.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database.ts';
import type { Api, ApiModule } from './http/api.ts';
import { createAddressLimiter, createLimiter } from './http/limiter.ts';
import { createReadBudget } from './http/read-budget.ts';
import { createAnalytics, type Analytics } from './modules/analytics/analytics.ts';
import { analyticsRoutes } from './modules/analytics/routes.ts';
import { clientConfigRoutes } from './modules/client-config/routes.ts';
import { createReadiness, type Readiness } from './modules/health/readiness.ts';
import { healthRoutes } from './modules/health/routes.ts';
import { iceRoutes } from './modules/ice/routes.ts';
import { readCatalogue } from './modules/memes/catalogue.ts';
import { readStills } from './modules/memes/stills.ts';
import { createMetrics, type Metrics } from './modules/metrics/metrics.ts';
import { metricsRoutes } from './modules/metrics/routes.ts';
import { measureServices } from './modules/metrics/services.ts';
import { boardRoutes } from './modules/stats/board-routes.ts';
import { createBoards } from './modules/stats/boards.ts';
import { statsRoutes } from './modules/stats/routes.ts';
import { forgetOldReports } from './modules/strangers/old-reports.ts';
import { watchSuspensions } from './modules/strangers/suspended.ts';
import { memesRoot, stillsRoot, version, webRoot } from './paths.ts';
import type { Lan, LanDeps } from './lan/lan.ts';
import { lanRoutes } from './lan/routes.ts';
import { listenAt, listeningAt } from './listening.ts';
import { createLog } from './log.ts';
import { createMemeForge } from './meme-forge.ts';
import { createOwnAccount } from './own-account.ts';
import { createPeople } from './people.ts';
import { createDecksOfPlayers } from './players-decks.ts';
import type { Clock } from './ports/clock.ts';
import type { Counters } from './ports/counters.ts';
import { MINUTE_MS } from './ports/durations.ts';
import { createRealtime } from './realtime.ts';
import { openShared } from './shared.ts';
import { reportWorkerDeaths } from './worker-deaths.ts';

/** A server that is wired but does not listen yet. */
export interface Server {
  app: Api;
  /** Starts to listen; returns the address to open. */
  listen(): Promise<string>;
  /** What guests on a shared network are told, once it listens; null: it is not shared. */
  invitation(): string | null;
  /** Stops taking requests and ends what runs, whatever fails of it; throws the first failure at the end. Twice is fine. */
  close(): Promise<void>;
}

/** What the features stand on. */
interface Base {
  config: Config;
  database: Database;
  clock: Clock;
  /** who counts tries; null: nobody does */
  counters: Counters | null;
  metrics: Metrics;
  readiness: Readiness;
  areReached: () => boolean;
  isOut: (user: UserId) => boolean;
}

/** What pages and games are counted as, also for the operator. */
function countedIn(metrics: Metrics): Analytics {
  const analytics = createAnalytics();
  metrics.total({ name: 'deadpan_page_views_total', help: 'Pages opened', label: 'page', read: () => analytics.pages });
  metrics.total({ name: 'deadpan_visits_total', help: 'Loads of the app', read: () => [['all', analytics.visits()]] });
  metrics.total({ name: 'deadpan_game_sessions_total', help: 'Game sessions told by pages', label: 'kind', read: () => analytics.games });
  return analytics;
}

function modulesOver({ config, database, clock, counters, metrics, readiness, areReached, isOut }: Base): ApiModule[] {
  // One for both registrations of the routes.
  const analytics = countedIn(metrics);
  const boards = createBoards({ stats: database.stats, accounts: database.accounts, clock, isOut });
  const gameSessions = createLimiter('game-sessions', limits.gameSessionsPerMinute, MINUTE_MS, counters);
  const pageViews = createAddressLimiter('page-views', limits.pageViewsPerMinute, MINUTE_MS, counters);
  return [
    (app) => healthRoutes(app, { version: version(), ping: database.ping, areReached, readiness }),
    (app) => clientConfigRoutes(app, config),
    (app) => statsRoutes(app, { stats: database.stats }),
    (app) => boardRoutes(app, { stats: database.stats, boards, clock }),
    (app) => analyticsRoutes(app, { analytics, gameSessions, pageViews }),
    (app) => metricsRoutes(app, { metrics, token: config.metricsToken }),
    (app) => iceRoutes(app, { ice: config, clock, rooms: database.rooms }),
  ];
}

/** Makes the certificates of a LAN party; only then is the library for them loaded. */
async function shareLan(deps: LanDeps): Promise<Lan> {
  const { openLan } = await import('./lan/lan.ts');
  return openLan(deps);
}

/** How long requests that run may take to end after `close`. */
const DRAIN_MS = 3_000;

/** Takes the configuration; opens what it names, wires the features together and returns the server. Used by `main`, which holds the data folder's lock, and by tests. */
export async function createServer(config: Config): Promise<Server> {
  const opened = createClosing();
  try {
    const { log, knowMatches } = createLog(config);
    const database = await openDatabase(config, log);
    opened.add(database.close);
    const shared = openShared(config, log);
    opened.add(shared.close);
    const diedAt = await database.alive.last();
    const clock = await openClock(database.alive, diedAt, shared.nodes);
    const counters = config.rateLimits ? shared.counters(clock) : null;
    opened.add(forgetOldReports({ strangers: database.strangers, decks: database.decks, clock, log }).close);
    const suspended = watchSuspensions({ store: database.suspensions, clock, log });
    const metrics = createMetrics({ ofProcess: config.metricsToken !== null });
    const address = (): string => config.publicUrl ?? listeningAt(app, config);
    const people = await createPeople({ config, database, clock, counters, shared, door: suspended, metrics, log, address });
    opened.add(people.close);
    const lan = config.lan ? await shareLan({ config, log }) : null;
    opened.add(() => lan?.close());
    const { accounts } = people;
    const memes = readCatalogue(memesRoot);
    const stills = readStills(stillsRoot);
    const readiness = createReadiness();
    const onDeath = reportWorkerDeaths(metrics, log);
    const embedder = createEmbedder(onDeath);
    const files = createFileReader({ onDeath });
    opened.add(files.close);
    const blobs = await openBlobs(config);
    measureServices({ database, blobs, nodes: shared.nodes, readiness }, metrics);
    const forge = createMemeForge({ config, database, blobs, embedder, files, onDeath, clock, counters, metrics, log });
    opened.add(forge.close);
    const decks = createDecksOfPlayers({ config, database, blobs, files, stillOf: forge.stillOf, clock, counters, log });
    opened.add(decks.close);
    const realtime = createRealtime({
      config,
      database,
      shared,
      clock,
      counters,
      accounts,
      suspended,
      decks: decks.forMatches,
      memes,
      stills,
      embedder,
      metrics,
      log,
      diedAt,
    });
    knowMatches(realtime.matchIn);
    readiness.watch(() => (realtime.isOutdated() ? 'A newer program serves matches that this one cannot read.' : null));
    const ownAccount = createOwnAccount({ database, clock, counters, people, seating: realtime.seating, blobs, files, memes: forge });
    const app: Api = buildApp({
      log,
      metrics,
      trustProxy: config.trustProxy,
      tls: lan?.tls ?? null,
      publicUrl: config.publicUrl,
      googleScript: config.google?.scriptUrl ?? null,
      verify: accounts.verify,
      recall: accounts.recall,
      reads: config.rateLimits ? createReadBudget(clock) : null,
      modules: [
        ...modulesOver({
          config,
          database,
          clock,
          counters,
          metrics,
          readiness,
          areReached: shared.nodes.areReached,
          isOut: suspended.isOut,
        }),
        people.routes,
        ownAccount,
        forge.routes,
        decks.routes,
        realtime.routes,
        ...(lan ? [lanRoutes] : []),
      ],
      webRoot,
      memesRoot,
      stillsRoot,
    });
    if (memes.length === 0) log.warn('there are no clips in memes/deck: matches cannot start');
    if (stills.length === 0) log.warn('there are no images in memes/stills: matches of three rounds cannot start');
    let patience: NodeJS.Timeout | undefined;
    opened.add(() => clearTimeout(patience));
    opened.add(() => app.close());
    opened.add(realtime.close);
    opened.add(() => {
      readiness.leave();
      // Both wait for the requests that run, and one that never ends must hold up neither.
      patience = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
    });
    await realtime.open(app.server);
    return {
      app,
      close: opened.close,
      invitation: () => lan?.invitation() ?? null,
      listen: async () => {
        await listenAt(app, config, lan);
        return listeningAt(app, config);
      },
    };
  } catch (error) {
    // Why it did not start is what is told.
    await opened.close().catch(() => undefined);
    throw error;
  }
}
