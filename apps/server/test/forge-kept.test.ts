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
import type { Forge } from '../src/ports/forge.ts';
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

function aWorkshop() {
  let now = 1_795_000_000_000;
  const blobs = createDiskBlobs(join(folder, 'blobs'));
  const pictures = createPictures(blobs);
  const same = (text: string): string => text;
  const memes = createPlayersMemes({
    forge,
    store: database.memes,
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
});
