import type { Database } from './adapters/database/database.ts';
import { takeTurns } from './async/turns.ts';
import type { Config } from './config.ts';
import type { ApiModule } from './http/api.ts';
import { HttpFailure } from './http/failure.ts';
import { createDecks, type DecksDeps } from './modules/decks/decks.ts';
import { decksForMatches } from './modules/decks/for-matches.ts';
import { deckMedia } from './modules/decks/media-routes.ts';
import { createPosters } from './modules/decks/posters.ts';
import { createDeckReports } from './modules/decks/reports.ts';
import { deckRoutes } from './modules/decks/routes.ts';
import type { PlayersDecks } from './modules/lobbies/deck-choice.ts';
import { createFinish } from './modules/uploads/finish.ts';
import { createLocks } from './modules/uploads/locks.ts';
import { createParts } from './modules/uploads/parts.ts';
import { uploadRoutes } from './modules/uploads/routes.ts';
import { createSweeper } from './modules/uploads/sweeper.ts';
import { createUploads } from './modules/uploads/uploads.ts';
import type { BlobStore } from './ports/blobs.ts';
import type { Clock } from './ports/clock.ts';
import type { Counters } from './ports/counters.ts';
import type { FileReader } from './ports/file-reader.ts';
import type { Log } from './ports/log.ts';

export interface DecksOfPlayersDeps {
  config: Config;
  database: Database;
  blobs: BlobStore;
  /** not closed here */
  files: FileReader;
  stillOf: DecksDeps['stillOf'];
  clock: Clock;
  /** who counts tries; null: nobody does */
  counters: Counters | null;
  log: Log;
}

/** Players' own decks, wired together. */
export interface DecksOfPlayers {
  routes: ApiModule;
  forMatches: PlayersDecks;
  close(): Promise<void>;
}

/** Beyond this many waiting files, one is refused (and sent again by itself) rather than looked at minutes later. */
const WAITING_MAX = 20;
/** The file reader has two processes. */
const READ_AT_ONCE = 2;
/** Files in memory at once. */
const GATHERED_MAX = 3;
const busy = (): HttpFailure =>
  new HttpFailure(503, 'Too many files are being read. Please try again in a moment.', { code: 'UNAVAILABLE', retryAfterSeconds: 10 });

export function createDecksOfPlayers({
  config,
  database,
  blobs,
  files,
  stillOf,
  clock,
  counters,
  log,
}: DecksOfPlayersDeps): DecksOfPlayers {
  const { decks: store, uploads: underWay } = database;
  const { uploads: enabled } = config;
  const parts = createParts(blobs);
  const locks = createLocks();
  const reading = takeTurns(READ_AT_ONCE, WAITING_MAX, busy);
  const gathering = takeTurns(GATHERED_MAX, WAITING_MAX, busy);
  const finish = createFinish({ store, uploads: underWay, blobs, parts, files, gathering, reading, clock, counters });
  const uploads = createUploads({ store: underWay, decks: store, parts, finish, isHeld: locks.isHeld, clock });
  const sweeper = createSweeper({ uploads, log });
  const decks = createDecks({ store, blobs, stillOf, uploads: enabled, clock });
  const modules: ApiModule[] = [
    deckRoutes({
      decks,
      posters: createPosters({ store, blobs, files, turns: reading }),
      report: createDeckReports({ store, clock, counters }),
      counters,
    }),
    deckMedia(blobs),
    uploadRoutes({ uploads, locker: locks, enabled, counters }),
  ];
  return {
    routes: (app) => modules.forEach((routes) => routes(app)),
    forMatches: decksForMatches(store),
    close: async () => sweeper.close(),
  };
}
