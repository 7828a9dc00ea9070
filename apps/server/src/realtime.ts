import type { Server as HttpServer } from 'node:http';
import type { Catalogue } from '@deadpan/game';
import type { MatchId, Meme, RoomId, Still, UserId } from '@deadpan/protocol';
import type { Embedder } from './adapters/judge/embedder.ts';
import type { Database } from './adapters/database/database.ts';
import { createJudges } from './captions-judge.ts';
import type { Config } from './config.ts';
import { addressOf } from './http/address.ts';
import type { ApiModule } from './http/api.ts';
import { createLimiter } from './http/limiter.ts';
import type { Accounts } from './modules/accounts/accounts.ts';
import { callJudge } from './modules/captions/judging.ts';
import type { PlayersDecks } from './modules/lobbies/deck-choice.ts';
import { createListing } from './modules/lobbies/listing.ts';
import { createLobbies } from './modules/lobbies/lobbies.ts';
import { CHANGES_PER_MINUTE, lobbyRoutes } from './modules/lobbies/routes.ts';
import type { Metrics } from './modules/metrics/metrics.ts';
import { createRecords } from './modules/records/records.ts';
import { recordRoutes } from './modules/records/routes.ts';
import { createRunning } from './modules/records/running.ts';
import { createAttendance } from './modules/rooms/attendance.ts';
import { byStatus } from './modules/rooms/by-status.ts';
import { keepRooms, type Keeper } from './modules/rooms/keeper.ts';
import { callMemes } from './modules/rooms/meme-calls.ts';
import { sparing } from './modules/rooms/passing.ts';
import { createRooms } from './modules/rooms/rooms.ts';
import { createSeating, type Seating } from './modules/rooms/seating.ts';
import { createSignalling } from './modules/signalling/signalling.ts';
import { createCompany } from './modules/strangers/company.ts';
import { createLoners } from './modules/strangers/loners.ts';
import { strangerRoutes } from './modules/strangers/routes.ts';
import { createStrangers } from './modules/strangers/strangers.ts';
import type { Suspended } from './modules/strangers/suspended.ts';
import type { SharedClock } from './ports/clock.ts';
import type { Counters } from './ports/counters.ts';
import { MINUTE_MS } from './ports/durations.ts';
import type { Log } from './ports/log.ts';
import type { Passing } from './ports/nodes.ts';
import type { Shared } from './shared.ts';
import { createBus } from './sockets/bus.ts';
import { createExpel } from './sockets/expel.ts';
import { createFloods } from './sockets/floods.ts';
import { openGateway } from './sockets/gateway.ts';
import { createHandlers } from './sockets/handlers.ts';
import { attachIo, createIo, type Connection } from './sockets/io.ts';
import { measureSockets } from './sockets/measure.ts';
import { createNewcomers } from './sockets/newcomers.ts';
import { createSeats } from './sockets/seats.ts';

export interface RealtimeDeps {
  config: Config;
  database: Database;
  shared: Shared;
  clock: SharedClock;
  /** who counts tries; null: nobody does */
  counters: Counters | null;
  accounts: Accounts;
  suspended: Suspended;
  decks: PlayersDecks;
  memes: readonly Meme[];
  /** the images of round 3 */
  stills: readonly Still[];
  /** what the embedded judge reads captions with; closed with it */
  embedder: Embedder;
  metrics: Metrics;
  log: Log;
  /** Wall time of the last sign of life before this start. */
  diedAt: number | null;
}

/** Rooms, their sockets and their HTTP routes, wired together. */
export interface Realtime {
  routes: ApiModule;
  seating: Seating;
  /** Whether a newer program has saved arenas of players who are here: a proxy should send new ones to other nodes. */
  isOutdated(): boolean;
  /** The match that runs in an arena of this process. */
  matchIn(room: RoomId): MatchId | null;
  /** Takes up the rooms an earlier process left and opens the sockets on the HTTP server; before it listens. */
  open(http: HttpServer): Promise<void>;
  /** Tells the sockets, saves what is under way and stops every timer. */
  close(): Promise<void>;
}

/**
 * Takes what the features of rooms stand on, the open database and the rest of the wiring; returns them wired together. Nothing runs before `open`,
 * and `close` ends it all.
 */
