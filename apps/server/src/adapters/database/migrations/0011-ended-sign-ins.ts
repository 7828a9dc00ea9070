import type { Kysely, Migration } from 'kysely';

/** Several nodes ask once a second which sign-ins ended: those that were revoked, and those that went with their account. */
export const endedSignIns: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('sessions_revoked').on('sessions').column('revoked_at').execute();
    await db.schema
      .createTable('ended_sign_ins')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('ended_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('ended_sign_ins_at').on('ended_sign_ins').column('ended_at').execute();
  },
};
