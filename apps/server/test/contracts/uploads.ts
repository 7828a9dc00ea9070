import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/database/database.ts';
import { aDeck, anItem, anUpload, NOW, PLENTY } from './a-deck.ts';
import { aPlayer } from './a-player.ts';

/** Every adapter of the `Uploads` port keeps these promises. */
export function uploadsContract(open: () => Database): void {
  const uploads = () => open().uploads;
  async function aDeckOf() {
    const player = await aPlayer(open());
    const deck = aDeck(player.id);
    await open().decks.create(deck, 20);
    return deck;
  }

  describe('Uploads', () => {
    it('begins within the room there is, for the deck’s owner alone', async () => {
      const deck = await aDeckOf();
      const upload = anUpload({ ...deck });
      expect(await uploads().begin(upload, PLENTY)).toBe('begun');
      expect(await uploads().byId(deck.ownerId, upload.id)).toEqual(upload);
      expect(await uploads().byId('somebody', upload.id)).toBeNull();
      expect(await uploads().begin(anUpload({ id: deck.id, ownerId: 'somebody' }), PLENTY)).toBe('no_deck');
      const other = await aPlayer(open());
      expect(await uploads().begin(anUpload({ id: deck.id, ownerId: other.id }), PLENTY)).toBe('no_deck');
      expect(await uploads().begin(anUpload({ ...deck }), { ...PLENTY, bytes: 1_999 })).toBe('quota');
      expect(await uploads().begin(anUpload({ ...deck }), { ...PLENTY, most: 1 })).toBe('busy');
      await open().decks.add(anItem({ ...deck }), PLENTY, null);
      expect(await uploads().begin(anUpload({ ...deck }), { ...PLENTY, items: 1 })).toBe('full');
    });

    it('goes on from where it stood and from nowhere else', async () => {
      const deck = await aDeckOf();
      const upload = anUpload({ ...deck });
      await uploads().begin(upload, PLENTY);
      expect(await uploads().advance(upload.id, 0, 400, NOW + 1)).toBe(true);
      expect(await uploads().advance(upload.id, 0, 300, NOW + 2)).toBe(false);
      expect(await uploads().advance(upload.id, 500, 600, NOW + 2)).toBe(false);
      const race = await Promise.all([450, 500, 550].map((to) => uploads().advance(upload.id, 400, to, NOW + 3)));
      expect(race.filter(Boolean)).toHaveLength(1);
      const now = await uploads().byId(deck.ownerId, upload.id);
      expect(now).toMatchObject({ parts: [0, 400], touchedAt: NOW + 3 });
      expect([450, 500, 550]).toContain(now?.received);
      expect(await uploads().advance('nothing', 0, 1, NOW)).toBe(false);
    });

    it('notes that somebody is at work on one as long as it is not whole', async () => {
      const deck = await aDeckOf();
      const upload = anUpload({ ...deck });
      await uploads().begin(upload, PLENTY);
      expect(await uploads().touch(upload.id, NOW + 9)).toBe(true);
      expect(await uploads().byId(deck.ownerId, upload.id)).toEqual({ ...upload, touchedAt: NOW + 9 });
      await open().decks.add(anItem({ ...deck }), PLENTY, upload.id);
      expect(await uploads().touch(upload.id, NOW + 10)).toBe(false);
      await uploads().remove(upload.id);
      expect(await uploads().touch(upload.id, NOW + 10)).toBe(false);
    });

    it('removes one with every part that was noted before, also in the same moment', async () => {
      const deck = await aDeckOf();
      const upload = anUpload({ ...deck });
      await uploads().begin(upload, PLENTY);
      const [noted, removed] = await Promise.all([uploads().advance(upload.id, 0, 400, NOW + 1), uploads().remove(upload.id)]);
      expect(removed?.parts).toEqual(noted ? [0] : []);
    });

    it('finds what is under way and what stood still', async () => {
      const deck = await aDeckOf();
      const [old, young] = [anUpload({ ...deck }, { touchedAt: 1_000 }), anUpload({ ...deck }, { touchedAt: 2_000 })];
      for (const upload of [young, old]) await uploads().begin(upload, PLENTY);
      expect(await uploads().own(deck.ownerId)).toEqual([old, young]);
      expect(await uploads().stale(1_500, 10)).toEqual([old]);
      expect(await uploads().stale(2_500, 1)).toEqual([old]);
      expect(await uploads().remove(old.id)).toEqual(old);
      expect(await uploads().remove(old.id)).toBeNull();
      await open().decks.add(anItem({ ...deck }), PLENTY, young.id);
      expect(await uploads().own(deck.ownerId)).toMatchObject([{ id: young.id, itemId: expect.any(String), received: young.size }]);
      expect(await uploads().stale(2_500, 10)).toMatchObject([{ id: young.id }]);
      await uploads().remove(young.id);
    });
  });
}
