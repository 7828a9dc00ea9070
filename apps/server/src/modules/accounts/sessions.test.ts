import { expect, it } from 'vitest';
import { limits } from '@deadpan/protocol';
import { createMemoryCounters } from '../../adapters/memory/counters.ts';
import type { AccountStore } from '../../ports/accounts.ts';
import { createSessions } from './sessions.ts';
import { createTokens } from './tokens.ts';

const clock = { now: () => Date.UTC(2026, 10, 20) };
const secret = new TextEncoder().encode('a secret of the tests, thirty-two bytes and more');

it('ends with a deleted account also a sign-in that was opened and used while it was deleted', async () => {
  const owners = new Map<string, string>();
  const store = {
    openSession: async ({ id, userId }: { id: string; userId: string }) => owners.set(id, userId) && true,
    session: async (id: string) => ({ id, userId: owners.get(id), createdAt: 0, expiresAt: Infinity }),
    byId: async (id: string) => ({ id, username: id, picture: null }),
  } as unknown as AccountStore;
  const sessions = createSessions({ store, tokens: createTokens([secret], clock), clock });
  const signedIn = async (who: string) => (await sessions.open(who, { passwordHash: 'x' })) ?? '';
  const [late, bobs] = [await signedIn('ann'), await signedIn('bob')];
  const lateId = (await sessions.verify(late))?.sessionId;
  await sessions.verify(bobs);
  const ended: string[] = [];
  sessions.onRevoked((id) => void ended.push(id));
  sessions.gone('ann', ['named by the store']);
  expect(ended).toEqual(['named by the store', lateId]);
  expect(await sessions.verify(late)).toBeNull();
  expect(await sessions.verify(bobs)).not.toBeNull();
});

it('opens so many an hour for a player', async () => {
  let now = 0;
  const moving = { now: () => now };
  const store = { openSession: async () => true } as unknown as AccountStore;
  const sessions = createSessions({ store, tokens: createTokens([secret], moving), clock: moving, counters: createMemoryCounters(moving) });
  const open = (who: string) => sessions.open(who, { passwordHash: 'x' });
  for (let n = 0; n < limits.signInsPerHour; n++) await open('ann');
  await expect(open('ann')).rejects.toMatchObject({ statusCode: 429, code: 'RATE_LIMITED', retryAfterSeconds: 3_600 });
  expect(await open('bob')).not.toBeNull();
  now += 60 * 60_000;
  expect(await open('ann')).not.toBeNull();
});
