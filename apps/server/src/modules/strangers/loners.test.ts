import { beforeEach, expect, it } from 'vitest';
import type { Strangers } from '../../ports/strangers.ts';
import { createLoners, type Loners } from './loners.ts';

let now: number;
let asked: number;
let apart: Record<string, string[]>;
/** What a look at the store waits for. */
let waiting: Promise<void>;
let loners: Loners;

beforeEach(() => {
  [now, asked, apart, waiting] = [0, 0, {}, Promise.resolve()];
  const store: Pick<Strangers, 'apart' | 'block'> = {
    async apart(user) {
      asked += 1;
      const found = apart[user] ?? [];
      await waiting;
      return found;
    },
    async block(by, whom) {
      apart = { ...apart, [by]: [whom], [whom]: [by] };
      return true;
    },
  };
  loners = createLoners(store as Strangers, { now: () => now });
});

it('asks once a second for somebody who keeps apart from nobody', async () => {
  for (const at of [0, 1, 999]) {
    now = at;
    expect(await loners.isApartFromNobody('ann')).toBe(true);
  }
  expect(asked).toBe(1);
  now = 1_000;
  apart = { ann: ['bob'] };
  expect(await loners.isApartFromNobody('ann')).toBe(false);
});

it('knows at once of both who are parted here', async () => {
  for (const user of ['ann', 'bob']) expect(await loners.isApartFromNobody(user)).toBe(true);
  await loners.watched.block('ann', 'bob', 0, 10);
  for (const user of ['ann', 'bob']) expect(await loners.isApartFromNobody(user)).toBe(false);
});

it('asks again each time for somebody who keeps apart from others: they may be forgiven', async () => {
  apart = { ann: ['bob'] };
  expect(await loners.isApartFromNobody('ann')).toBe(false);
  apart = {};
  expect(await loners.isApartFromNobody('ann')).toBe(true);
});

it('remembers nothing of a look that began before a block and ended after it', async () => {
  let go: () => void = () => undefined;
  waiting = new Promise((resolve) => (go = resolve));
  const looking = loners.isApartFromNobody('ann');
  await loners.watched.block('ann', 'bob', 0, 10);
  go();
  await looking;
  expect(await loners.isApartFromNobody('ann')).toBe(false);
});
