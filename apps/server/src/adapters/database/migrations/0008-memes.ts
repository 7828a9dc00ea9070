import type { Kysely, Migration } from 'kysely';

/** The memes players made. Never edited. */
export const memes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('memes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('prompt', 'text', (column) => column.notNull())
      .addColumn('style', 'text', (column) => column.notNull())
      .addColumn('format', 'text', (column) => column.notNull())
      .addColumn('variant', 'integer', (column) => column.notNull())
      .addColumn('drawing', 'text', (column) => column.notNull())
      .addColumn('alt', 'text', (column) => column.notNull())
      .addColumn('edited', 'integer', (column) => column.notNull())
      .addColumn('picture', 'text', (column) => column.notNull())
      .addColumn('base', 'text', (column) => column.notNull())
      .addColumn('background', 'text')
      .addColumn('model', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('memes_gallery').on('memes').columns(['user_id', 'created_at', 'id']).execute();
  },
};
