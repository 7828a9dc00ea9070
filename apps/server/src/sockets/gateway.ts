import type { Person } from '@deadpan/game';
import { clientEvents, clientEventNames, limits, type Ack, type ClientEventName, type ErrorCode, type UserId } from '@deadpan/protocol';
import { DatabaseAway } from '../ports/database-away.ts';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import type { Handlers, Received } from './handlers.ts';
import { sessionName, userName, type Connection, type Io, type PlayerSocket } from './io.ts';
import { createLane } from './lane.ts';
import { createRates } from './rate.ts';
import type { Seats } from './seats.ts';

/** Whom a token signs in. */
export interface SignedIn {
  userId: string;
  username: string;
  picture: string | null;
  sessionId: string;
}

export interface GatewayOptions {
  io: Io;
  verify: (token: string) => Promise<SignedIn | null>;
  /** Calls back with the session id of every sign-in that is revoked. */
  onRevoked: (listener: (sessionId: string) => void) => void;
  /** Calls back with a player's new name or picture. */
  onChanged: (listener: (who: Person) => void) => void;
  /** Called when somebody has signed in on a connection. */
  onSignedIn: (connection: Connection, user: UserId) => void;
  handlers: Handlers;
  seats: Seats;
  clock: Clock;
  log: Log;
  rateLimits: boolean;
}

type Answer = (ack: Ack) => void;

const refusal = (code: ErrorCode, message: string): Extract<Ack, { ok: false }> => ({ ok: false, error: { code, message } });
const TOO_MANY_PAGES = refusal('RATE_LIMITED', 'Too many pages of yours are open. Close one, then try again.');
const TOO_MANY = refusal('RATE_LIMITED', 'Too many messages. Slow down.');

