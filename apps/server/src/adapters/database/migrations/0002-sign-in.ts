import type { Kysely, Migration } from 'kysely';

/** Google accounts that are players, and letters about forgotten passwords. Never edited. */
export const signIn: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('google_accounts')
      .addColumn('sub', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().unique())
      .addColumn('same_email', 'integer', (column) => column.notNull())
      .addColumn('linked_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('password_resets')
      .addColumn('user_id', 'text', (column) => column.primaryKey())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    // All of a player's sign-ins end at once after a reset: not by reading everybody's.
    await db.schema.createIndex('sessions_player').on('sessions').column('user_id').execute();
  },
};
