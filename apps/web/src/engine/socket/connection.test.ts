import type { Ack, ClientEventName, ServerEventName } from '@deadpan/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnection } from './connection.ts';
import type { Refusal, Wire } from './wire.ts';

/** A socket that does what the test says; `answers` decides what is acknowledged, and null is silence. */
function aWire() {
  const listeners = new Map<string, Set<(payload: unknown) => void>>();
  let up = false;
  let [onUp, onDown, onRefused] = [() => {}, (_reason: string) => {}, (_refusal: Refusal, _retries: boolean) => {}];
  const asked: { event: ClientEventName; payload: unknown }[] = [];
  const told: ClientEventName[] = [];
  const world = {
    asked,
    told,
    connects: 0,
    lobby: null as string | null,
    /** The socket is dead without knowing it. */
    deaf: false,
    answers: (_event: ClientEventName, _payload: unknown): Ack | null => ({ ok: true }),
    rise: () => {
      up = true;
      onUp();
    },
    fall: (reason: string) => {
      up = false;
      onDown(reason);
    },
    refuse: (refusal: Refusal, retries = true) => onRefused(refusal, retries),
    say: (event: ServerEventName, payload: unknown) => listeners.get(event)?.forEach((listener) => listener(payload)),
    of: (event: ClientEventName) => asked.filter((each) => each.event === event).map((each) => each.payload),
  };
  const wire: Wire = {
    isUp: () => up,
    connect: () => void world.connects++,
    disconnect: () => (up ? world.fall('io client disconnect') : undefined),
    reset: () => world.fall('transport close'),
    setLobby: (lobby) => void (world.lobby = lobby),
    send: (event, payload) => {
      told.push(event);
      const { timestamp } = payload as { timestamp?: number };
      if (event === 'heartbeat' && !world.deaf) world.say('heartbeat_response', { timestamp, server_time: 1 });
    },
    request: async (event, payload, timeoutMs) => {
      if (!up) return null;
      asked.push({ event, payload });
      const answer = world.answers(event, payload);
      if (answer === null) await new Promise((resolve) => setTimeout(resolve, timeoutMs));
      return up ? answer : null;
    },
    on: (event, listener) => {
      const all = listeners.get(event) ?? new Set();
      listeners.set(event, all.add(listener));
      return () => void all.delete(listener);
    },
    onUp: (listener) => void (onUp = listener),
    onDown: (listener) => void (onDown = listener),
    onRefused: (listener) => void (onRefused = listener),
  };
  return { world, connection: createConnection({ token: 'token' }, () => wire) };
}
const refusal = (code: 'LOBBY_FULL' | 'LOBBY_NOT_FOUND'): Ack => ({ ok: false, error: { code, message: code } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the states of the connection (spec §4)', () => {
  it('goes from connecting to connected', () => {
    const { world, connection } = aWire();
    expect(connection.getState()).toMatchObject({ status: 'connecting', error: null });
    world.rise();
    expect(connection.getState()).toMatchObject({ status: 'connected', error: null });
    connection.close();
  });

  it('says when there is no token, and makes no socket', () => {
    const make = vi.fn<() => Wire>();
    const connection = createConnection({ token: null }, make);
    expect(connection.getState()).toMatchObject({ status: 'error', error: 'Authentication token not found', signedOut: true });
    expect(make).not.toHaveBeenCalled();
  });

  it('says when the socket could not be made', () => {
    const connection = createConnection({ token: 'token' }, () => {
      throw new Error('no sockets here');
    });
    expect(connection.getState()).toMatchObject({ status: 'error', error: 'Failed to create socket connection' });
  });

  it.each([
    [{ message: 'xhr poll error' }, 'Failed to connect to server'],
    [{ message: 'timeout' }, 'Connection timeout. Please check your internet connection.'],
    [{ message: 'websocket error' }, 'WebSocket connection failed. Trying alternative connection...'],
    [{ message: 'xhr poll error', description: 404 }, 'Socket.IO endpoint not found. Please check server configuration.'],
    [{ message: 'cross-origin requests are not allowed' }, 'Connection blocked by CORS policy. Please contact support.'],
  ])('%o is an error with its text', (why, text) => {
    const { world, connection } = aWire();
    world.refuse(why);
    expect(connection.getState()).toMatchObject({ status: 'error', error: text });
    connection.close();
  });

  it('reconnects after a lost transport, says so after five failures, and never gives up', () => {
    const { world, connection } = aWire();
    world.rise();
    world.fall('transport close');
    expect(connection.getState()).toMatchObject({ status: 'reconnecting', error: 'Connection lost. Reconnecting...' });
    for (let tries = 0; tries < 4; tries++) world.refuse({ message: 'xhr poll error' });
    expect(connection.getState().status).toBe('reconnecting');
    world.refuse({ message: 'xhr poll error' });
    expect(connection.getState()).toMatchObject({ status: 'error', error: 'Failed to reconnect. Please refresh the page.' });
    world.rise();
    expect(connection.getState()).toMatchObject({ status: 'connected', error: null });
    connection.close();
  });

  it('is disconnected when the server says so, and comes back by itself', async () => {
    const { world, connection } = aWire();
    world.rise();
    world.fall('io server disconnect');
    expect(connection.getState()).toMatchObject({ status: 'disconnected', error: 'Server disconnected the connection' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(world.connects).toBe(2);
    connection.close();
  });

  it('stops at a refused token', async () => {
    const { world, connection } = aWire();
    world.refuse({ message: 'no', code: 'AUTH_FAILED' }, false);
    expect(connection.getState()).toMatchObject({ status: 'error', error: 'Authentication required', signedOut: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.connects).toBe(1);
  });

  it('signs in again when the server asks, and joins only then', async () => {
    const { world, connection } = aWire();
    world.rise();
    world.say('require_authentication', {});
    const joined = connection.join('ABC234');
    expect(world.asked.map((each) => each.event)).toEqual(['authenticate']);
    expect(await joined).toEqual({ ok: true });
    connection.close();
  });
});

describe('joining (spec §4 "Lobby joining")', () => {
  it('waits for the connection, then joins', async () => {
    const { world, connection } = aWire();
    const joined = connection.join('ABC234', { password: 'secret' });
    expect(world.asked).toEqual([]);
    expect(world.lobby).toBe('ABC234');
    world.rise();
    expect(await joined).toEqual({ ok: true });
    expect(world.of('join_lobby')).toEqual([{ lobby_id: 'ABC234', password: 'secret' }]);
    expect(connection.getState().joined).toBe('ABC234');
    connection.close();
  });

  it('skips a duplicate while it joins', async () => {
    const { world, connection } = aWire();
    world.rise();
    const both = [connection.join('ABC234'), connection.join('ABC234')];
    await Promise.all(both);
    expect(world.of('join_lobby')).toHaveLength(1);
    connection.close();
  });

  it('gives each try 5 s, tries once more after 1 s, then says so', async () => {
    const { world, connection } = aWire();
    world.answers = (event) => (event === 'join_lobby' ? null : { ok: true });
    world.rise();
    const joined = connection.join('ABC234');
    await vi.advanceTimersByTimeAsync(5_999);
    expect(world.of('join_lobby')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(world.of('join_lobby')).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await joined).toMatchObject({ error: { code: 'LOBBY_RECOVERY_FAILED', message: 'Unable to join lobby. Please try again.' } });
    connection.close();
  });

  it('takes the seat again after every reconnect, without the forfeit', async () => {
    const { world, connection } = aWire();
    const joins: string[] = [];
    connection.onJoin((lobby) => joins.push(lobby));
    world.rise();
    await connection.join('ABC234', { forfeit: true });
    world.fall('ping timeout');
    expect(connection.getState().joined).toBeNull();
    world.rise();
    await vi.advanceTimersByTimeAsync(0);
    expect(world.of('join_lobby')).toEqual([{ lobby_id: 'ABC234', forfeit: true }, { lobby_id: 'ABC234' }]);
    expect(joins).toEqual(['ABC234', 'ABC234']);
    connection.close();
  });

  it('hands a refusal on and joins no more', async () => {
    const { world, connection } = aWire();
    world.answers = () => refusal('LOBBY_FULL');
    world.rise();
    expect(await connection.join('ABC234')).toEqual(refusal('LOBBY_FULL'));
    expect(connection.getState().refusal).toMatchObject({ code: 'LOBBY_FULL' });
    world.fall('transport close');
    world.rise();
    await vi.advanceTimersByTimeAsync(0);
    expect(world.of('join_lobby')).toHaveLength(1);
    connection.close();
  });

  it('leaves for good', async () => {
    const { world, connection } = aWire();
    world.rise();
    await connection.join('ABC234');
    expect(await connection.leave(true)).toEqual({ ok: true });
    expect(world.of('leave_lobby')).toEqual([{ close: true }]);
    world.fall('transport close');
    world.rise();
    await vi.advanceTimersByTimeAsync(0);
    expect(world.of('join_lobby')).toHaveLength(1);
    connection.close();
  });

  it('is silent when a newer page took the seat, until it is taken back', async () => {
    const { world, connection } = aWire();
    world.rise();
    await connection.join('ABC234');
    world.say('playing_elsewhere', { lobby_id: 'ABC234', message: 'Playing elsewhere' });
    expect(connection.getState()).toMatchObject({ elsewhere: true, status: 'disconnected' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.connects).toBe(1);
    const back = connection.takeOver();
    expect(world.connects).toBe(2);
    world.rise();
    expect(await back).toEqual({ ok: true });
    expect(connection.getState()).toMatchObject({ elsewhere: false, joined: 'ABC234' });
    connection.close();
  });
});

describe('asking and telling', () => {
  it('keeps a fact through a drop and sends it after the next join', async () => {
    const { world, connection } = aWire();
    world.rise();
    await connection.join('ABC234');
    world.fall('transport close');
    const answer = connection.ask('player_eliminated', { play: 1 });
    world.rise();
    expect(await answer).toEqual({ ok: true });
    expect(world.asked.map((each) => each.event)).toEqual(['join_lobby', 'join_lobby', 'player_eliminated']);
    connection.close();
  });

  it('refuses anything else at once without a connection, and after 5 s without an answer', async () => {
    const { world, connection } = aWire();
    expect(await connection.ask('start_game', {})).toMatchObject({ error: { message: 'Connection lost. Reconnecting...' } });
    world.rise();
    world.answers = () => null;
    const late = connection.ask('start_game', {});
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await late).toMatchObject({
      error: { code: 'UNAVAILABLE', message: 'Connection timeout. Please check your internet connection.' },
    });
    expect(world.of('start_game')).toHaveLength(1);
    connection.close();
  });

  it('tells once, or not at all', () => {
    const { world, connection } = aWire();
    const summary = { play: 1, readings: 5, faceless_ms: 0, hidden: false };
    expect(connection.tell('player_summary', summary)).toBe(false);
    world.rise();
    expect(connection.tell('player_summary', summary)).toBe(true);
    expect(world.told.filter((event) => event === 'player_summary')).toHaveLength(1);
    connection.close();
  });

  it('drops a socket that answers two probes of the clock with silence', async () => {
    const { world, connection } = aWire();
    world.deaf = true;
    world.rise();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(connection.getState().status).toBe('reconnecting');
    connection.close();
  });
});
