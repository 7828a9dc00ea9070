import { limits } from '@deadpan/protocol';
import { expect, it } from 'vitest';
import { createKept } from '../storage/kept.ts';
import { createBegun, fingerprintOf } from './broken-off.ts';

function memory() {
  const all = new Map<string, string>();
  const kept = createKept(
    () =>
      ({
        getItem: (key: string) => all.get(key) ?? null,
        setItem: (key: string, value: string) => void all.set(key, value),
        removeItem: (key: string) => void all.delete(key),
      }) as unknown as Storage,
  );
  const clock = { now: 1_000_000 };
  return { all, clock, begun: createBegun({ kept, now: () => clock.now }) };
}

const cat = { name: 'cat.mp4', size: 9, lastModified: 5 };
const of = (user: string, deck = 'd1', file = cat) => {
  const fingerprint = fingerprintOf(user, deck, file);
  return { fingerprint, user, deck, name: file.name, bytes: file.size, url: `/uploads/${user}${deck}` };
};

it('knows the same file of the same player for the same deck, and nobody else’s', () => {
  const { begun } = memory();
  begun.remember(of('ann'));
  begun.remember(of('ann', 'd2'));
  expect(begun.find(fingerprintOf('ann', 'd1', cat))?.url).toBe('/uploads/annd1');
  expect(begun.find(fingerprintOf('bob', 'd1', cat))).toBeUndefined();
  expect(begun.find(fingerprintOf('ann', 'd1', { ...cat, lastModified: 6 }))).toBeUndefined();
  expect(begun.of('ann', 'd1').map(({ url }) => url)).toEqual(['/uploads/annd1']);
  begun.forget(fingerprintOf('ann', 'd1', cat));
  expect(begun.of('ann', 'd1')).toEqual([]);
});

it('forgets what the server has forgotten, and leaves nothing behind', () => {
  const { begun, clock, all } = memory();
  begun.remember(of('ann'));
  clock.now += limits.decks.uploadTtlMs;
  expect(begun.of('ann', 'd1')).toEqual([]);
  begun.forget(of('ann').fingerprint);
  expect(all.size).toBe(0);
});

it('keeps only the newest of too many', () => {
  const { begun } = memory();
  for (let size = 1; size <= 30; size++) begun.remember(of('ann', 'd1', { ...cat, size }));
  expect(begun.of('ann', 'd1').map(({ bytes }) => bytes)).toEqual(Array.from({ length: 20 }, (_, at) => at + 11));
});

it.each(['{', '"no"', '[1,null,{"fingerprint":"x"}]'])('takes %s under its key for nothing', (words) => {
  const { begun, all } = memory();
  all.set('deadpan.uploads', words);
  expect(begun.of('ann', 'd1')).toEqual([]);
  begun.remember(of('ann'));
  expect(begun.of('ann', 'd1')).toHaveLength(1);
});
