import { sql, type Kysely, type Selectable } from 'kysely';
import type { Upload, Uploads } from '../../ports/uploads.ts';
import { reaching } from './away.ts';
import { guards } from './deck-guards.ts';
import type { Tables } from './schema.ts';
import { step, type Writer } from './script.ts';

function toUpload(row: Selectable<Tables['uploads']>): Upload {
  return {
    id: row.id,
    ownerId: row.owner_id,
    deckId: row.deck_id,
    title: row.title,
    alt: row.alt,
    size: row.size,
    received: row.received,
    parts: JSON.parse(row.parts) as number[],
    itemId: row.item_id,
    createdAt: row.created_at,
    touchedAt: row.touched_at,
  };
}

/** The `Uploads` port over either database. */
export function createUploads(db: Kysely<Tables>, writer: Writer): Uploads {
  const byId = (id: string) => db.selectFrom('uploads').selectAll().where('id', '=', id);

  return {
    begin: (upload, { most, items, bytes }) =>
      reaching(async () => {
        const { id, ownerId, deckId, title, alt, size } = upload;
        const underWay = sql<number>`(select count(*) from uploads where owner_id = ${ownerId} and item_id is null)`;
        const busy = db
          .updateTable('users')
          .set((eb) => ({ username: eb.ref('username') }))
          .where('id', '=', ownerId)
          .where(underWay, '<', most);
        const row = {
          id,
          owner_id: ownerId,
          deck_id: deckId,
          title,
          alt,
          size,
          received: upload.received,
          parts: JSON.stringify(upload.parts),
          item_id: upload.itemId,
          created_at: upload.createdAt,
          touched_at: upload.touchedAt,
        };
        const refused = await writer.run({
          key: `user:${ownerId}`,
          steps: [
            guards.player(db, ownerId),
            guards.deck(db, ownerId, deckId),
            guards.item(db, deckId, items),
            step(busy, 'busy'),
            guards.bytes(db, ownerId, size, bytes, null),
            step(db.insertInto('uploads').values(row)),
          ],
        });
        if (refused === null) return 'begun';
        return refused === 'no_player' ? 'no_deck' : (refused as 'no_deck' | 'busy' | 'full' | 'quota');
      }),

    byId: (owner, id) =>
      reaching(async () => {
        const row = await byId(id).where('owner_id', '=', owner).executeTakeFirst();
        return row ? toUpload(row) : null;
      }),

    advance: (id, from, to, at) =>
      reaching(async () => {
        const row = await byId(id).executeTakeFirst();
        if (!row || row.received !== from) return false;
        const parts = JSON.stringify([...toUpload(row).parts, from]);
        const set = db
          .updateTable('uploads')
          .set({ received: to, parts, touched_at: at })
          .where('id', '=', id)
          .where('received', '=', from)
          .where('item_id', 'is', null);
        return (await writer.run({ key: `upload:${id}`, steps: [step(set, 'moved')] })) === null;
      }),

    touch: (id, at) =>
      reaching(async () => {
        const set = db.updateTable('uploads').set({ touched_at: at }).where('id', '=', id).where('item_id', 'is', null);
        return (await writer.run({ key: `upload:${id}`, steps: [step(set, 'gone')] })) === null;
      }),

    remove: (id) =>
      reaching(async () => {
        for (;;) {
          const row = await byId(id).executeTakeFirst();
          if (!row) return null;
          // As it was read, so that a part which was noted meanwhile is not left behind.
          const drop = db.deleteFrom('uploads').where('id', '=', id).where('received', '=', row.received);
          if ((await writer.run({ key: `upload:${id}`, steps: [step(drop, 'moved')] })) === null) return toUpload(row);
        }
      }),

    own: (owner) =>
      reaching(async () =>
        (await db.selectFrom('uploads').selectAll().where('owner_id', '=', owner).orderBy('touched_at').execute()).map(toUpload),
      ),

    stale: (before, limit) =>
      reaching(async () => {
        const rows = await db
          .selectFrom('uploads')
          .selectAll()
          .where('touched_at', '<', before)
          .orderBy('touched_at')
          .limit(limit)
          .execute();
        return rows.map(toUpload);
      }),
  };
}
