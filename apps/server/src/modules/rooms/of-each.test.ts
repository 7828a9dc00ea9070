import { expect, it } from 'vitest';
import { DatabaseAway } from '../../ports/database-away.ts';
import { createOfEach } from './of-each.ts';

it('F9 of many rooms some are looked after at once, and when the database goes away no more are tried', async () => {
  const underWay: (() => void)[] = [];
  const seen = { asked: 0, most: 0, isAway: false };
  const perform = async (): Promise<never> => {
    seen.asked += 1;
    if (seen.isAway) throw new DatabaseAway('away');
    await new Promise<void>((resolve) => {
      underWay.push(resolve);
      seen.most = Math.max(seen.most, underWay.length);
    });
    return undefined as never;
  };
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const all = createOfEach({ perform }, log)(Array.from({ length: 1_000 }, (_, n) => [`R${n}`, { type: 'tick' }]));
  const failure = all.catch((error: unknown) => error);
  while (seen.asked < 400) {
    for (const done of underWay.splice(0)) done();
    await Promise.resolve();
  }
  expect(seen.most).toBeLessThanOrEqual(64);
  seen.isAway = true;
  for (const done of underWay.splice(0)) done();
  expect(await failure).toBeInstanceOf(DatabaseAway);
  for (let turn = 0; turn < 100; turn++) await Promise.resolve();
  expect(seen.asked).toBeLessThan(600);
});
