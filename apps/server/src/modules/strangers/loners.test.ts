import { beforeEach, expect, it } from 'vitest';
import type { Strangers } from '../../ports/strangers.ts';
import { createLoners, type Loners } from './loners.ts';

let now: number;
let asked: number;
let apart: Record<string, string[]>;
/** What a look at the store waits for. */
let waiting: Promise<void>;
let loners: Loners;
let over: (areSeveral: boolean) => Loners;

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
  over = (areSeveral) => createLoners(store as Strangers, { now: () => now }, areSeveral);
  loners = over(true);
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

it('a process that is alone hears of every block itself, and asks once a minute', async () => {
  loners = over(false);
  expect(loners.isKnown('ann')).toBe(false);
  await loners.isApartFromNobody('ann');
  now = 59_999;
  expect(loners.isKnown('ann')).toBe(true);
  now = 60_000;
  expect(loners.isKnown('ann')).toBe(false);
  for (const user of ['ann', 'bob']) await loners.isApartFromNobody(user);
  await loners.watched.block('ann', 'bob', 0, 10);
  for (const user of ['ann', 'bob']) expect(loners.isKnown(user)).toBe(false);
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
