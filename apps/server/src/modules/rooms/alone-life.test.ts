import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Command } from '@deadpan/game';
import { NOW } from '@deadpan/game/testing';
import { noAlive, noRooms } from '../../../test/rooms-stage.ts';
import { DatabaseAway } from '../../ports/database-away.ts';
import { aloneLife } from './alone-life.ts';
import { createOfEach } from './of-each.ts';

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

/**
 * A process that serves a number of rooms, each of which takes 10 ms to be asked something; `asked` has the commands in the order they were done,
 * `early` those that were let in while time was given back, `owed` what could not be done.
 */
async function aProcess(count: number) {
  const ids = Array.from({ length: count }, (_, n) => `ROOM${n}`);
  const asked: { id: string; type: Command['type'] }[] = [];
  const owed: { id: string; type: Command['type'] }[] = [];
  const early: string[] = [];
  const world = { isAway: false, faults: 0, givingBack: 0 };
  let guard: (command?: Command) => Promise<void> | null = () => null;
  const perform = async (id: string, command: Command) => {
    await guard(command);
    if (world.isAway) {
      owed.push({ id, type: command.type });
      throw new DatabaseAway('away');
    }
    if (command.type === 'outage') world.givingBack += 1;
    else if (world.givingBack > 0) early.push(id);
    await new Promise((done) => setTimeout(done, 10));
    if (command.type === 'outage') world.givingBack -= 1;
    asked.push({ id, type: command.type });
  };
  const rooms = {
    perform,
    held: () => ids.map((id) => ({ room: { id } })),
    guard: (check: typeof guard) => void (guard = check),
  } as never;
  const log = { info: () => undefined, warn: () => undefined, error: () => void (world.faults += 1) };
  const life = aloneLife(
    {
      rooms,
      store: { ...noRooms, open: async () => [] },
      alive: noAlive,
      clock: { now: () => Date.now() },
      log,
      ofEach: createOfEach(rooms, log),
    },
    null,
  );
  await life.begin();
  return { ids, asked, owed, early, world, life, perform };
}

it('F14 after a sleep no timer of any room is let in before the time of all is given back, however many they are', async () => {
  const { ids, asked, perform } = await aProcess(200);
  vi.setSystemTime(NOW + 60_000);
  const ticks = ids.map((id) => perform(id, { type: 'tick' }));
  await vi.advanceTimersByTimeAsync(1_000);
  await Promise.all(ticks);
  expect(asked.slice(0, 200).every(({ type }) => type === 'outage')).toBe(true);
  expect(asked.slice(200).map(({ id, type }) => `${type} ${id}`)).toEqual(ids.map((id) => `tick ${id}`));
});

it('a silence of five seconds or less is no sleep', async () => {
  const { asked, life } = await aProcess(1);
  vi.setSystemTime(NOW + 5_000);
  await life.beat();
  expect(asked).toEqual([]);
});

it('F14 a second standstill while the first is still given back: nobody is let in before both are', async () => {
  const { asked, early, perform, life } = await aProcess(1);
  const standStill = (): void => void vi.setSystemTime(Date.now() + 60_000);
  standStill();
  const ticks = [perform('ROOM0', { type: 'tick' })];
  await vi.advanceTimersByTimeAsync(5);
  standStill();
  life.ran();
  for (let n = 0; n < 4; n++) {
    await vi.advanceTimersByTimeAsync(4);
    ticks.push(perform('ROOM0', { type: 'tick' }));
  }
  await vi.advanceTimersByTimeAsync(20);
  await Promise.all(ticks);
  expect(early).toEqual([]);
  expect(asked.map(({ type }) => type)).toEqual(['outage', 'tick', 'outage', 'tick', 'tick', 'tick', 'tick']);
});

it('F5 a standstill without the database is owed to every room, and said once; who comes meanwhile hears of the database, and others are let in afterwards', async () => {
  const { ids, asked, owed, world, perform } = await aProcess(200);
  vi.setSystemTime(NOW + 60_000);
  world.isAway = true;
  await expect(perform('ROOM0', { type: 'tick' })).rejects.toBeInstanceOf(DatabaseAway);
  expect(owed.slice(0, 200)).toEqual(ids.map((id) => ({ id, type: 'outage' })));
  expect(world.faults).toBe(1);
  world.isAway = false;
  const tick = perform('ROOM0', { type: 'tick' });
  await vi.advanceTimersByTimeAsync(10);
  await tick;
  expect(asked).toEqual([{ id: 'ROOM0', type: 'tick' }]);
});
