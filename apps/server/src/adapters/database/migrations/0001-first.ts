import type { Kysely, Migration } from 'kysely';

/** The tables of the first release. Never edited. */
export const first: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('users')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull().unique())
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('username_key', 'text', (column) => column.notNull().unique())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('picture', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('revoked_at', 'bigint')
      .execute();
    await db.schema
      .createTable('rooms')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('token', 'text', (column) => column.notNull())
      .addColumn('schema', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('next_due_at', 'bigint')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('is_private', 'integer', (column) => column.notNull())
      .addColumn('player_count', 'integer', (column) => column.notNull())
      .addColumn('max_players', 'integer', (column) => column.notNull())
      .addColumn('host_username', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('rooms_due').on('rooms').column('next_due_at').execute();
    await db.schema.createIndex('rooms_listed').on('rooms').columns(['status', 'created_at']).execute();
    await db.schema
      .createTable('room_events')
      .addColumn('room_id', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('events', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('room_events_key', ['room_id', 'version'])
      .execute();
    await db.schema
      .createTable('seats')
      .addColumn('user_id', 'text', (column) => column.primaryKey())
      .addColumn('room_id', 'text', (column) => column.notNull())
      .addColumn('session', 'integer', (column) => column.notNull())
      .addColumn('node', 'text')
      .execute();
    await db.schema.createIndex('seats_room').on('seats').column('room_id').execute();
    await db.schema
      .createTable('play_results')
      .addColumn('match_id', 'text', (column) => column.notNull())
      .addColumn('play', 'integer', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('out_reason', 'text')
      .addColumn('ended_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('play_results_key', ['match_id', 'play', 'user_id'])
      .execute();
    await db.schema
      .createTable('match_results')
      .addColumn('match_id', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('game_type', 'text', (column) => column.notNull())
      .addColumn('result', 'text', (column) => column.notNull())
      .addColumn('score', 'double precision', (column) => column.notNull())
      .addColumn('wins', 'integer', (column) => column.notNull())
      .addColumn('plays', 'integer', (column) => column.notNull())
      .addColumn('ended_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('match_results_key', ['match_id', 'user_id'])
      .execute();
    await db.schema.createIndex('match_results_player').on('match_results').columns(['user_id', 'ended_at']).execute();
    await db.schema
      .createTable('meta')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'bigint', (column) => column.notNull())
      .execute();
  },
};
