import { sql, type Kysely, type Migration } from 'kysely';

/** A player may have several links to a new password: the key is the token, no longer the player. */
export const severalResets: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('password_resets').renameTo('single_password_resets').execute();
    await db.schema
      .createTable('password_resets')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await sql`insert into password_resets (token_hash, user_id, created_at, expires_at)
      select token_hash, user_id, created_at, expires_at from single_password_resets`.execute(db);
    await db.schema.dropTable('single_password_resets').execute();
    await db.schema.createIndex('password_resets_player').on('password_resets').column('user_id').execute();
  },
};
