import { limits, type Ack, type ClientEventName, type RoomId, type ServerEventName, type ServerPayload } from '@deadpan/protocol';
import { createServerClock } from '../clock/server-clock.ts';
import { createFactQueue, isFact } from '../facts/fact-queue.ts';
import type { Connection, ConnectionOptions, ConnectionState } from './connection-types.ts';
import { textOf } from './connection-texts.ts';
import { connectionTexts } from '../../texts/connection.ts';
import { createJoining } from './joining.ts';
import { createQuiet } from './quiet.ts';
import { createPatchStore } from './store.ts';
import { createSocketWire, type Refusal, type Wire } from './wire.ts';

const unavailable = (message: string): Ack => ({ ok: false, error: { code: 'UNAVAILABLE', message } });
const isAuthRefusal = ({ code, message }: Refusal): boolean => (code ? code.startsWith('AUTH_') : /auth|token|jwt/i.test(message));
/** Two probes in a row without an answer for this long mean a dead socket; a live one answers within the round trip. */
const PROBE_MS = 3_000;

/** Opens one socket for one signed-in player and keeps it open. `makeWire` is for tests. */
export function createConnection(
  { url, token, lobby }: ConnectionOptions,
  makeWire: typeof createSocketWire = createSocketWire,
): Connection {
  const { store, patch } = createPatchStore<ConnectionState>({
    status: 'connecting',
    error: null,
    joined: null,
    elsewhere: false,
    signedOut: false,
    refusal: null,
  });
  const state = store.getState;
  const joinListeners = new Set<(lobby: RoomId, ack: Ack) => void>();
  let wire: Wire | null = null;
  let closed = false;
  let wasUp = false;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const facts = createFactQueue({
    send: async (event, payload) => (await wire?.request(event, payload, limits.socket.joinTimeoutMs)) ?? null,
  });
  const clock = createServerClock({
    ask: () => askServerTime(),
    onSilence: () => wire?.reset(),
    now: () => performance.now(),
    wallNow: () => Date.now(),
  });
  const quiet = createQuiet(limits.socket.unheardMs, () => clock.check());
  const joining = createJoining({
    request: async (id, options, timeoutMs) => (await wire?.request('join_lobby', { lobby_id: id, ...options }, timeoutMs)) ?? null,
    onJoined: (id, ack) => {
      patch({ joined: id, refusal: null });
      for (const listener of [...joinListeners]) listener(id, ack);
      facts.open();
    },
    onRefused: (refusal) => patch({ joined: null, refusal }),
  });

  /** One probe of the clock is also one heartbeat (spec §7), sent three times as often as the spec asks. */
  const askServerTime = (): Promise<number | null> =>
    new Promise((resolve) => {
      const timestamp = performance.timeOrigin + performance.now();
      const timer = setTimeout(() => settle(null), PROBE_MS);
      const off = wire?.on('heartbeat_response', (payload) => {
        const answer = payload as ServerPayload<'heartbeat_response'>;
        if (answer.timestamp === timestamp) settle(answer.server_time);
      });
      const settle = (serverTime: number | null): void => {
        clearTimeout(timer);
        off?.();
        resolve(serverTime);
      };
      if (wire?.isUp()) wire.send('heartbeat', { timestamp });
    });

  /** With this token no join comes to anything any more. */
  const notSignedIn = (): Ack => ({
    ok: false,
    error: { code: 'AUTH_REQUIRED', message: state().error ?? connectionTexts.authRequired },
  });
  const signOut = (): void => {
    patch({ status: 'error', error: connectionTexts.authRequired, signedOut: true, joined: null });
    joining.forget(notSignedIn());
    wire?.disconnect();
  };
  /** Where Socket.IO does not come back by itself, we do. */
  const comeBack = (): void => {
    clearTimeout(retry);
    if (closed || state().elsewhere || state().signedOut) return;
    const delay = Math.min(limits.socket.reconnectDelayMs * 2 ** Math.min(failures, 3), limits.socket.reconnectDelayMaxMs);
    retry = setTimeout(() => wire?.connect(), delay);
  };
  const sit = (): void => {
    clock.start();
    quiet.start();
    joining.up();
  };
  const stand = (): void => {
    facts.shut();
    clock.stop();
    quiet.stop();
    joining.down();
    patch({ joined: null });
  };

  const listen = (it: Wire): void => {
    it.onHeard(quiet.heard);
    it.onUp(() => {
      [wasUp, failures] = [true, 0];
      patch({ status: 'connected', error: null });
      sit();
    });
    it.onDown((reason) => {
      stand();
      if (closed || state().elsewhere || state().signedOut) return patch({ status: state().signedOut ? 'error' : 'disconnected' });
      if (reason === 'io client disconnect') return patch({ status: 'disconnected', error: null });
      if (reason !== 'io server disconnect') return patch({ status: 'reconnecting', error: connectionTexts.lost });
      patch({ status: 'disconnected', error: connectionTexts.serverDisconnected });
      comeBack();
    });
    it.onRefused((refusal, retries) => {
      if (isAuthRefusal(refusal)) return signOut();
      failures++;
      if (!wasUp) patch({ status: 'error', error: textOf(refusal) });
      else if (failures < limits.socket.reconnectAttempts) patch({ status: 'reconnecting', error: connectionTexts.lost });
      else patch({ status: 'error', error: connectionTexts.notReconnected }); // and still trying
      if (!retries) comeBack();
    });
    it.on('require_authentication', () => {
      joining.down();
      void it.request('authenticate', { token }, limits.socket.joinTimeoutMs).then((ack) => {
        if (ack && !ack.ok) signOut();
        else if (ack && it.isUp()) joining.up();
      });
    });
    it.on('auth_error', signOut);
    it.on('playing_elsewhere', (payload) => {
      if ((payload as ServerPayload<'playing_elsewhere'>).lobby_id !== joining.target()) return;
      patch({ elsewhere: true, error: null });
      facts.drop();
      it.disconnect();
    });
  };

  const ask = async (event: ClientEventName, payload: unknown, isOutdated?: () => boolean): Promise<Ack> => {
    if (closed || state().elsewhere) return unavailable(connectionTexts.notConnected);
    if (isFact(event)) return facts.push(event, payload, isOutdated);
    if (!wire?.isUp()) return unavailable(connectionTexts.lost);
    return (await wire.request(event, payload, limits.socket.joinTimeoutMs)) ?? unavailable(connectionTexts.timeout);
  };
  const forget = (): void => {
    joining.forget();
    facts.shut();
    facts.drop();
    wire?.setLobby(null);
    patch({ joined: null });
  };
  const join: Connection['join'] = (id, options) => {
    if (state().signedOut) return Promise.resolve(notSignedIn());
    if (joining.target() !== id) forget();
    wire?.setLobby(id);
    patch({ refusal: null });
    return joining.join(id, options);
  };
  /** The machine is online again, or the page is looked at again: nothing that may be broken is waited for. */
  const wake = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (wire?.isUp()) clock.check();
    else wire?.hasten();
  };

  if (!token) patch({ status: 'error', error: connectionTexts.noToken, signedOut: true });
  else {
    try {
      wire = makeWire({ token, ...(url && { url }), ...(lobby && { lobby }) });
      listen(wire);
      wire.connect();
    } catch {
      patch({ status: 'error', error: connectionTexts.notCreated });
    }
  }
  globalThis.addEventListener?.('online', wake);
  globalThis.document?.addEventListener('visibilitychange', wake);

  return {
    ...store,
    clock,
    on: <E extends ServerEventName>(event: E, listener: (payload: ServerPayload<E>) => void) =>
      wire?.on(event, (payload) => listener(payload as ServerPayload<E>)) ?? (() => {}),
    onJoin: (listener) => {
      joinListeners.add(listener);
      return () => void joinListeners.delete(listener);
    },
    ask,
    wake,
    tell: (event, payload) => {
      if (!wire?.isUp()) return false;
      wire.send(event, payload);
      return true;
    },
    join,
    leave: (close) => {
      forget();
      return ask('leave_lobby', close === undefined ? {} : { close });
    },
    forget: (id) => {
      if (joining.target() === id) forget();
    },
    takeOver: () => {
      const id = joining.target() ?? lobby;
      if (!id) return Promise.resolve(unavailable(connectionTexts.joinFailed));
      patch({ elsewhere: false, status: 'connecting', error: null });
      wire?.connect();
      return join(id);
    },
    close: () => {
      closed = true;
      clearTimeout(retry);
      globalThis.removeEventListener?.('online', wake);
      globalThis.document?.removeEventListener('visibilitychange', wake);
      forget();
      stand();
      wire?.disconnect();
      joinListeners.clear();
    },
  };
}
