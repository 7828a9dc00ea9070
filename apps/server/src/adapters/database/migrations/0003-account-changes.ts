import type { Kysely, Migration } from 'kysely';
import type { Tables } from '../schema.ts';

type Touched = Pick<Tables, 'rooms' | 'room_events'>;

/** Closed arenas keep nobody's name: since this version none does, and those from before lose theirs. Never edited. */
export const accountChanges: Migration = {
  async up(db: Kysely<Touched>) {
    const closed = db.selectFrom('rooms').select('id').where('status', '=', 'closed');
    await db.deleteFrom('room_events').where('room_id', 'in', closed).execute();
    await db
      .updateTable('rooms')
      .set({ state: '{"status":"closed"}', name: '', host_username: '' })
      .where('status', '=', 'closed')
      .execute();
  },
};
