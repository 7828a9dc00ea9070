import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@deadpan/protocol';
import { createDiskBlobs } from '../src/adapters/blobs/disk.ts';
import type { Database } from '../src/adapters/database/database.ts';
import { openSqlite } from '../src/adapters/database/sqlite/open.ts';
import { forgedStills } from '../src/modules/forge/for-decks.ts';
import { createPlayersMemes } from '../src/modules/forge/forge.ts';
import { createPictures } from '../src/modules/forge/pictures.ts';
import { BlobsAway, type BlobStore } from '../src/ports/blobs.ts';
import { DatabaseAway } from '../src/ports/database-away.ts';
import type { Forge } from '../src/ports/forge.ts';
import type { KeptMeme, Memes } from '../src/ports/memes.ts';
import { aPlayer } from './contracts/a-player.ts';

const folder = mkdtempSync(join(tmpdir(), 'deadpan-kept-'));
let database: Database;
beforeAll(async () => {
  database = await openSqlite(folder);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

/** What is kept is looked at here, not what is drawn: pictures are a few letters. */
const forge: Forge = {
  make: async (wish) => ({
    plan: { schema: 1, layout: 'reaction', style: wish.style, format: wish.format, seed: 1, art: {}, texts: {}, mood: 'calm' },
    alt: 'A picture.',
    texts: [{ slot: 'top', text: wish.prompt, x: 0, y: 0, width: 1, height: 0.2 }],
    looks: [],
    width: 10,
    height: 20,
    picture: Buffer.from(`picture of ${wish.prompt}`),
    base: Buffer.from('base'),
    background: null,
    model: 'test',
    message: 'Made.',
    engine: 'embedded',
    fellBack: false,
  }),
  draw: async () => ({ picture: Buffer.from('drawn'), alt: 'Drawn.' }),
  waiting: () => 0,
  close: async () => undefined,
};

function aWorkshop(over: { blobs?: Partial<BlobStore>; store?: Partial<Memes>; forge?: Partial<Forge> } = {}) {
  let now = 1_795_000_000_000;
  const blobs = { ...createDiskBlobs(join(folder, 'blobs')), ...over.blobs };
  const store = { ...database.memes, ...over.store };
  const pictures = createPictures(blobs);
  const same = (text: string): string => text;
  const memes = createPlayersMemes({
    forge: { ...forge, ...over.forge },
    store,
    pictures,
    mask: same,
    family: 'mild',
    clock: { now: () => (now += 1_000) },
  });
  const generate = (owner: string, prompt: string, signal = new AbortController().signal) =>
    memes.generate(owner, { prompt, style: 'classic', format: 'square' }, signal);
  return { memes, generate, stillOf: forgedStills(database.memes, pictures) };
}
const files = (): string[] => (existsSync(join(folder, 'blobs/forged')) ? readdirSync(join(folder, 'blobs/forged')) : []);

describe('what is kept of memes', () => {
  it('is so many of a player’s: the oldest makes room with its pictures, and the answer says so', async () => {
    const { memes, generate } = aWorkshop();
    const { id: ann } = await aPlayer(database);
    const { answer } = await generate(ann, 'the first');
    expect(answer.message).toBe('Made.');
    const first = await database.memes.byId(ann, answer.result.id);
    if (!first) throw new Error('not kept');
    for (let n = 1; n < limits.forge.kept; n++) {
      await database.memes.insert({ ...first, id: `older-${n}-${ann}`, createdAt: first.createdAt - n });
    }
    const before = files().length;
    const more = await generate(ann, 'one more');
    expect(more.answer.message).toBe(`Made. ${limits.forge.kept} memes are kept: your oldest made room.`);
    expect(more.answer.result.message).toBe('Made.');
    expect(await database.memes.count(ann)).toBe(limits.forge.kept);
    expect(await database.memes.byId(ann, `older-${limits.forge.kept - 1}-${ann}`)).toBeNull();
    // Two more, and the two of the oldest, which here were those of the first.
    expect(files()).toHaveLength(before);
    await memes.forget(ann);
    await memes.forget(ann);
    expect(await database.memes.count(ann)).toBe(0);
  });

  it('is nothing of a meme whose player gave up, or whose account went while it was made', async () => {
    const { generate } = aWorkshop();
    const { id: ann } = await aPlayer(database);
    const before = files().length;
    await expect(generate(ann, 'a meme', AbortSignal.abort(new Error('never mind')))).rejects.toThrow('never mind');
    await expect(generate('nobody', 'a meme')).rejects.toMatchObject({ statusCode: 401 });
    expect([files().length, await database.memes.count(ann)]).toEqual([before, 0]);
  });

  it('can become a still of a deck of its player’s: picture, title and description', async () => {
    const { generate, stillOf } = aWorkshop();
    const [{ id: ann }, { id: bob }] = [await aPlayer(database), await aPlayer(database)];
    const prompt = `me:\none ${'very '.repeat(30)}long day`;
    const { answer } = await generate(ann, prompt);
    const still = await stillOf(ann, answer.result.id);
    expect(still).toMatchObject({ width: 10, height: 20, alt: 'A picture.', words: [prompt] });
    expect(Buffer.from(still?.bytes ?? []).toString()).toBe(`picture of ${prompt}`);
    expect(still?.title).toMatch(/^me: one very .*…$/);
    expect([...(still?.title ?? '')].length).toBeLessThanOrEqual(limits.decks.title);
    expect(await stillOf(bob, answer.result.id)).toBeNull();
  });

  it('has its pictures although nobody knows whether it was saved, or older ones could not be removed', async () => {
    const { id: ann } = await aPlayer(database);
    const insert = async (meme: KeptMeme) => {
      await database.memes.insert(meme);
      throw new DatabaseAway('It was saved, and the answer never came.');
    };
    await expect(aWorkshop({ store: { insert } }).generate(ann, 'a')).rejects.toThrow(DatabaseAway);
    const beyond = () => Promise.reject(new DatabaseAway('Not now.'));
    await aWorkshop({ store: { beyond } }).generate(ann, 'b');
    const { memes } = aWorkshop();
    const { memes: all } = await memes.gallery(ann, undefined);
    expect(all).toHaveLength(2);
    for (const { meme_url, base_url } of all) {
      for (const url of [meme_url, base_url]) expect(files()).toContain(url.split('/').at(-1));
    }
  });

  it('is nothing of a meme, or of what was made of one, that the database refuses to keep', async () => {
    const { id: ann } = await aPlayer(database);
    const { result } = (await aWorkshop().generate(ann, 'a')).answer;
    const before = files();
    // No id is used twice.
    const insert = (meme: KeptMeme) => database.memes.insert({ ...meme, id: result.id });
    await expect(aWorkshop({ store: { insert } }).generate(ann, 'b')).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_PRIMARYKEY' });
    const change: Memes['change'] = (owner, id, was, made) => database.memes.change(owner, id, was, { ...made, alt: null as never });
    const { memes } = aWorkshop({ store: { change } });
    const edit = memes.edit(ann, result.id, { texts: [] }, new AbortController().signal);
    await expect(edit).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_NOTNULL' });
    expect(files().toSorted()).toEqual(before.toSorted());
    expect(await memes.one(ann, result.id)).toEqual(result);
    await memes.forget(ann);
  });

  it('can be deleted again when the store of files was away the first time, and then nothing is left', async () => {
    const { id: ann } = await aPlayer(database);
    const before = files().length;
    const { generate, memes } = aWorkshop();
    const { answer } = await generate(ann, 'a');
    const away = aWorkshop({ blobs: { delete: () => Promise.reject(new BlobsAway('Not now.')) } }).memes;
    await expect(away.remove(ann, answer.result.id)).rejects.toThrow(BlobsAway);
    await expect(away.forget(ann)).rejects.toThrow(BlobsAway);
    expect((await memes.gallery(ann, undefined)).total).toBe(1);
    await memes.remove(ann, answer.result.id);
    await generate(ann, 'b');
    await memes.forget(ann);
    expect([files().length, await database.memes.count(ann)]).toEqual([before, 0]);
  });

  it('changed on two nodes at once is changed by one of them, also to the same, and keeps its picture', async () => {
    const { id: ann } = await aPlayer(database);
    const { generate, memes } = aWorkshop();
    const { result } = (await generate(ann, 'a')).answer;
    const before = files().length;
    let drawing = 0;
    let together: () => void;
    const both = new Promise<void>((resolve) => (together = resolve));
    const draw: Forge['draw'] = async (...args) => {
      if (++drawing === 2) together();
      await both;
      return forge.draw(...args);
    };
    const nodes = [aWorkshop({ forge: { draw } }), aWorkshop({ forge: { draw } })];
    const edits = await Promise.allSettled(
      nodes.map((node) => node.memes.edit(ann, result.id, { texts: [] }, new AbortController().signal)),
    );
    expect(edits.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(edits.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { statusCode: 409 } });
    const { meme_url } = await memes.one(ann, result.id);
    expect(files()).toContain(meme_url.split('/').at(-1));
    expect(files()).toHaveLength(before);
    await memes.forget(ann);
  });
});
