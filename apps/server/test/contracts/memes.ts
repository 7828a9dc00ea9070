import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/database/database.ts';
import type { KeptMeme } from '../../src/ports/memes.ts';
import { aPlayer } from './a-player.ts';
import { unique } from './unique.ts';

const NOW = 1_795_000_000_000;

const aMeme = (userId: string, changes: Partial<KeptMeme> = {}): KeptMeme => ({
  id: unique('meme'),
  userId,
  createdAt: NOW,
  prompt: 'the printer knows "fear" 🖨️',
  style: 'vintage',
  format: 'portrait',
  variant: 3,
  drawing: {
    plan: {
      schema: 1,
      layout: 'reaction',
      style: 'vintage',
      format: 'portrait',
      seed: 7,
      art: { main: 'printer' },
      texts: { top: 'It knows', bottom: '' },
      mood: 'suspicious',
    },
    texts: [{ slot: 'top', text: 'It knows', x: 0.1, y: 0.05, width: 0.8, height: 0.2 }],
    looks: [{ slot: 'top', name: 'Top line', font: 'impact', colour: '#fff', outline: null, upper: true, align: 'center' }],
    width: 864,
    height: 1080,
    ownAlt: false,
  },
  alt: 'A printer, suspicious.',
  edited: false,
  picture: 'a'.repeat(32),
  base: 'b'.repeat(32),
  background: null,
  model: 'embedded',
  message: 'Composed.',
  ...changes,
});

/** Every adapter of the `Memes` port keeps these promises. */
export function memesContract(open: () => Database): void {
  const memes = () => open().memes;
  const owner = async (): Promise<string> => (await aPlayer(open())).id;
  async function kept(userId: string, changes: Partial<KeptMeme> = {}): Promise<KeptMeme> {
    const meme = aMeme(userId, changes);
    expect(await memes().insert(meme)).toBe(true);
    return meme;
  }

  describe('Memes', () => {
    it('gives a meme back to its owner as it was kept, and to nobody else', async () => {
      const [ann, bob] = [await owner(), await owner()];
      const meme = await kept(ann, { background: 'c'.repeat(32), edited: true });
      expect(await memes().byId(ann, meme.id)).toEqual(meme);
      expect(await memes().byId(bob, meme.id)).toBeNull();
      expect(await memes().byId(ann, 'nothing')).toBeNull();
    });

    it('keeps none for an account that has gone', async () => {
      const meme = aMeme(unique('nobody'));
      expect(await memes().insert(meme)).toBe(false);
      expect(await memes().byId(meme.userId, meme.id)).toBeNull();
    });

    it('lists the newest first, page by page, also those of one moment, each once', async () => {
      const [ann, bob] = [await owner(), await owner()];
      const made: KeptMeme[] = [];
      for (const age of [0, 0, 0, 1, 2]) made.push(await kept(ann, { createdAt: NOW - age }));
      await kept(bob);
      const wanted = made.toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1)).map(({ id }) => id);
      const seen: string[] = [];
      for (let before: KeptMeme | null = null; ;) {
        const page: KeptMeme[] = await memes().list(ann, { before, limit: 2 });
        seen.push(...page.map(({ id }) => id));
        before = page.at(-1) ?? null;
        if (!before) break;
      }
      expect(seen).toEqual(wanted);
      expect([await memes().count(ann), await memes().count(bob), await memes().count('nobody')]).toEqual([5, 1, 0]);
      expect((await memes().beyond(ann, 3)).map(({ id }) => id)).toEqual(wanted.slice(3));
      expect(await memes().beyond(ann, 5)).toEqual([]);
    });

    it('is changed by its owner, from what they saw, and only so', async () => {
      const [ann, bob] = [await owner(), await owner()];
      const meme = await kept(ann);
      const other = await kept(ann);
      const change = {
        drawing: { ...meme.drawing, texts: [], ownAlt: true },
        alt: 'Another.',
        edited: true,
        picture: 'd'.repeat(32),
      };
      expect(await memes().change(bob, meme.id, meme.picture, change)).toBe(false);
      expect(await memes().change(ann, meme.id, 'e'.repeat(32), change)).toBe(false);
      expect(await memes().byId(ann, meme.id)).toEqual(meme);
      expect(await memes().change(ann, meme.id, meme.picture, change)).toBe(true);
      expect(await memes().byId(ann, meme.id)).toEqual({ ...meme, ...change });
      expect(await memes().byId(ann, other.id)).toEqual(other);
    });

    it('is removed once, by its owner', async () => {
      const [ann, bob] = [await owner(), await owner()];
      const meme = await kept(ann);
      expect(await memes().remove(bob, meme.id)).toBeNull();
      expect(await memes().remove(ann, meme.id)).toEqual(meme);
      expect(await memes().remove(ann, meme.id)).toBeNull();
      expect(await memes().list(ann, { before: null, limit: 10 })).toEqual([]);
    });

    it('goes with its player, and says what went', async () => {
      const [ann, bob] = [await owner(), await owner()];
      const made = [await kept(ann), await kept(ann)];
      const other = await kept(bob);
      expect((await memes().forget(ann)).map(({ id }) => id).toSorted()).toEqual(made.map(({ id }) => id).toSorted());
      expect(await memes().forget(ann)).toEqual([]);
      expect(await memes().count(bob)).toBe(1);
      expect(await memes().byId(bob, other.id)).toEqual(other);
    });
  });
}
