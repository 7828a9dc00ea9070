import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Account } from '../../ports/accounts.ts';
import { createShow } from './show.ts';

it('ends with what is kept when a player changes several things at once, however long each takes to be read', async () => {
  const kept = { id: 'ann', username: 'Ann', picture: null } as unknown as Account;
  const slow: (() => void)[] = [];
  const shown: string[] = [];
  const show = createShow({
    store: {
      byId: async () => {
        const read = { ...kept };
        await new Promise<void>((resolve) => slow.push(resolve));
        return read;
      },
    },
    sessions: { changed: ({ username }) => void shown.push(username) },
    seating: { introduce: async ({ username }) => void shown.push(username) },
  });
  const first = show('ann');
  await setImmediate();
  kept.username = 'Bea';
  const second = show('ann');
  await setImmediate();
  // The later one answers first, if it may ask at all.
  for (const answer of slow.splice(0).toReversed()) answer();
  await first;
  await setImmediate();
  for (const answer of slow.splice(0)) answer();
  await second;
  expect(shown).toEqual(['Ann', 'Ann', 'Bea', 'Bea']);
});

it('shows nobody whose account is gone', async () => {
  const never = () => expect.unreachable();
  const show = createShow({ store: { byId: async () => null }, sessions: { changed: never }, seating: { introduce: never } });
  await show('ann');
});
