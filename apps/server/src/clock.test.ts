import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noAlive } from '../test/rooms-stage.ts';
import { alone } from './adapters/memory/alone.ts';
import { openClock } from './clock.ts';

const NOW = 1_795_000_000_000;
/** What the database's clock is behind the system's. */
const BEHIND_MS = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const several = { ...alone(), areSeveral: true };
/** Where the last beat of the other nodes is so old by the database's clock, and they are so far ahead of it. */
const lived = (silentMs: number, ahead = 0) => ({
  ...noAlive,
  time: async () => Date.now() - BEHIND_MS,
  lastBeat: async (except: string) => (except === several.own ? { at: Date.now() - BEHIND_MS - silentMs + ahead, ahead } : null),
});

it('F10 a process that is alone goes by its own monotonic clock, whatever the database’s says', async () => {
  const clock = await openClock(lived(0, 700), null, alone());
  expect([clock.now(), clock.ahead()]).toEqual([NOW, 0]);
  vi.setSystemTime(NOW + BEHIND_MS);
  vi.advanceTimersByTime(1_000);
  expect(clock.now()).toBe(NOW + 1_000);
});

it('F10 the first of several nodes goes by the database’s clock, but not below the last sign of life', async () => {
  expect((await openClock({ ...lived(0), lastBeat: async () => null }, null, several)).now()).toBe(NOW - BEHIND_MS);
  expect((await openClock(lived(5_001, 700), NOW, several)).now()).toBe(NOW);
});

it('F10 who comes to nodes that live goes by the database’s clock and what they are ahead of it', async () => {
  const clock = await openClock(lived(5_000, 700), NOW, several);
  expect([clock.now(), clock.ahead()]).toEqual([NOW - BEHIND_MS + 700, 700]);
});
