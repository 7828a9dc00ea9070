import { expect, it } from 'vitest';
import { takeTurns } from './turns.ts';

it('runs as many jobs at once as it may, the others in the order they came, and refuses what is too much', async () => {
  const turns = takeTurns(2, 2, () => new Error('busy'));
  const ends: (() => void)[] = [];
  const order: number[] = [];
  const job = (n: number) =>
    turns(async () => {
      order.push(n);
      await new Promise<void>((resolve) => ends.push(resolve));
      return n;
    });
  const jobs = [1, 2, 3, 4].map(job);
  expect(order).toEqual([1, 2]);
  await expect(job(5)).rejects.toThrow('busy');
  ends[0]?.();
  expect(await jobs[0]).toBe(1);
  await Promise.resolve();
  expect(order).toEqual([1, 2, 3]);
  for (let n = 1; n < 4; n++) {
    ends[n]?.();
    await jobs[n];
    await Promise.resolve();
  }
  expect(await Promise.all(jobs)).toEqual([1, 2, 3, 4]);
});

it('goes on after a job that failed', async () => {
  const turns = takeTurns(1, 1, () => new Error('busy'));
  await expect(turns(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turns(async () => 'fine')).toBe('fine');
});