/** Takes Socket.IO and the handlers; from then on every client event is parsed, limited, handled and acknowledged, written once for all (design "Wire"). */
export function openGateway({
  io,
  verify,
  onRevoked,
  onChanged,
  onSignedIn,
  handlers,
  seats,
  clock,
  log,
  rateLimits,
}: GatewayOptions): void {
  const summaries = createLane('player_summary');
  const rateOf = createRates(clock);

  function signIn(socket: PlayerSocket, who: SignedIn): void {
    Object.assign(socket.data, { userId: who.userId, username: who.username, picture: who.picture, sessionId: who.sessionId });
    onSignedIn(socket.conn, who.userId);
    void socket.join([userName(who.userId), sessionName(who.sessionId)]);
  }

  /** Has the player as many sockets as one may have? */
  function isCrowded(who: SignedIn): boolean {
    return rateLimits && (io.of('/').adapter.rooms.get(userName(who.userId))?.size ?? 0) >= limits.socketsPerPlayer;
  }

  function greet(socket: PlayerSocket): void {
    const { userId, username } = socket.data;
    if (userId !== null) socket.emit('authenticated', { user_id: userId, username });
  }

  async function authenticate(socket: PlayerSocket, token: string): Promise<Ack> {
    const who = await verify(token);
    if (who && socket.data.userId !== null && socket.data.userId !== who.userId) {
      return refusal('AUTH_FAILED', 'This connection belongs to somebody else.');
    }
    if (who && socket.data.userId === null && isCrowded(who)) return TOO_MANY_PAGES;
    if (who) {
      signIn(socket, who);
      greet(socket);
      return { ok: true };
    }
    socket.emit('auth_error', { message: 'Authentication failed' });
    return refusal('AUTH_FAILED', 'Authentication failed');
  }

  function handle(socket: PlayerSocket, event: ClientEventName, payload: unknown, receivedAt: number): Ack | Promise<Ack> {
    const parsed = clientEvents[event].safeParse(payload ?? {});
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return refusal('VALIDATION', `${event}: ${issue ? `${issue.path.join('.')} ${issue.message}`.trim() : 'not understood'}`);
    }
    if (event === 'authenticate') return authenticate(socket, (parsed.data as { token: string }).token);
    const { userId, username, picture, roomId } = socket.data;
    if (userId === null) {
      socket.emit('require_authentication', { message: 'Authentication required' });
      return refusal('AUTH_REQUIRED', 'Authentication required');
    }
    const person: Person = { id: userId, username, picture };
    const handler = handlers[event] as (data: unknown, from: Received) => Ack | Promise<Ack>;
    return handler(parsed.data, { socket, person, roomId, receivedAt });
  }

  function failed({ data }: PlayerSocket, event: string, error: unknown): Ack {
    if (error instanceof DatabaseAway) return refusal('UNAVAILABLE', 'The server cannot save right now. Please try again.');
    log.error({ err: error, event, room: data.roomId ?? undefined }, 'a message could not be handled');
    return refusal('UNAVAILABLE', 'Something went wrong.');
  }

  function listen(socket: PlayerSocket): void {
    const mayPass = rateLimits ? rateOf(() => socket.data.userId) : () => true;
    /** Without an acknowledgement an error goes out as the event `error`. */
    const answerTo = (reply: unknown): Answer => {
      if (typeof reply === 'function') return reply as Answer;
      return (ack) => {
        if (!ack.ok) socket.emit('error', ack.error);
      };
    };
    function receive(event: ClientEventName, payload: unknown, reply: Answer): void {
      if (!mayPass(event)) {
        reply(TOO_MANY);
        return;
      }
      try {
        const ack = handle(socket, event, payload, clock.now());
        if (ack instanceof Promise) ack.then(reply, (error: unknown) => reply(failed(socket, event, error)));
        else reply(ack);
      } catch (error) {
        reply(failed(socket, event, error));
      }
    }
    for (const event of clientEventNames) {
      socket.on(event, (...args: unknown[]) => {
        const payload = typeof args[0] === 'function' ? undefined : args[0];
        receive(event, payload, answerTo(args.at(-1)));
      });
    }
    const unanswered = answerTo(undefined);
    summaries.open(socket, (payload) => receive('player_summary', payload, unanswered));
    socket.onAny((event: string, ...args: unknown[]) => {
      if (Object.hasOwn(clientEvents, event)) return;
      const reply = answerTo(args.at(-1));
      reply(mayPass(event) ? refusal('VALIDATION', 'There is no such event.') : TOO_MANY);
    });
    socket.on('disconnect', (reason) => {
      // A page may take leave and keep its connection, of which nobody would know any more whose it is.
      if (reason === 'client namespace disconnect') socket.conn.close(true);
      const room = socket.data.roomId ?? undefined;
      seats.drop(socket).catch((error: unknown) => log.warn({ err: error, room }, 'a drop could not be saved yet'));
    });
  }

  io.use((socket, next) => {
    Object.assign(socket.data, { userId: null, username: '', picture: null, sessionId: null, roomId: null, seatSession: 0 });
    const token: unknown = socket.handshake.auth['token'];
    if (typeof token !== 'string' || token === '') {
      next();
      return;
    }
    verify(token).then(
      (who) => {
        if (who && isCrowded(who)) return next(Object.assign(new Error(TOO_MANY_PAGES.error.message), { data: TOO_MANY_PAGES.error }));
        if (who) signIn(socket, who);
        next(who ? undefined : Object.assign(new Error('Authentication failed'), { data: { code: 'AUTH_FAILED' } }));
      },
      (error: unknown) => {
        if (!(error instanceof DatabaseAway)) log.error({ err: error }, 'whose token it is could not be looked up');
        next(Object.assign(new Error('The server cannot read accounts right now.'), { data: { code: 'UNAVAILABLE' } }));
      },
    );
  });

  io.on('connection', (socket) => {
    listen(socket);
    greet(socket);
    if (socket.data.userId !== null) return;
    socket.emit('require_authentication', { message: 'Authentication required' });
    const patience = setTimeout(() => {
      if (socket.data.userId === null) socket.disconnect(true);
    }, limits.socket.handshakeMs);
    socket.on('disconnect', () => clearTimeout(patience));
  });

  onRevoked((sessionId) => {
    io.in(sessionName(sessionId)).emit('auth_error', { message: 'Your session has expired. Please log in again.' });
    io.in(sessionName(sessionId)).disconnectSockets(true);
  });

  onChanged(({ id, username, picture }) => {
    for (const socketId of io.of('/').adapter.rooms.get(userName(id)) ?? []) {
      const socket = io.sockets.sockets.get(socketId);
      if (socket) Object.assign(socket.data, { username, picture });
    }
  });
}
