import type { Ack } from '@deadpan/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aWire } from './testing-wire.ts';

const refusal = (code: 'LOBBY_FULL' | 'LOBBY_NOT_FOUND'): Ack => ({ ok: false, error: { code, message: code } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('joining (spec §4 "Lobby joining")', () => {
  it('spec §4 Lobby joining: a join waits for the connection [4.5]', async () => {
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

  it('spec §4 Lobby joining: a second join for the same arena is skipped while it joins [4.4]', async () => {
    const { world, connection } = aWire();
    world.rise();
    const both = [connection.join('ABC234'), connection.join('ABC234')];
    await Promise.all(both);
    expect(world.of('join_lobby')).toHaveLength(1);
    connection.close();
  });

  it('spec §4 Lobby joining: 5 s per try, one more after 1 s, then it says so [4.6 8.53]', async () => {
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

  it('spec §7 Sent events: leave_lobby is for good [7.22]', async () => {
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
