import { limits, type Ack, type ClientEventName, type RoomId, type ServerEventName } from '@deadpan/protocol';
import { io } from 'socket.io-client';

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
  /** `reason` as Socket.IO names it. */
  onDown(listener: (reason: string) => void): void;
  /** A connection could not be made; `retries` tells whether the next try comes by itself. */
  onRefused(listener: (refusal: Refusal, retries: boolean) => void): void;
}

/**
 * A try that began while the network was away is answered long after it is back: the system asks again after one, two, four, eight seconds. So whoever
 * comes back gives a try up early and makes another; now and then one is given all its time, for lines on which everything takes long.
 */
const COMING_BACK_MS = 4_000;
const PATIENT_EVERY = 4;

const queryOf = (lobby: RoomId | null = null) => (lobby ? { lobby } : {});

/** Socket.IO as the product uses it (spec §9 "Socket", design "Wire"). It does not connect before `connect`. */
export function createSocketWire({ url, token, lobby }: { url?: string; token: string; lobby?: RoomId }): Wire {
  const options = {
    path: limits.socket.path,
    auth: { token },
    transports: ['websocket', 'polling'],
    tryAllTransports: true, // without it a blocked WebSocket never falls back to polling
    query: queryOf(lobby),
    timeout: limits.socket.handshakeMs,
    // The spec gives up after 5 tries; a player of a running match comes back however long the network was away (design §1.4).
    reconnectionAttempts: Infinity,
    reconnectionDelay: limits.socket.reconnectDelayMs,
    // The spec's 5 s would let players of a restarted server wait longer than the 3 s that a match is worth.
    reconnectionDelayMax: limits.socket.reconnectDelayMaxMs / 2,
    autoConnect: false,
    forceNew: true,
  };
  const socket = io(url as string, options); // without an address it is the page's own, which its types do not know
  socket.io.on('reconnect_attempt', (attempt) => socket.io.timeout(attempt % PATIENT_EVERY === 0 ? options.timeout : COMING_BACK_MS));

  return {
    isUp: () => socket.connected,
    connect: () => void socket.connect(),
    disconnect: () => void socket.disconnect(),
    reset: () => socket.io.engine?.close(),
    hasten: () => void (socket.active && socket.disconnect().connect()),
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
    onDown: (listener) => void socket.on('disconnect', (reason) => listener(reason)),
    onRefused: (listener) =>
      void socket.on('connect_error', (error: Error & { data?: { code?: string }; description?: unknown }) => {
        const code = error.data?.code;
        listener({ message: error.message, description: error.description, ...(code && { code }) }, socket.active);
      }),
  };
}
