import { sql, type Kysely, type Migration } from 'kysely';

/** Blocks, reports and suspensions (design "Strangers on video"). Never edited. */
export const strangers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('blocks')
      .addColumn('blocker_id', 'text', (column) => column.notNull())
      .addColumn('blocked_id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('blocks_key', ['blocker_id', 'blocked_id'])
      .execute();
    await db.schema.createIndex('blocks_blocked').on('blocks').column('blocked_id').execute();
    await db.schema
      .createTable('reports')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('reporter_id', 'text')
      .addColumn('reported_id', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('text', 'text')
      .addColumn('room_id', 'text')
      .addColumn('match_id', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('reports_time').on('reports').column('created_at').execute();
    await db.schema.createIndex('reports_about').on('reports').column('reported_id').execute();
    await db.schema.createIndex('reports_by').on('reports').column('reporter_id').execute();
    await db.schema
      .createTable('suspensions')
      .addColumn('user_id', 'text', (column) => column.primaryKey())
      .addColumn('reason', 'text')
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('until', 'bigint')
      .addColumn('lifted', 'integer', (column) => column.notNull())
      .addColumn('change', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('suspensions_change').on('suspensions').column('change').execute();
    // The number of the last change; its row is also the lock under which changes are numbered in the order they are saved.
    await sql`insert into meta ("key", "value") values ('suspensions', 0)`.execute(db);
  },
};
