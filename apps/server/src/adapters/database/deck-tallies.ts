import type { Kysely } from 'kysely';
import type { Decks } from '../../ports/decks.ts';
import { reaching } from './away.ts';
import type { Tables } from './schema.ts';

/** What lists of decks show, of the `Decks` port over either database. Triggers keep it in each deck's row (`0012-deck-tallies`). */
export function createDeckTallies(db: Kysely<Tables>): Pick<Decks, 'tallies'> {
  return {
    tallies: (ids) =>
      reaching(async () => {
        if (ids.length === 0) return [];
        const rows = await db
          .selectFrom('decks')
          .where('id', 'in', [...ids])
          .where((eb) => eb.or([eb('clips', '>', 0), eb('stills', '>', 0)]))
          .select(['id', 'clips', 'stills', 'duration', 'cover'])
          .execute();
        return rows.map(({ id, clips, stills, duration, cover }) => ({
          deckId: id,
          clips: Number(clips),
          stills: Number(stills),
          duration: Number(duration),
          cover,
        }));
      }),
  };
}
