import { sql, type Kysely } from 'kysely';
import type { Tables } from './schema.ts';
import { step, type Step } from './script.ts';

type Db = Kysely<Tables>;

/**
 * Steps that change nothing but hold a row until the transaction ends, so that what is counted after them stays true until it is saved, in
 * both databases.
 */
export const guards = {
  /** One player's changes one after the other, and none of an account that is gone. */
  player: (db: Db, owner: string): Step =>
    step(
      db
        .updateTable('users')
        .set((eb) => ({ username: eb.ref('username') }))
        .where('id', '=', owner),
      'no_player',
    ),

  /** The deck is there and this player's. */
  deck: (db: Db, owner: string, deck: string): Step =>
    step(
      db
        .updateTable('decks')
        .set((eb) => ({ name: eb.ref('name') }))
        .where('id', '=', deck)
        .where('owner_id', '=', owner),
      'no_deck',
    ),

  /** Another item fits into the deck. */
  item: (db: Db, deck: string, most: number): Step => {
    const count = sql<number>`(select count(*) from deck_items where deck_id = ${deck})`;
    return step(
      db
        .updateTable('decks')
        .set((eb) => ({ name: eb.ref('name') }))
        .where('id', '=', deck)
        .where(count, '<', most),
      'full',
    );
  },

  /** So many bytes more are within what the player may have, with what is under way but the named upload. */
  bytes: (db: Db, owner: string, more: number, most: number, but: string | null): Step =>
    step(
      db
        .updateTable('users')
        .set((eb) => ({ username: eb.ref('username') }))
        .where('id', '=', owner)
        .where(bytesOf(owner, but), '<=', most - more),
      'quota',
    ),
};

/** What a player's items and uploads under way take, but for one upload. */
export function bytesOf(owner: string, but: string | null) {
  return sql<number>`(
    (select coalesce(sum(bytes), 0) from deck_items where owner_id = ${owner}) +
    (select coalesce(sum(size), 0) from uploads where owner_id = ${owner} and item_id is null and id <> ${but ?? ''})
  )`;
}
