import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/database/database.ts';
import { aDeck, anItem, anUpload, PLENTY } from './a-deck.ts';
import { aPlayer } from './a-player.ts';

/** Every adapter of the `KeptFiles` port keeps these promises. */
export function keptFilesContract(open: () => Database): void {
  describe('KeptFiles', () => {
    it('knows pictures, clips, posters and parts of uploads that a row names, and no others', async () => {
      const database = open();
      const player = await aPlayer(database);
      const picture = `${player.id
        .replaceAll(/[^0-9a-f]/g, '')
        .padEnd(32, '0')
        .slice(0, 32)}.webp`;
      await database.accountChanges.setPicture(player.id, `/avatars/${picture}`);
      const deck = aDeck(player.id);
      await database.decks.create(deck, 20);
      const item = anItem({ ...deck }, { poster: `poster-${deck.id}.webp` });
      await database.decks.add(item, PLENTY, null);
      const upload = anUpload({ ...deck });
      await database.uploads.begin(upload, PLENTY);

      const { known } = database.keptFiles;
      expect([...(await known('avatars', [picture, 'nobody.webp']))]).toEqual([picture]);
      const deckFiles = [item.file, item.poster ?? '', 'nothing.mp4'];
      expect((await known('decks', deckFiles)).size).toBe(2);
      expect((await known('decks', deckFiles)).has('nothing.mp4')).toBe(false);
      expect([...(await known('uploads', [`${upload.id}.0-9`, 'gone.0-9']))]).toEqual([`${upload.id}.0-9`]);
      expect((await known('forged', ['nothing.webp'])).size).toBe(0);
      expect((await known('avatars', [])).size).toBe(0);
    });
  });
}