export function createRealtime({
  config,
  database,
  shared,
  clock,
  counters,
  accounts,
  suspended,
  decks,
  memes,
  stills,
  embedder,
  metrics,
  log,
  diedAt,
}: RealtimeDeps): Realtime {
  const memesById = new Map(memes.map((meme) => [meme.id, meme]));
  const stillsById = new Map(stills.map((still) => [still.id, still]));
  const catalogue: Catalogue = { meme: (id) => memesById.get(id), still: (id) => stillsById.get(id) };
  const builtIn = { deck: memes.map(({ id, duration }) => ({ id, durationMs: duration })), stills: stills.map(({ id }) => id) };
  const { matchSpeed: speed, rateLimits, familyFilter: family } = config;

  const { nodes } = shared;
  const io = createIo(config.publicUrl === null ? [] : [config.publicUrl]);
  const areAllHere = (id: RoomId): boolean => {
    const players = rooms.peek(id)?.room.players;
    return players !== undefined && players.every(({ id: user, connected }) => !connected || bus.hasPages(id, user));
  };
  const bus = createBus(io, nodes.areSeveral ? sparing(nodes, areAllHere) : nodes);
  const rooms = createRooms({ store: database.rooms, nodes, clock, bus, catalogue, log, metrics });
  const loners = createLoners(database.strangers, clock, nodes.areSeveral);
  const lobbies = createLobbies({
    rooms,
    store: database.rooms,
    listing: createListing({ rooms, nodes, store: database.rooms, clock }),
    strangers: database.strangers,
    loners,
    clock,
    builtIn,
    decks,
    accounts: database.accounts,
    family,
    speed,
    counters,
  });
  const seating = createSeating(rooms, database.rooms);
  const arenaChanges = createLimiter('arena-changes', CHANGES_PER_MINUTE, MINUTE_MS, counters);
  const strangers = createStrangers({
    store: loners.watched,
    accounts: database.accounts,
    rooms,
    kept: database.rooms,
    company: createCompany(rooms, clock, nodes),
    clock,
    counters,
  });
  const records = createRecords({
    store: database.records,
    accounts: database.accounts,
    catalogue,
    decks,
    running: createRunning(rooms, database.rooms),
    clock,
    counters,
  });
  const attendance = createAttendance(rooms, clock, (id, user) => !nodes.areSeveral || bus.hasPages(id, user), log);
  const memeCalls = callMemes(rooms, bus, clock, catalogue);
  const judges = createJudges(config.judge, embedder, metrics, log);
  const judging = callJudge(rooms, judges, catalogue, log, nodes);
  const signalling = createSignalling({
    documents: shared.documents(clock),
    members: async (id, anew) => ((anew ? await rooms.look(id) : rooms.peek(id))?.room.players ?? []).map((seat) => seat.id),
    isHere: bus.hasPages,
    host: (id) => rooms.peek(id)?.room.hostId ?? null,
    emit: (room, to, event, payload) => bus.pass({ room, to, event, payload } as Passing),
    now: () => clock.now(),
  });
  const seats = createSeats({ io, rooms, lobbies, catalogue, clock, log });
  const handlers = createHandlers({ rooms, lobbies, seats, attendance, signalling, bus, clock, catalogue });

  rooms.onSaved(({ room }, events, how) => {
    // Once for all nodes.
    if (how === 'learnt') return;
    for (const event of events) {
      if (event.type === 'left' || event.type === 'kicked') void signalling.dropMember(room.id, event.who.id);
      if (event.type === 'closed') void signalling.forget(room.id);
    }
  });

  shared.onBack(() => void signalling.remind());

  metrics.gauge({
    name: 'deadpan_rooms',
    help: 'Open arenas, by status; of several nodes the one counts an arena on which the first of its players is who is here',
    label: 'status',
    read: () => byStatus(rooms.held(), bus, nodes),
  });
  measureSockets(io, metrics);

  const onFlood = metrics.counter({ name: 'deadpan_floods_total', help: 'Connections cut off because they sent too much' })();
  const onCrowded = metrics.counter({
    name: 'deadpan_strangers_closed_total',
    help: 'Connections closed because their network had too many on which nobody had signed in',
  })();
  const newcomers = createNewcomers({ addressOf: addressOf(config.trustProxy), rateLimits, onClosed: onCrowded });
  const floods = rateLimits ? createFloods({ clock, onFlood }) : null;
  const onSlow = metrics.counter({ name: 'deadpan_slow_readers_total', help: 'Pages cut off because they did not read' })();

  let keeper: Keeper | null = null;
  let attached = false;
  return {
    isOutdated: rooms.isOutdated,
    matchIn: (room) => rooms.peek(room)?.room.match?.id ?? null,
    seating,
    routes: (app) => {
      lobbyRoutes(app, { lobbies, seating, changes: arenaChanges });
      strangerRoutes(app, { strangers });
      recordRoutes(app, { records });
    },
    async open(http) {
      attachIo(io, http, { newcomers, floods, onSlow });
      attached = true;
      const { rooms: store, alive } = database;
      keeper = await keepRooms({ rooms, store, alive, nodes, clock, log, onReturn: seats.recover, holds: seats.holds }, diedAt);
      const { verify, onRevoked, onChanged } = accounts;
      const onSignedIn = (connection: Connection, user: UserId): void => {
        newcomers.signedIn(connection);
        floods?.signedIn(connection, user);
      };
      openGateway({ io, verify, onRevoked, onChanged, onSignedIn, handlers, seats, clock, log, rateLimits });
      await suspended.watch(createExpel({ io, rooms, store: database.rooms }));
    },
    async close() {
      attendance.close();
      memeCalls.close();
      judging.close();
      await judges.close();
      seats.close();
      io.disconnectSockets(true);
      await suspended.close();
      await keeper?.close();
      await rooms.close();
      if (attached) await io.close();
    },
  };
}
