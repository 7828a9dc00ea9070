import type { Kysely, Migration } from 'kysely';

/** How each round of a match went, and when and over which clip somebody was out. */
export const rounds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('round_results')
      .addColumn('match_id', 'text', (column) => column.notNull())
      .addColumn('round', 'integer', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('result', 'text', (column) => column.notNull())
      .addColumn('score', 'double precision', (column) => column.notNull())
      .addColumn('points', 'double precision', (column) => column.notNull())
      .addColumn('ended_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('round_results_key', ['match_id', 'round', 'user_id'])
      .execute();
    await db.schema.createIndex('round_results_player').on('round_results').columns(['user_id', 'ended_at']).execute();
    await db.schema.createIndex('play_results_player').on('play_results').columns(['user_id', 'ended_at']).execute();
    await db.schema.alterTable('play_results').addColumn('out_after_ms', 'bigint').execute();
    await db.schema.alterTable('play_results').addColumn('out_over', 'text').execute();
  },
};
