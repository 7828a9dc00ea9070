import { sql, type Kysely } from 'kysely';
import type { Decks } from '../../ports/decks.ts';
import { reaching } from './away.ts';
import { bytesOf, guards } from './deck-guards.ts';
import { createDeckReports } from './deck-reports.ts';
import { itemRow, toDeck, toItem } from './deck-rows.ts';
import { createDeckTallies } from './deck-tallies.ts';
import type { Tables } from './schema.ts';
import { step, type Writer } from './script.ts';

/** The `Decks` port over either database. */
export function createDecks(db: Kysely<Tables>, writer: Writer): Decks {
  const decks = () =>
    db.selectFrom('decks').innerJoin('users', 'users.id', 'decks.owner_id').selectAll('decks').select('users.username as owner');
  const items = () => db.selectFrom('deck_items').selectAll().orderBy('created_at').orderBy('id');
  const item = (id: string) => items().where('id', '=', id).executeTakeFirst();

  return {
    create: ({ id, ownerId, name, visibility, createdAt }, most) =>
      reaching(async () => {
        const count = sql<number>`(select count(*) from decks where owner_id = ${ownerId})`;
        const room = db
          .updateTable('users')
          .set((eb) => ({ username: eb.ref('username') }))
          .where('id', '=', ownerId)
          .where(count, '<', most);
        const insert = db.insertInto('decks').values({ id, owner_id: ownerId, name, visibility, created_at: createdAt });
        const steps = [guards.player(db, ownerId), step(room, 'full'), step(insert)];
        return ((await writer.run({ key: `user:${ownerId}`, steps })) ?? 'created') as 'created' | 'full' | 'no_player';
      }),

    byId: (id) =>
      reaching(async () => {
        const row = await decks().where('decks.id', '=', id).executeTakeFirst();
        return row ? toDeck(row) : null;
      }),

    own: (owner) =>
      reaching(async () =>
        (await decks().where('owner_id', '=', owner).orderBy('decks.created_at').orderBy('decks.id').execute()).map(toDeck),
      ),

    kept: (user) =>
      reaching(async () => {
        const rows = await decks()
          .innerJoin('deck_keeps', 'deck_keeps.deck_id', 'decks.id')
          .where('deck_keeps.user_id', '=', user)
          .where('decks.visibility', '=', 'link')
          .orderBy('deck_keeps.kept_at')
          .orderBy('decks.id')
          .execute();
        return rows.map(toDeck);
      }),

    change: (owner, id, { name, visibility }) =>
      reaching(async () => {
        const set = { ...(name !== undefined && { name }), ...(visibility !== undefined && { visibility }) };
        const change = db
          .updateTable('decks')
          .set((eb) => ({ name: eb.ref('name'), ...set }))
          .where('id', '=', id)
          .where('owner_id', '=', owner);
        return (await writer.run({ key: `user:${owner}`, steps: [step(change, 'none')] })) === null;
      }),

    remove: (id) =>
      reaching(async () => {
        // The deck first: from then on nothing can be added to it, so what is found in it is all there is.
        const gone = await writer.run({ key: `deck:${id}`, steps: [step(db.deleteFrom('decks').where('id', '=', id), 'none')] });
        const left = (await items().where('deck_id', '=', id).execute()).map(toItem);
        const steps = [
          step(db.deleteFrom('deck_items').where('deck_id', '=', id)),
          step(db.deleteFrom('deck_keeps').where('deck_id', '=', id)),
        ];
        await writer.run({ key: `deck:${id}`, steps });
        return gone === null || left.length > 0 ? left : null;
      }),

    keep: (user, deck, at, most) =>
      reaching(async () => {
        // As the shelf shows them: what became private or is gone cannot be let go.
        const count = sql<number>`(
          select count(*) from deck_keeps inner join decks on decks.id = deck_keeps.deck_id
          where deck_keeps.user_id = ${user} and deck_keeps.deck_id <> ${deck} and decks.visibility = 'link'
        )`;
        const room = db
          .updateTable('users')
          .set((eb) => ({ username: eb.ref('username') }))
          .where('id', '=', user)
          .where(count, '<', most);
        const insert = db
          .insertInto('deck_keeps')
          .values({ user_id: user, deck_id: deck, kept_at: at })
          .onConflict((conflict) => conflict.doNothing());
        return (await writer.run({ key: `user:${user}`, steps: [step(room, 'full'), step(insert)] })) === null ? 'kept' : 'full';
      }),

    unkeep: (user, deck) =>
      reaching(async () => {
        const remove = db.deleteFrom('deck_keeps').where('user_id', '=', user).where('deck_id', '=', deck);
        await writer.run({ key: `user:${user}`, steps: [step(remove)] });
      }),

    items: (ids) =>
      reaching(async () =>
        ids.length === 0
          ? []
          : (
              await items()
                .where('deck_id', 'in', [...ids])
                .execute()
            ).map(toItem),
      ),

    found: (ids) =>
      reaching(async () =>
        ids.length === 0
          ? []
          : (
              await items()
                .where('id', 'in', [...ids])
                .execute()
            ).map(toItem),
      ),

    item: (id) =>
      reaching(async () => {
        const row = await item(id);
        return row ? toItem(row) : null;
      }),

    add: (one, room, upload) =>
      reaching(async () => {
        const done = db
          .updateTable('uploads')
          // Its parts stay noted: should they not be removed now, the sweep does it.
          .set((eb) => ({ item_id: one.id, received: eb.ref('size') }))
          .where('id', '=', upload ?? '')
          .where('item_id', 'is', null);
        const refused = await writer.run({
          key: `user:${one.ownerId}`,
          steps: [
            guards.player(db, one.ownerId),
            guards.deck(db, one.ownerId, one.deckId),
            guards.item(db, one.deckId, room.items),
            guards.bytes(db, one.ownerId, one.bytes, room.bytes, upload),
            ...(upload === null ? [] : [step(done, 'gone')]),
            step(db.insertInto('deck_items').values(itemRow(one))),
          ],
        });
        if (refused === null) return 'added';
        return refused === 'no_player' ? 'no_deck' : (refused as 'no_deck' | 'full' | 'quota' | 'gone');
      }),

    changeItem: (id, { title, alt, family }) =>
      reaching(async () => {
        const set = { ...(title !== undefined && { title }), ...(alt !== undefined && { alt }), ...(family !== undefined && { family }) };
        if (Object.keys(set).length === 0) return;
        await writer.run({ key: `item:${id}`, steps: [step(db.updateTable('deck_items').set(set).where('id', '=', id))] });
      }),

    setPoster: ({ id, ownerId, poster: was, bytes, posterBytes }, poster, room) =>
      reaching(async () => {
        const more = poster.bytes - posterBytes;
        const set = db
          .updateTable('deck_items')
          .set({ poster: poster.file, poster_bytes: poster.bytes, bytes: bytes + more })
          .where('id', '=', id)
          .where('poster', was === null ? 'is' : '=', was);
        const steps = [guards.player(db, ownerId), guards.bytes(db, ownerId, more, room.bytes, null), step(set, 'gone')];
        const refused = await writer.run({ key: `user:${ownerId}`, steps });
        return refused === null ? 'set' : refused === 'quota' ? 'quota' : 'gone';
      }),

    removeItem: (id) =>
      reaching(async () => {
        for (;;) {
          const row = await item(id);
          if (!row) return null;
          // As it was read, so that a poster which came meanwhile is not left behind.
          const remove = db
            .deleteFrom('deck_items')
            .where('id', '=', id)
            .where('poster', row.poster === null ? 'is' : '=', row.poster);
          if ((await writer.run({ key: `item:${id}`, steps: [step(remove, 'changed')] })) === null) return toItem(row);
        }
      }),

    bytesOf: (owner) =>
      reaching(async () => {
        const row = await db.selectNoFrom(bytesOf(owner, null).as('bytes')).executeTakeFirstOrThrow();
        return Number(row.bytes);
      }),

    ...createDeckTallies(db),
    ...createDeckReports(db, writer),

    forget: (owner) =>
      reaching(async () => {
        const all = (await items().where('owner_id', '=', owner).execute()).map(toItem);
        const own = db.selectFrom('decks').select('id').where('owner_id', '=', owner);
        await writer.run({
          key: `user:${owner}`,
          steps: [
            step(db.deleteFrom('deck_keeps').where('user_id', '=', owner)),
            step(db.deleteFrom('deck_keeps').where('deck_id', 'in', own)),
            step(db.deleteFrom('decks').where('owner_id', '=', owner)),
            step(db.deleteFrom('deck_items').where('owner_id', '=', owner)),
            step(db.deleteFrom('uploads').where('owner_id', '=', owner)),
            step(db.deleteFrom('deck_reports').where('owner_id', '=', owner)),
            step(db.updateTable('deck_reports').set({ reporter_id: null }).where('reporter_id', '=', owner)),
          ],
        });
        return all;
      }),
  };
}
