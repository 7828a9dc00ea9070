import { beforeAll, expect, it } from 'vitest';
import { createMemoryCounters } from '../../adapters/memory/counters.ts';
import { createKeyTries, KEYS_PER_MINUTE } from './key-tries.ts';
import { createKeys, type Keys } from './keys.ts';

const KEY = 'open sesame';
const keys = createKeys();
let kitchen: { id: string; keyHash: string | null };
let now = 0;
const clock = { now: () => now };

beforeAll(async () => {
  kitchen = { id: 'ABCDEF', keyHash: await keys.hash(KEY) };
});

it('looks at so many right keys of a player a minute, and at those of others', async () => {
  let hashes = 0;
  const counting: Pick<Keys, 'matches'> = {
    matches: (key, kept) => {
      hashes += 1;
      return keys.matches(key, kept);
    },
  };
  const problem = createKeyTries(counting, createMemoryCounters(clock));
  for (let n = 0; n < KEYS_PER_MINUTE; n++) expect(await problem(kitchen, 'ann', KEY)).toBeNull();
  const other = { ...kitchen, id: 'GHJKMN' };
  for (const room of [kitchen, other, kitchen]) expect(await problem(room, 'ann', KEY)).toMatchObject({ code: 'RATE_LIMITED' });
  expect(hashes).toBe(KEYS_PER_MINUTE);
  expect(await problem(kitchen, 'bob', KEY)).toBeNull();
  now += 60_000;
  expect(await problem(kitchen, 'ann', KEY)).toBeNull();
});

it('looks at one key at a time, and does not count what it has not looked at', async () => {
  const few = createKeys(1);
  const problem = createKeyTries(few, createMemoryCounters(clock));
  const crowd = await Promise.all(['ann', 'bob', 'cara', 'dan'].map((player) => problem(kitchen, player, 'a guess')));
  expect(crowd.map((refusal) => refusal?.code)).toEqual(['WRONG_KEY', 'WRONG_KEY', 'UNAVAILABLE', 'UNAVAILABLE']);
  for (let n = 0; n < 5; n++) expect(await problem(kitchen, 'dan', 'a guess')).toMatchObject({ code: 'WRONG_KEY' });
  expect(await problem(kitchen, 'dan', KEY)).toMatchObject({ code: 'RATE_LIMITED', message: expect.stringContaining('wrong keys') });
});
