import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDiskBlobs } from '../src/adapters/blobs/disk.ts';
import type { Database } from '../src/adapters/database/database.ts';
import { openSqlite } from '../src/adapters/database/sqlite/open.ts';
import { createDecks } from '../src/modules/decks/decks.ts';
import { decksForMatches } from '../src/modules/decks/for-matches.ts';
import { aDeck, anItem, NOW, PLENTY } from './contracts/a-deck.ts';
import { aPlayer } from './contracts/a-player.ts';

const folder = mkdtempSync(join(tmpdir(), 'deadpan-decks-'));
let database: Database;
beforeAll(async () => {
  database = await openSqlite(folder);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

it('gives a match what a deck holds, as clips and stills with what they are fit for', async () => {
  const [ann, bob] = [await aPlayer(database), await aPlayer(database)];
  const deck = aDeck(ann.id, { name: 'Films' });
  await database.decks.create(deck, 20);
  const forMatches = decksForMatches(database.decks);
  expect([await forMatches.usable(deck.id, ann.id), await forMatches.usable(deck.id, bob.id)]).toEqual([{ name: 'Films' }, null]);
  expect(await forMatches.onlyFor(deck.id)).toBe(ann.id);
  await database.decks.change(ann.id, deck.id, { visibility: 'link' });
  expect([await forMatches.usable(deck.id, bob.id), await forMatches.usable('nothing', bob.id)]).toEqual([{ name: 'Films' }, null]);
  expect([await forMatches.onlyFor(deck.id), await forMatches.onlyFor('nothing')]).toEqual([null, null]);

  const [film, web] = [
    anItem({ ...deck }, { poster: 'p.webp' }),
    anItem({ ...deck }, { file: 'w.webm', createdAt: NOW + 1, family: 'off' }),
  ];
  for (const item of [film, web]) await database.decks.add(item, PLENTY, null);
  // A forged meme comes as a copy of its picture.
  const blobs = createDiskBlobs(join(folder, 'blobs'));
  const forged = {
    bytes: Buffer.from('webp'),
    width: 800,
    height: 800,
    title: 'A toast',
    alt: 'Toast.',
    words: ['one does not simply toast'],
  };
  const stillOf = async (owner: string, id: string) => (owner === ann.id && id === 'm1' ? forged : null);
  const decks = createDecks({ store: database.decks, blobs, stillOf, uploads: true, clock: { now: () => NOW + 2 } });
  const still = await decks.addMeme(ann.id, deck.id, { meme: 'm1' });
  expect(still).toMatchObject({ kind: 'still', title: 'A toast', alt: 'Toast.', width: 800, duration: null, bytes: 4, family: 'strict' });
  expect(Buffer.from((await blobs.get(`decks/${still.url.split('/').at(-1)}`)) ?? []).toString()).toBe('webp');
  await expect(decks.addMeme(ann.id, deck.id, { meme: 'm2' })).rejects.toMatchObject({ code: 'MEME_NOT_FOUND' });

  const shown = { title: 'Toast', alt: '', duration: 7_000, type: 'video', subtitles_url: null };
  const clip = { id: film.id, ...shown, url: `/media/decks/${film.file}`, webm_url: null, poster_url: '/media/decks/p.webp' };
  const webClip = { id: web.id, ...shown, url: '/media/decks/w.webm', webm_url: '/media/decks/w.webm', poster_url: null };
  const image = { id: still.id, title: 'A toast', alt: 'Toast.', url: still.url };
  expect(await forMatches.contents(deck.id)).toEqual({
    memes: [
      { ...clip, family: 'mild' },
      { ...webClip, family: 'off' },
    ],
    stills: [{ ...image, family: 'strict' }],
  });
  expect(await forMatches.contents('nothing')).toBeNull();
  await database.decks.removeItem(web.id);
  expect(await forMatches.known([film.id, web.id, still.id])).toEqual({ memes: { [film.id]: clip }, stills: { [still.id]: image } });
});
