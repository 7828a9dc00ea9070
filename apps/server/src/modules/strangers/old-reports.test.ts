import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DAY_MS } from '../../ports/durations.ts';
import type { Log } from '../../ports/log.ts';
import { forgetOldReports } from './old-reports.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22) });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A store of reports by the moments they were made at, which may be away. */
function kept(...at: number[]) {
  const store = { at, isAway: false };
  const forgetReports = async (before: number): Promise<void> => {
    if (store.isAway) throw new Error('away');
    store.at = store.at.filter((made) => made >= before);
  };
  return Object.assign(store, { forgetReports });
}

it('reports go when they are a year old, also those that could not be removed before', async () => {
  const now = Date.now();
  const [old, nearly, young] = [now - 366 * DAY_MS, now - 364 * DAY_MS, now];
  const [strangers, decks] = [kept(old, nearly, young), kept(old, young)];
  const warn = vi.fn<(...args: unknown[]) => void>();
  const log = { warn } as unknown as Log;
  decks.isAway = true;
  const running = forgetOldReports({ strangers, decks, clock: { now: () => Date.now() }, log });
  await vi.advanceTimersByTimeAsync(0);
  expect([strangers.at, decks.at]).toEqual([
    [nearly, young],
    [old, young],
  ]);
  expect(warn).toHaveBeenCalledTimes(1);

  decks.isAway = false;
  await vi.advanceTimersByTimeAsync(2 * DAY_MS);
  expect([strangers.at, decks.at]).toEqual([[young], [young]]);
  await running.close();
  await vi.advanceTimersByTimeAsync(400 * DAY_MS);
  expect(strangers.at).toEqual([young]);
});
