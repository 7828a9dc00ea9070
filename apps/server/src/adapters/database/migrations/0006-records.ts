import { sql, type Kysely, type Migration } from 'kysely';

/** What a match leaves behind: its timeline, the captions and smile curves of its players, and what the boards add up. */
export const records: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('match_records')
      .addColumn('match_id', 'text', (column) => column.primaryKey())
      .addColumn('room_id', 'text', (column) => column.notNull())
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .addColumn('timeline', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('match_captions')
      .addColumn('match_id', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('match_captions_key', ['match_id', 'user_id'])
      .execute();
    await db.schema.createIndex('match_captions_author').on('match_captions').column('user_id').execute();
    await db.schema
      .createTable('match_curves')
      .addColumn('match_id', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('play', 'integer', (column) => column.notNull())
      .addColumn('points', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('match_curves_key', ['match_id', 'user_id', 'play'])
      .execute();
    await db.schema.createIndex('match_curves_player').on('match_curves').column('user_id').execute();

    const counter = (table: string, name: string) =>
      db.schema
        .alterTable(table)
        .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    await counter('match_results', 'survived');
    await counter('match_results', 'smiles');
    await sql`
      update match_results set
        survived = (select count(*) from play_results where play_results.match_id = match_results.match_id
          and play_results.user_id = match_results.user_id and outcome <> 'out'),
        smiles = (select count(*) from play_results where play_results.match_id = match_results.match_id
          and play_results.user_id = match_results.user_id and out_reason = 'smile')
    `.execute(db);

    // The history pages through the first. The boards read nothing but these two: of all time player by player, of a week by its days.
    const counted = ['result', 'plays', 'survived', 'smiles'];
    const index = (name: string, columns: string[]) => db.schema.createIndex(name).on('match_results').columns(columns).execute();
    await db.schema.dropIndex('match_results_player').execute();
    await index('match_results_history', ['user_id', 'ended_at', 'match_id', ...counted]);
    await index('match_results_week', ['ended_at', 'user_id', ...counted]);
  },
};
