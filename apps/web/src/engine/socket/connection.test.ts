import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '@deadpan/protocol';
import { createConnection } from './connection.ts';
import type { Wire } from './wire.ts';
import { aWire } from './testing-wire.ts';

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

  it('spec §8 Socket: without a token it says so, and makes no socket [8.42 5.10 6.6]', () => {
    const make = vi.fn<() => Wire>();
    const connection = createConnection({ token: null }, make);
    expect(connection.getState()).toMatchObject({ status: 'error', error: 'Authentication token not found', signedOut: true });
    expect(make).not.toHaveBeenCalled();
  });

  it('spec §8 Socket: a socket that could not be made is told [8.43]', () => {
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
    [{ code: 'RATE_LIMITED', message: 'Too many pages. Close one.' }, 'Too many pages. Close one.'],
  ])('spec §8 Socket: %o is an error with its text [8.44 8.47 8.48 8.49 8.50]', (why, text) => {
    const { world, connection } = aWire();
    world.refuse(why);
    expect(connection.getState()).toMatchObject({ status: 'error', error: text });
    connection.close();
  });

  it('spec §8 Socket: a lost transport reconnects, says so after five failures, and never gives up [8.46 8.51 9.5]', () => {
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

  it('does not wait for a try that is under way when the machine is online again', () => {
    const machine = new EventTarget();
    vi.stubGlobal('addEventListener', machine.addEventListener.bind(machine));
    vi.stubGlobal('removeEventListener', machine.removeEventListener.bind(machine));
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
    const { world, connection } = aWire();
    const online = () => machine.dispatchEvent(new Event('online'));
    world.rise();
    online();
    expect(world.hastened).toBe(0);
    world.fall('transport close');
    online();
    expect(world.hastened).toBe(1);
    connection.close();
    online();
    expect(world.hastened).toBe(1);
    vi.unstubAllGlobals();
  });

  it('spec §8 Socket: the server may end the connection; it comes back by itself [8.45]', async () => {
    const { world, connection } = aWire();
    world.rise();
    world.fall('io server disconnect');
    expect(connection.getState()).toMatchObject({ status: 'disconnected', error: 'Server disconnected the connection' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(world.connects).toBe(2);
    connection.close();
  });

  it('spec §8 Socket: a refused token ends it [8.41]', async () => {
    const { world, connection } = aWire();
    world.refuse({ message: 'no', code: 'AUTH_FAILED' }, false);
    expect(connection.getState()).toMatchObject({ status: 'error', error: 'Authentication required', signedOut: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.connects).toBe(1);
  });

  it('spec §8 Socket: a token that is refused later, or a sign-in that is revoked, ends it too [8.41 7.36]', async () => {
    const { world, connection } = aWire();
    world.rise();
    world.say('auth_error', { message: 'Your session has expired. Please log in again.' });
    expect(connection.getState()).toMatchObject({ status: 'error', error: 'Authentication required', signedOut: true, joined: null });
    const other = aWire();
    other.world.answers = () => ({ ok: false, error: { code: 'AUTH_FAILED', message: 'no' } });
    other.world.rise();
    other.world.say('require_authentication', {});
    await vi.advanceTimersByTimeAsync(0);
    expect(other.connection.getState()).toMatchObject({ signedOut: true });
  });

  it('signed out, a join is answered at once, and so is one that waits', async () => {
    const { world, connection } = aWire();
    const waits = connection.join('ABC234');
    world.refuse({ message: 'no', code: 'AUTH_FAILED' }, false);
    const refused = { ok: false, error: { code: 'AUTH_REQUIRED', message: 'Authentication required' } };
    expect(await waits).toEqual(refused);
    expect(await connection.join('ABC234', { password: 'secret' })).toEqual(refused);
    expect(world.of('join_lobby')).toEqual([]);
    connection.close();
  });

  it('spec §7 Sent events: a heartbeat at least every 30 s [7.20]', async () => {
    const { world, connection } = aWire();
    world.rise();
    await vi.advanceTimersByTimeAsync(10_000);
    const soon = world.told.filter((event) => event === 'heartbeat').length;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(world.told.filter((event) => event === 'heartbeat').length).toBeGreaterThan(soon);
    connection.close();
  });

  it('spec §7 Sent events: authenticate when the server asks, and the join waits for it [7.19 4.5]', async () => {
    const { world, connection } = aWire();
    world.rise();
    world.say('require_authentication', {});
    const joined = connection.join('ABC234');
    expect(world.asked.map((each) => each.event)).toEqual(['authenticate']);
    expect(await joined).toEqual({ ok: true });
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

  it('F7 asks the clock when nothing comes any more, and drops a socket that is silent then; while something comes it only keeps the clock', async () => {
    const { world, connection } = aWire();
    const heartbeats = () => world.told.filter((event) => event === 'heartbeat').length;
    world.rise();
    await vi.advanceTimersByTimeAsync(1_000);
    const first = heartbeats();
    for (let second = 0; second < 30; second++) {
      world.hear();
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(heartbeats()).toBe(first + 3);
    world.deaf = true;
    await vi.advanceTimersByTimeAsync(limits.socket.unheardMs + 7_000);
    expect(connection.getState().status).toBe('reconnecting');
    connection.close();
  });
});
