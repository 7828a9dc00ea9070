import type { Kysely, Migration } from 'kysely';

/** Several nodes: which of them live, and which transition wrote which events. */
export const nodes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('nodes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('beat_at', 'bigint', (column) => column.notNull())
      .addColumn('ahead', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.alterTable('room_events').addColumn('token', 'text').execute();
  },
};
