import type { Kysely, Migration } from 'kysely';

/** Players' decks: what is in them, whose shelf they are on, what was reported, and uploads under way. */
export const decks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('decks')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('visibility', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('decks_owner').on('decks').column('owner_id').execute();
    await db.schema
      .createTable('deck_items')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('deck_id', 'text', (column) => column.notNull())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('alt', 'text', (column) => column.notNull())
      .addColumn('file', 'text', (column) => column.notNull())
      .addColumn('poster', 'text')
      .addColumn('duration', 'integer')
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .addColumn('poster_bytes', 'bigint', (column) => column.notNull())
      .addColumn('family', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('deck_items_deck').on('deck_items').columns(['deck_id', 'created_at']).execute();
    await db.schema.createIndex('deck_items_owner').on('deck_items').column('owner_id').execute();
    await db.schema
      .createTable('deck_keeps')
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('deck_id', 'text', (column) => column.notNull())
      .addColumn('kept_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('deck_keeps_key', ['user_id', 'deck_id'])
      .execute();
    await db.schema.createIndex('deck_keeps_deck').on('deck_keeps').column('deck_id').execute();
    await db.schema
      .createTable('deck_reports')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('reporter_id', 'text')
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('deck_id', 'text', (column) => column.notNull())
      .addColumn('deck_name', 'text', (column) => column.notNull())
      .addColumn('item_id', 'text')
      .addColumn('item_title', 'text')
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('text', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    for (const column of ['created_at', 'owner_id', 'reporter_id']) {
      await db.schema.createIndex(`deck_reports_${column}`).on('deck_reports').column(column).execute();
    }
    await db.schema
      .createTable('uploads')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('deck_id', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('alt', 'text', (column) => column.notNull())
      .addColumn('size', 'bigint', (column) => column.notNull())
      .addColumn('received', 'bigint', (column) => column.notNull())
      .addColumn('parts', 'text', (column) => column.notNull())
      .addColumn('item_id', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('touched_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('uploads_owner').on('uploads').column('owner_id').execute();
    await db.schema.createIndex('uploads_touched').on('uploads').column('touched_at').execute();
  },
};
