import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServerClock } from './server-clock.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The server is 90 s ahead of the page; an answer takes as long as `trips` says, half each way. */
function aClock(trips: number[]) {
  const asked: number[] = [];
  const onSilence = vi.fn<() => void>();
  const now = (): number => Date.now() - 1_000_000;
  const clock = createServerClock({
    ask: async () => {
      asked.push(now());
      const trip = trips.shift() ?? 10;
      const half = trip / 2;
      await pause(half);
      const serverTime = now() + 90_000;
      await pause(half);
      return serverTime;
    },
    onSilence,
    now,
    wallNow: () => Date.now(),
  });
  return { clock, asked, onSilence, now };
}

beforeEach(() => void vi.useFakeTimers({ now: 2_000_000 }));
afterEach(() => void vi.useRealTimers());

describe('the server clock', () => {
  it('stands in with the clock of the page before the first answer', () => {
    const { clock } = aClock([]);
    expect(clock.serverNow()).toBe(2_000_000);
    expect(clock.roundTrip()).toBeNull();
  });

  it('probes eight times on connecting, then every ten seconds', async () => {
    const { clock, asked, now } = aClock([40, 8]);
    clock.start();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toHaveLength(8);
    expect(clock.roundTrip()).toBe(8);
    expect(clock.serverNow()).toBe(now() + 90_000);
    expect(clock.toLocal(clock.toServer(123))).toBe(123);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveLength(9);
    clock.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(9);
  });

  it('told to look while it asks, it goes on asking: what was not answered stays so', async () => {
    const { clock, asked, onSilence } = aClock([]);
    clock.start();
    await vi.advanceTimersByTimeAsync(1_000);
    const before = asked.length;
    clock.check();
    clock.check();
    expect(asked).toHaveLength(before + 1);
    await vi.advanceTimersByTimeAsync(100);
    clock.check();
    expect(asked).toHaveLength(before + 2);
    expect(onSilence).not.toHaveBeenCalled();
    clock.stop();
  });

  it('probes at once when it is told to look', async () => {
    const { clock, asked } = aClock([]);
    clock.start();
    await vi.advanceTimersByTimeAsync(1_000);
    clock.check();
    expect(asked).toHaveLength(9);
    clock.stop();
  });

  it('tells of two unanswered probes in a row, not of one', async () => {
    const answers: (number | null)[] = [null, 5, null, null];
    const onSilence = vi.fn<() => void>();
    const clock = createServerClock({
      ask: async () => (answers.length ? (answers.shift() ?? null) : 5),
      onSilence,
      now: () => 0,
      wallNow: () => 0,
    });
    clock.check();
    await vi.advanceTimersByTimeAsync(0);
    expect(onSilence).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(onSilence).toHaveBeenCalledOnce();
    clock.stop();
  });
});
