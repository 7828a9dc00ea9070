import { limits, type Ack, type ClientEventName, type RoomId, type ServerEventName } from '@deadpan/protocol';
import { io, NodeXHR } from 'socket.io-client';
import { patienceOf, pauseAfter } from './coming-back.ts';
import { quietWebSocket } from './quiet-web-socket.ts';

/** Why the server or the network refused a connection. */
export interface Refusal {
  message: string;
  /** The error code the server attached, if any. */
  code?: string;
  /** The HTTP status of the transport, if it failed with one. */
  description?: unknown;
}

/** What a connection needs of a socket; the tests bring their own. */
export interface Wire {
  isUp(): boolean;
  connect(): void;
  disconnect(): void;
  /** Drops the transport without a word, as a dead network would; it reconnects by itself. */
  reset(): void;
  /** While it is not up: a try that is under way is not waited for, another begins at once. */
  hasten(): void;
  /** The room the next handshake names. */
  setLobby(lobby: RoomId | null): void;
  send(event: ClientEventName, payload: unknown): void;
  /** Sends and waits for the acknowledgement; null when there is none in time. */
  request(event: ClientEventName, payload: unknown, timeoutMs: number): Promise<Ack | null>;
  on(event: ServerEventName, listener: (payload: unknown) => void): () => void;
  onUp(listener: () => void): void;
  /** Told of everything that comes, pings included. */
  onHeard(listener: () => void): void;
  /** `reason` as Socket.IO names it. */
  onDown(listener: (reason: string) => void): void;
  /** A connection could not be made; `retries` tells whether the next try comes by itself. */
  onRefused(listener: (refusal: Refusal, retries: boolean) => void): void;
}

const queryOf = (lobby: RoomId | null = null) => (lobby ? { lobby } : {});

/** Socket.IO as the product uses it (spec §9 "Socket", design "Wire"). It does not connect before `connect`. */
export function createSocketWire({ url, token, lobby }: { url?: string; token: string; lobby?: RoomId }): Wire {
  let isLeaving = false;
  const options = {
    path: limits.socket.path,
    auth: { token },
    transports: [quietWebSocket(() => isLeaving), NodeXHR],
    tryAllTransports: true, // without it a blocked WebSocket never falls back to polling
    query: queryOf(lobby),
    timeout: limits.socket.handshakeMs,
    // The spec gives up after 5 tries; a player of a running match comes back however long the network was away (design §1.4).
    reconnectionAttempts: Infinity,
    reconnectionDelay: limits.socket.reconnectDelayMs,
    reconnectionDelayMax: pauseAfter(),
    autoConnect: false,
    forceNew: true,
  };
  const socket = io(url as string, options); // without an address it is the page's own, which its types do not know
  socket.io.on('reconnect_attempt', (attempt) => socket.io.timeout(patienceOf(attempt)));
  socket.io.on('error', ({ message }) => socket.io.reconnectionDelayMax(pauseAfter(message)));

  return {
    isUp: () => socket.connected,
    connect: () => void socket.connect(),
    disconnect: () => {
      isLeaving = true;
      socket.disconnect();
      isLeaving = false;
    },
    // Its transport: the engine itself would first wait until all is sent, which over polling a dead network never ends.
    reset: () => socket.io.engine?.transport.close(),
    hasten: () => {
      if (!socket.active) return;
      socket.io.timeout(patienceOf(1));
      socket.disconnect().connect();
    },
    setLobby: (next) => {
      socket.io.opts.query = queryOf(next);
    },
    send: (event, payload) => void socket.emit(event, payload),
    request: async (event, payload, timeoutMs) => {
      if (!socket.connected) return null; // else it would wait in Socket.IO's own queue, unbounded and out of order
      try {
        const ack = (await socket.timeout(timeoutMs).emitWithAck(event, payload)) as Ack | undefined;
        return ack && typeof ack.ok === 'boolean' ? ack : null;
      } catch {
        return null;
      }
    },
    on: (event, listener) => {
      const handler = (payload: unknown): void => listener(payload);
      socket.on(event as string, handler);
      return () => void socket.off(event as string, handler);
    },
    onUp: (listener) => void socket.on('connect', listener),
    onHeard: (listener) => void socket.io.on('open', () => void socket.io.engine.on('packet', listener)),
    onDown: (listener) => void socket.on('disconnect', (reason) => listener(reason)),
    onRefused: (listener) =>
      void socket.on('connect_error', (error: Error & { data?: { code?: string }; description?: unknown }) => {
        const code = error.data?.code;
        listener({ message: error.message, description: error.description, ...(code && { code }) }, socket.active);
      }),
  };
}
