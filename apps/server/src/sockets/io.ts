import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import { limits, type RoomId, type ServerToClient, type UserId } from '@deadpan/protocol';
import { Server, type Socket } from 'socket.io';
import { bareHeaders } from '../http/headers.ts';
import type { Floods } from './floods.ts';
import type { Newcomers } from './newcomers.ts';
import { isOwnOrigin } from './origin.ts';
import { pingSilent } from './pings.ts';
import { refuseHandshakes, refuseUpgrades, refuseUpgradesElsewhere, type WebSockets } from './refusals.ts';
import { cutSlowAnswer, cutSlowReaders } from './slow-readers.ts';

/** Who a socket signed in as, and the seat it holds. */
export interface SocketData {
  userId: UserId | null;
  username: string;
  picture: string | null;
  sessionId: string | null;
  roomId: RoomId | null;
  /** The seat's session that this socket raised; a drop names it. */
  seatSession: number;
}

type FromClient = Record<string, (...args: unknown[]) => void>;
export type Io = Server<FromClient, ServerToClient, Record<string, never>, SocketData>;
/** What a socket goes over, websocket or polling. */
export type Connection = Socket['conn'];
export type PlayerSocket = Socket<FromClient, ServerToClient, Record<string, never>, SocketData>;

/** Takes the origins allowed beside the server's own; returns Socket.IO, to be attached to the HTTP server (spec §7, design "Wire"). */
export function createIo(allowedOrigins: readonly string[]): Io {
  const { path, maxPacketBytes, pingMs, pongMs, handshakeMs } = limits.socket;
  return new Server({
    path,
    serveClient: false,
    transports: ['websocket', 'polling'],
    maxHttpBufferSize: maxPacketBytes,
    pingInterval: pingMs,
    pingTimeout: pongMs,
    connectTimeout: handshakeMs,
    perMessageDeflate: false,
    httpCompression: false,
    allowRequest: (request, answer) => {
      if (!isOwnOrigin(request.headers, allowedOrigins)) answer('cross-origin requests are not allowed', false);
      else if (request.headers.host === undefined && request.httpVersion !== '1.0') answer('the request names no host', false);
      else answer(null, true);
    },
  });
}

export interface Doorkeepers {
  newcomers: Pick<Newcomers, 'came'>;
  /** null: nobody is limited */
  floods: Pick<Floods, 'watch'> | null;
  /** Called for every page that is cut off because it does not read. */
  onSlow: () => void;
}

/** Opens the sockets on the HTTP server. Polling's answers and refusals never pass Fastify's hooks; they carry the same security headers. */
export function attachIo(io: Io, http: HttpServer, { newcomers, floods, onSlow }: Doorkeepers): void {
  // Before Engine.IO, which would leave an upgrade of another address alone for a second.
  refuseUpgradesElsewhere(http, limits.socket.path);
  io.attach(http, { destroyUpgrade: false });
  refuseUpgrades(io.engine);
  // Engine.IO makes what takes websockets anew when the server begins to listen.
  const { engine } = io as unknown as { engine: { ws: WebSockets } };
  http.on('listening', () => {
    refuseHandshakes(engine.ws);
    // With limits pings are answered as long as the answers are taken (`floods`).
    if (floods) engine.ws.options.autoPong = false;
  });
  io.engine.on('connection', (connection: Connection) => {
    newcomers.came(connection);
    floods?.watch(connection);
    cutSlowReaders(connection, onSlow);
    pingSilent(connection);
  });
  io.engine.use((_request: IncomingMessage, response: ServerResponse, next: () => void) => {
    for (const [name, value] of Object.entries(bareHeaders)) response.setHeader(name, value);
    cutSlowAnswer(response);
    next();
  });
}

/** Names of the Socket.IO rooms: everybody of an arena here, and one player's pages in it. */
export const roomName = (id: RoomId): string => `room:${id}`;
export const seatName = (id: RoomId, user: UserId): string => `seat:${id}:${user}`;
export const userName = (user: UserId): string => `user:${user}`;
export const sessionName = (sessionId: string): string => `session:${sessionId}`;
