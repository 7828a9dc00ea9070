import { expect, it } from 'vitest';
import { createOnePerPlayer } from './one-per-player.ts';

it('runs one job of a player at a time, and jobs of several players beside each other', async () => {
  const one = createOnePerPlayer(() => new Error('busy'));
  let end = (): void => undefined;
  const first = one.run('ann', () => new Promise<void>((resolve) => (end = resolve)));
  await expect(one.run('ann', async () => undefined)).rejects.toThrow('busy');
  expect(await one.run('bob', async () => 'done')).toBe('done');
  end();
  await first;
  await expect(one.run('ann', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await one.run('ann', async () => 'done')).toBe('done');
});
