import type { Server as HttpServer } from 'node:http';
import type { Meme } from '@deadpan/protocol';
import { createMemoryDocuments } from './adapters/memory/documents.ts';
import type { Database } from './adapters/database/database.ts';
import type { Config } from './config.ts';
import type { ApiModule } from './http/api.ts';
import type { Accounts } from './modules/accounts/accounts.ts';
import { createLobbies } from './modules/lobbies/lobbies.ts';
import { lobbyRoutes } from './modules/lobbies/routes.ts';
import { createAttendance } from './modules/rooms/attendance.ts';
import { keepRooms, type Keeper } from './modules/rooms/keeper.ts';
import { callMemes } from './modules/rooms/meme-calls.ts';
import { createRooms } from './modules/rooms/rooms.ts';
import { createSignalling } from './modules/signalling/signalling.ts';
import type { Clock } from './ports/clock.ts';
import type { Log } from './ports/log.ts';
import { createBus } from './sockets/bus.ts';
import { openGateway } from './sockets/gateway.ts';
import { createHandlers } from './sockets/handlers.ts';
import { attachIo, createIo } from './sockets/io.ts';
import { createSeats } from './sockets/seats.ts';

export interface RealtimeDeps {
  config: Config;
  database: Database;
  clock: Clock;
  accounts: Accounts;
  memes: readonly Meme[];
  log: Log;
  /** Wall time of the last sign of life before this start. */
  diedAt: number | null;
}

/** Rooms, their sockets and their HTTP routes, wired together. */
export interface Realtime {
  routes: ApiModule;
  /** Takes up the rooms an earlier process left and opens the sockets on the HTTP server; before it listens. */
  open(http: HttpServer): Promise<void>;
  /** Tells the sockets, saves what is under way and stops every timer. */
  close(): Promise<void>;
}

export function createRealtime({ config, database, clock, accounts, memes, log, diedAt }: RealtimeDeps): Realtime {
  const byId = new Map(memes.map((meme) => [meme.id, meme]));
  const catalogue = (id: string) => byId.get(id);
  const deck = memes.map(({ id, duration }) => ({ id, durationMs: duration }));
  const { matchSpeed: speed, rateLimits } = config;

  const io = createIo(config.publicUrl === null ? [] : [config.publicUrl]);
  const bus = createBus(io);
  const rooms = createRooms({ store: database.rooms, clock, bus, catalogue, log });
  const lobbies = createLobbies({ rooms, store: database.rooms, clock, deck, speed, rateLimits });
  const attendance = createAttendance(rooms, clock);
  const memeCalls = callMemes(rooms, bus, clock, catalogue);
  const signalling = createSignalling({
    documents: createMemoryDocuments(() => clock.now()),
    members: (id) => rooms.peek(id)?.room.players.map((seat) => seat.id) ?? [],
    host: (id) => rooms.peek(id)?.room.hostId ?? null,
    emit: bus.toPlayer,
    now: () => clock.now(),
  });
  const seats = createSeats({ io, rooms, lobbies, catalogue, clock });
  const handlers = createHandlers({ rooms, lobbies, seats, attendance, signalling, bus, clock, catalogue });

  rooms.onSaved(({ room }, events) => {
    for (const event of events) {
      if (event.type === 'left' || event.type === 'kicked') void signalling.dropMember(room.id, event.who.id);
      if (event.type === 'closed') void signalling.forget(room.id);
    }
  });

  let keeper: Keeper | null = null;
  let attached = false;
  return {
    routes: (app) => lobbyRoutes(app, { lobbies }),
    async open(http) {
      attachIo(io, http);
      attached = true;
      keeper = await keepRooms({ rooms, store: database.rooms, alive: database.alive, clock, log }, diedAt);
      openGateway({ io, verify: accounts.verify, onRevoked: accounts.onRevoked, handlers, seats, clock, log, rateLimits });
    },
    async close() {
      attendance.close();
      memeCalls.close();
      seats.close();
      io.disconnectSockets(true);
      await keeper?.close();
      await rooms.close();
      if (attached) await io.close();
    },
  };
}
