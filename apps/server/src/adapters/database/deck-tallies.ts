import { sql, type Kysely } from 'kysely';
import type { Decks } from '../../ports/decks.ts';
import { reaching } from './away.ts';
import type { Tables } from './schema.ts';

/** The first that can be looked at. */
const cover = sql<string | null>`(
  select coalesce(shown.poster, shown.file) from deck_items as shown
  where shown.deck_id = deck_items.deck_id and (shown.kind = 'still' or shown.poster is not null)
  order by shown.created_at, shown.id limit 1
)`;

/** What lists of decks show, of the `Decks` port over either database: added up there, because a shelf may hold some thousand items. */
export function createDeckTallies(db: Kysely<Tables>): Pick<Decks, 'tallies'> {
  return {
    tallies: (ids) =>
      reaching(async () => {
        if (ids.length === 0) return [];
        const rows = await db
          .selectFrom('deck_items')
          .where('deck_id', 'in', [...ids])
          .groupBy('deck_id')
          .select(({ fn }) => ['deck_id as deckId', fn.countAll().as('items'), fn.sum('duration').as('duration'), cover.as('cover')])
          .select(sql<number>`sum(case when kind = 'clip' then 1 else 0 end)`.as('clips'))
          .execute();
        return rows.map(({ deckId, items, clips, duration, cover: file }) => ({
          deckId,
          clips: Number(clips),
          stills: Number(items) - Number(clips),
          duration: Number(duration),
          cover: file,
        }));
      }),
  };
}
