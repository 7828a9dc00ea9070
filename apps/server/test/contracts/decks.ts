import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/database/database.ts';
import type { DeckReport, KeptItem } from '../../src/ports/decks.ts';
import { aDeck, anItem, anUpload, NOW, PLENTY } from './a-deck.ts';
import { aPlayer } from './a-player.ts';
import { unique } from './unique.ts';

/** Nothing else in these tests is so old. */
const LONG_AGO = 1_500_000_000_000;

/** Every adapter of the `Decks` port keeps these promises. */
export function decksContract(open: () => Database): void {
  const decks = () => open().decks;
  async function owned(changes = {}) {
    const player = await aPlayer(open());
    const deck = aDeck(player.id, changes);
    expect(await decks().create(deck, 20)).toBe('created');
    return { player, deck };
  }

  const aReport = (by: string, about: ReturnType<typeof aDeck>, at: number): DeckReport => ({
    id: unique('r'),
    by,
    owner: about.ownerId,
    deckId: about.id,
    deckName: about.name,
    itemId: null,
    itemTitle: null,
    reason: 'hate',
    text: 'Look.',
    at,
  });

  describe('Decks', () => {
    it('keeps a player’s decks with the player’s present name, and no more than there may be', async () => {
      const { player, deck } = await owned();
      const second = aDeck(player.id, { createdAt: NOW + 1, visibility: 'link' });
      expect(await decks().create(second, 2)).toBe('created');
      expect(await decks().create(aDeck(player.id), 2)).toBe('full');
      expect(await decks().create(aDeck('nobody'), 2)).toBe('no_player');
      expect(await decks().byId(deck.id)).toEqual({ ...deck, owner: player.username });
      expect((await decks().own(player.id)).map(({ id }) => id)).toEqual([deck.id, second.id]);
      expect(await decks().byId('nothing')).toBeNull();
    });

    it('holds the limit when many are made at once', async () => {
      const { player } = await owned();
      const made = await Promise.all(Array.from({ length: 8 }, () => decks().create(aDeck(player.id), 4)));
      expect(made.filter((outcome) => outcome === 'created')).toHaveLength(3);
    });

    it('changes what is the player’s own', async () => {
      const { player, deck } = await owned();
      expect(await decks().change(player.id, deck.id, { name: 'New' })).toBe(true);
      expect(await decks().change(player.id, deck.id, { visibility: 'link' })).toBe(true);
      expect(await decks().change('somebody', deck.id, { name: 'Mine' })).toBe(false);
      expect(await decks().byId(deck.id)).toMatchObject({ name: 'New', visibility: 'link' });
    });

    it('has on a shelf what is shared, as long as it is', async () => {
      const { player, deck } = await owned({ visibility: 'link' });
      const ann = await aPlayer(open());
      expect(await decks().keep(ann.id, deck.id, NOW, 1)).toBe('kept');
      expect(await decks().keep(ann.id, deck.id, NOW + 1, 1)).toBe('kept');
      expect(await decks().keep(ann.id, 'another', NOW, 1)).toBe('full');
      expect(await decks().kept(ann.id)).toEqual([{ ...deck, owner: player.username }]);
      await decks().change(player.id, deck.id, { visibility: 'private' });
      expect(await decks().kept(ann.id)).toEqual([]);
      // What the shelf does not show takes no room on it.
      expect(await decks().keep(ann.id, 'another', NOW, 1)).toBe('kept');
      await decks().unkeep(ann.id, 'another');
      await decks().change(player.id, deck.id, { visibility: 'link' });
      expect(await decks().kept(ann.id)).toHaveLength(1);
      await decks().unkeep(ann.id, deck.id);
      await decks().unkeep(ann.id, deck.id);
      expect(await decks().kept(ann.id)).toEqual([]);
    });

    it('adds items in their order, within the room there is', async () => {
      const { player, deck } = await owned();
      const [one, two] = [
        anItem({ ...deck }),
        anItem({ ...deck }, { createdAt: NOW + 1, kind: 'still', duration: null, poster: 'p.webp' }),
      ];
      expect(await decks().add(two, PLENTY, null)).toBe('added');
      expect(await decks().add(one, PLENTY, null)).toBe('added');
      expect(await decks().items([deck.id, 'another'])).toEqual([one, two]);
      expect(await decks().items([])).toEqual([]);
      expect(await decks().item(one.id)).toEqual(one);
      expect(await decks().found([two.id, 'nothing'])).toEqual([two]);
      expect(await decks().found([])).toEqual([]);
      expect(await decks().bytesOf(player.id)).toBe(2_000);
      expect(await decks().add(anItem({ ...deck }), { items: 2, bytes: 10_000 }, null)).toBe('full');
      expect(await decks().add(anItem({ ...deck }), { items: 9, bytes: 2_999 }, null)).toBe('quota');
      expect(await decks().add(anItem({ id: deck.id, ownerId: 'somebody' }), PLENTY, null)).toBe('no_deck');
      expect(await decks().add(anItem({ id: 'nothing', ownerId: player.id }), PLENTY, null)).toBe('no_deck');
      expect(await decks().items([deck.id])).toHaveLength(2);
    });

    it('adds up what lists show of decks', async () => {
      const { player, deck } = await owned();
      const [empty, blind] = [aDeck(player.id), aDeck(player.id)];
      for (const one of [empty, blind]) await decks().create(one, 20);
      const items = [
        anItem({ ...deck }, { createdAt: NOW + 3, poster: 'later.webp' }),
        anItem({ ...deck }, { createdAt: NOW + 2, kind: 'still', file: 'still.webp', duration: null }),
        anItem({ ...deck }, { createdAt: NOW + 1, duration: 2_500 }),
        anItem({ ...blind }),
      ];
      for (const item of items) await decks().add(item, PLENTY, null);
      const found = await decks().tallies([deck.id, empty.id, blind.id, 'nothing']);
      expect(found.toSorted((a, b) => b.clips - a.clips)).toEqual([
        { deckId: deck.id, clips: 2, stills: 1, duration: 9_500, cover: 'still.webp' },
        { deckId: blind.id, clips: 1, stills: 0, duration: 7_000, cover: null },
      ]);
      await decks().add(anItem({ ...empty }, { kind: 'still', duration: null, poster: 'p.webp' }), PLENTY, null);
      expect(await decks().tallies([empty.id])).toEqual([{ deckId: empty.id, clips: 0, stills: 1, duration: 0, cover: 'p.webp' }]);
      expect(await decks().tallies([])).toEqual([]);
    });

    it('adds up anew when items go, get a poster, or change at the same time', async () => {
      const { player, deck } = await owned();
      const clips = Array.from({ length: 8 }, (_, n) => anItem({ ...deck }, { createdAt: NOW + n, duration: 1_000 }));
      await Promise.all(clips.map((clip) => decks().add(clip, PLENTY, null)));
      const expected = { deckId: deck.id, clips: 8, stills: 0, duration: 8_000, cover: null };
      expect(await decks().tallies([deck.id])).toEqual([expected]);
      const [first, second, ...others] = clips as [KeptItem, KeptItem, ...KeptItem[]];
      const posters = [first, second].map((clip) => decks().setPoster(clip, { file: `${clip.id}.webp`, bytes: 1 }, PLENTY));
      await Promise.all([...posters, ...others.map(({ id }) => decks().removeItem(id))]);
      expect(await decks().tallies([deck.id])).toEqual([{ ...expected, clips: 2, duration: 2_000, cover: `${first.id}.webp` }]);
      await decks().removeItem(first.id);
      expect(await decks().tallies([deck.id])).toEqual([{ ...expected, clips: 1, duration: 1_000, cover: `${second.id}.webp` }]);
      await decks().removeItem(second.id);
      expect(await decks().tallies([deck.id])).toEqual([]);
      expect(await decks().remove(deck.id)).toEqual([]);
      expect(await decks().bytesOf(player.id)).toBe(0);
    });

    it('holds the room when many are added at once', async () => {
      const { player, deck } = await owned();
      const added = await Promise.all(Array.from({ length: 8 }, () => decks().add(anItem({ ...deck }), { items: 9, bytes: 3_000 }, null)));
      expect(added.filter((outcome) => outcome === 'added')).toHaveLength(3);
      expect(await decks().bytesOf(player.id)).toBe(3_000);
    });

    it('ends an upload in the same moment as its item appears, once', async () => {
      const { player, deck } = await owned();
      const upload = anUpload({ ...deck }, { size: 900 });
      expect(await open().uploads.begin(upload, PLENTY)).toBe('begun');
      await open().uploads.advance(upload.id, 0, 500, NOW);
      expect(await decks().bytesOf(player.id)).toBe(900);
      const item = anItem({ ...deck });
      // The upload's own bytes do not count beside what it becomes.
      expect(await decks().add(item, { items: 40, bytes: 1_000 }, upload.id)).toBe('added');
      expect(await decks().add(anItem({ ...deck }), PLENTY, upload.id)).toBe('gone');
      expect(await open().uploads.byId(player.id, upload.id)).toMatchObject({ itemId: item.id, received: 900, parts: [0] });
      expect(await decks().items([deck.id])).toEqual([item]);
      expect(await decks().bytesOf(player.id)).toBe(1_000);
    });

    it('changes an item and its poster, whose bytes count', async () => {
      const { player, deck } = await owned();
      const item = anItem({ ...deck });
      await decks().add(item, PLENTY, null);
      await decks().changeItem(item.id, { title: 'New', family: 'strict' });
      await decks().changeItem(item.id, {});
      expect(await decks().setPoster(item, { file: 'a.webp', bytes: 50 }, { items: 1, bytes: 1_049 })).toBe('quota');
      expect(await decks().setPoster(item, { file: 'a.webp', bytes: 50 }, PLENTY)).toBe('set');
      expect(await decks().setPoster(item, { file: 'b.webp', bytes: 50 }, PLENTY)).toBe('gone');
      const now = await decks().item(item.id);
      expect(now).toEqual({ ...item, title: 'New', family: 'strict', poster: 'a.webp', posterBytes: 50, bytes: 1_050 });
      if (now) expect(await decks().setPoster(now, { file: 'c.webp', bytes: 20 }, PLENTY)).toBe('set');
      expect(await decks().bytesOf(player.id)).toBe(1_020);
    });

    it('returns what it removes, so that its files can go', async () => {
      const { deck } = await owned();
      const [one, two] = [anItem({ ...deck }), anItem({ ...deck }, { createdAt: NOW + 1 })];
      for (const item of [one, two]) await decks().add(item, PLENTY, null);
      expect(await decks().removeItem(one.id)).toEqual(one);
      expect(await decks().removeItem(one.id)).toBeNull();
      expect(await decks().remove(deck.id)).toEqual([two]);
      expect(await decks().remove(deck.id)).toBeNull();
      expect([await decks().byId(deck.id), await decks().items([deck.id])]).toEqual([null, []]);
    });

    it('forgets reports from before a moment, and no others', async () => {
      const { player, deck } = await owned();
      const by = await aPlayer(open());
      const reports = [0, 1].map((later) => aReport(by.id, deck, LONG_AGO + later));
      for (const report of reports) await decks().report(report);
      await decks().forgetReports(LONG_AGO + 1);
      expect(await decks().reportsBy(by.id)).toEqual([reports[1]]);
      expect((await decks().own(player.id)).map(({ id }) => id)).toEqual([deck.id]);
    });

    it('forgets a deleted account, and keeps what it reported without its name', async () => {
      const { player, deck } = await owned({ visibility: 'link' });
      const { player: ann, deck: anns } = await owned({ visibility: 'link' });
      const item = anItem({ ...deck });
      await decks().add(item, PLENTY, null);
      await open().uploads.begin(anUpload({ ...deck }), PLENTY);
      await decks().keep(ann.id, deck.id, NOW, 9);
      await decks().keep(player.id, anns.id, NOW, 9);
      const late = NOW + 2_000_000;
      const [made, about] = [aReport(player.id, anns, late), aReport(ann.id, deck, late + 1)];
      await decks().report(made);
      await decks().report(about);
      expect(await decks().reports(2)).toEqual([
        { ...about, byName: ann.username, ownerName: player.username },
        { ...made, byName: player.username, ownerName: ann.username },
      ]);
      expect(await decks().reportsBy(player.id)).toEqual([made]);
      expect(await decks().forget(player.id)).toEqual([item]);
      expect(await decks().forget(player.id)).toEqual([]);
      expect(await decks().reports(1)).toEqual([{ ...made, by: null, byName: null, ownerName: ann.username }]);
      expect([await decks().byId(deck.id), await decks().kept(ann.id), await decks().kept(player.id)]).toEqual([null, [], []]);
      expect(await open().uploads.own(player.id)).toEqual([]);
      expect(await decks().byId(anns.id)).not.toBeNull();
    });
  });
}
