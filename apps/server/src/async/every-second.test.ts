import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DatabaseAway } from '../ports/database-away.ts';
import { everySecond } from './every-second.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aTask() {
  const said: string[] = [];
  const note =
    (level: string) =>
    (_fields: object, text: string): void =>
      void said.push(`${level}: ${text}`);
  const task = { done: 0, failure: null as Error | null, underWay: null as Promise<void> | null };
  const run = async (): Promise<void> => {
    if (task.failure) throw task.failure;
    await task.underWay;
    task.done++;
  };
  const end = everySecond('looking', run, { info: note('info'), warn: note('warn'), error: note('error') });
  return { task, said, end };
}

it('an outage of the database is told when it begins and when it is over; any other failure every time', async () => {
  const { task, said, end } = aTask();
  await vi.advanceTimersByTimeAsync(3_000);
  expect([task.done, said]).toEqual([3, []]);
  task.failure = new DatabaseAway('gone');
  await vi.advanceTimersByTimeAsync(60_000);
  task.failure = null;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(said).toEqual(['error: the database is away: looking waits', 'info: the database is back: looking goes on']);
  task.failure = new Error('a fault of ours');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(said.slice(2)).toEqual(['error: looking failed', 'error: looking failed']);
  await end();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(said).toHaveLength(4);
});

it('is not done twice at once, and has ended when what is under way has', async () => {
  const { task, end } = aTask();
  let finish = (): void => undefined;
  task.underWay = new Promise((resolve) => (finish = resolve));
  await vi.advanceTimersByTimeAsync(5_000);
  let hasEnded = false;
  const ended = end().then(() => (hasEnded = true));
  await vi.advanceTimersByTimeAsync(1_000);
  expect([task.done, hasEnded]).toEqual([0, false]);
  finish();
  await ended;
  expect(task.done).toBe(1);
});
