import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AccountStore, PublicAccount } from '../../ports/accounts.ts';
import type { NodeMessage } from '../../ports/nodes.ts';
import { watchEndings } from './endings.ts';
import { createSessions } from './sessions.ts';
import { createTokens } from './tokens.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 20) }));
afterEach(() => void vi.useRealTimers());

const clock = { now: () => Date.now() };
const secret = new TextEncoder().encode('a secret of the tests, thirty-two bytes and more');

/** One of several nodes, whose messages from the others can be lost, and a player who is signed in on it. */
async function aNode() {
  const account: PublicAccount = { id: 'ann', username: 'Ann', picture: null };
  let hear: (message: NodeMessage) => void = () => undefined;
  const told: NodeMessage[] = [];
  const owners = new Map<string, string>();
  const store = {
    openSession: async ({ id, userId }: { id: string; userId: string }) => owners.set(id, userId) && true,
    session: async (id: string) => ({ id, userId: owners.get(id), createdAt: 0, expiresAt: Infinity }),
    byId: async () => ({ ...account, email: 'ann@deadpan.example' }),
    publicByIds: async (ids: string[]) => (ids.includes('ann') ? [{ ...account }] : []),
    endedSince: async () => [],
  } as unknown as AccountStore;
  const nodes = { tell: (message: NodeMessage) => void told.push(message), onTold: (listener: typeof hear) => void (hear = listener) };
  const sessions = createSessions({ store, tokens: createTokens([secret], clock), clock, nodes });
  const token = (await sessions.open('ann', { passwordHash: 'x' })) ?? '';
  await sessions.verify(token);
  const heard: string[] = [];
  sessions.onChanged(({ username }) => void heard.push(username));
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const watch = watchEndings({ store, sessions, areSeveral: true, clock, log });
  const named = async () => (await sessions.verify(token))?.username;
  return { account, sessions, heard, told, named, hear: (message: NodeMessage) => hear(message), close: watch.close };
}

it('F4 a name that was changed on another node, which could not say so, is known half a minute later, to open sockets too', async () => {
  const { account, heard, told, named, close } = await aNode();
  account.username = 'Anna';
  expect(await named()).toBe('Ann');
  await vi.advanceTimersByTimeAsync(32_000);
  expect([heard, await named()]).toEqual([['Anna'], 'Anna']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([heard, told]).toEqual([['Anna'], []]);
  await close();
});

it('F4 when all is looked up anew, sockets that go on by the old name hear of the new one', async () => {
  const { account, sessions, heard, named, close } = await aNode();
  account.username = 'Anna';
  sessions.refresh();
  expect([await named(), heard]).toEqual(['Anna', ['Anna']]);
  await close();
});

it('who was heard of is not told a second time', async () => {
  const { account, heard, hear, close } = await aNode();
  account.username = 'Anna';
  hear({ kind: 'changed', who: account });
  await vi.advanceTimersByTimeAsync(32_000);
  expect(heard).toEqual(['Anna']);
  await close();
});

it('who has changed here is told to the other nodes at once', async () => {
  const { account, sessions, told, heard, close } = await aNode();
  sessions.changed({ ...account, username: 'Anna' });
  expect([told, heard]).toEqual([[{ kind: 'changed', who: { id: 'ann', username: 'Anna', picture: null } }], ['Anna']]);
  await close();
});
