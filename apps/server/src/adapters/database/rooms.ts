import { sql, type Kysely } from 'kysely';
import type { RoomStatus } from '@deadpan/protocol';
import { DatabaseAway } from '../../ports/database-away.ts';
import type { Rooms, RoomWrite, SaveOutcome } from '../../ports/rooms.ts';
import type { Own } from './alive.ts';
import { reaching } from './away.ts';
import { OUTBOX, roomSteps } from './room-steps.ts';
import type { Tables } from './schema.ts';
import { step, type Writer } from './script.ts';

const SLOW_MS = 1_000;

type Db = Kysely<Tables>;

/** The `Rooms` port over either database. */
export function createRooms(db: Db, writer: Writer, { areSeveralAtOnce }: Pick<Own, 'areSeveralAtOnce'>): Rooms {
  const stepsOf = roomSteps(db, areSeveralAtOnce);

  async function isOwn(write: RoomWrite): Promise<boolean> {
    const row = await db
      .selectFrom('room_events')
      .select('token')
      .where('room_id', '=', write.id)
      .where('version', '=', write.basedOn + 1)
      .executeTakeFirst();
    return row?.token === write.token;
  }

  /** A commit whose answer got lost may have been saved: one's own token at basedOn + 1 says so (design "The only way a room changes"). */
  async function save(write: RoomWrite): Promise<SaveOutcome> {
    const started = performance.now();
    try {
      const refused = await writer.run({ key: `room:${write.id}`, steps: stepsOf(write) });
      if (refused === 'seated_elsewhere') return 'seated_elsewhere';
      if (refused === null) return 'saved';
    } catch (error) {
      // After a time-out the question would take as long again: whoever saves the same transition later gets the answer then.
      if (!(error instanceof DatabaseAway) || performance.now() - started > SLOW_MS) throw error;
      if (await isOwn(write).catch(() => false)) return 'saved';
      throw error;
    }
    return (await isOwn(write)) ? 'saved' : 'stale';
  }

  return {
    save: (write) => reaching(() => save(write)),

    load: (id) =>
      reaching(async () => {
        const row = await db.selectFrom('rooms').select(['id', 'version', 'schema', 'state']).where('id', '=', id).executeTakeFirst();
        return row ?? null;
      }),

    eventsSince: (id, after, upTo) =>
      reaching(async () => {
        const rows = await db
          .selectFrom('room_events')
          .select('events')
          .where('room_id', '=', id)
          .where('version', '>', after)
          .where('version', '<=', upTo)
          .orderBy('version', 'desc')
          .limit(OUTBOX)
          .execute();
        return rows.map((row) => row.events).toReversed();
      }),

    versions: (ids) =>
      reaching(async () => {
        if (ids.length === 0) return new Map();
        const rows = await db.selectFrom('rooms').select(['id', 'version']).where('id', 'in', ids).execute();
        return new Map(rows.map((row) => [row.id, row.version]));
      }),

    list: (limit) =>
      reaching(async () => {
        const rows = await db
          .selectFrom('rooms')
          .select(['id', 'name', 'is_private', 'player_count', 'max_players', 'status', 'host_username'])
          .where('status', 'not in', ['closed', 'finished'])
          .where('player_count', '>', 0)
          .orderBy(sql`case when status = 'waiting' then 0 else 1 end`)
          .orderBy('created_at', 'desc')
          .orderBy('id')
          .limit(limit)
          .execute();
        return rows.map((row) => ({
          id: row.id,
          name: row.name,
          isPrivate: row.is_private === 1,
          playerCount: row.player_count,
          maxPlayers: row.max_players,
          status: row.status as RoomStatus,
          hostUsername: row.host_username,
        }));
      }),

    open: () =>
      reaching(async () => {
        const rows = await db.selectFrom('rooms').select('id').where('status', '<>', 'closed').execute();
        return rows.map((row) => row.id);
      }),

    due: (wallMs) =>
      reaching(async () => {
        const rows = await db.selectFrom('rooms').select('id').where('next_due_at', '<', wallMs).orderBy('next_due_at').execute();
        return rows.map((row) => row.id);
      }),

    sweep: (madeBefore) =>
      reaching(async () => {
        const old = db.selectFrom('rooms').select('id').where('status', '=', 'closed').where('created_at', '<', madeBefore);
        await writer.run({
          key: 'rooms:sweep',
          steps: [
            step(db.deleteFrom('room_events').where('room_id', 'in', old)),
            step(db.deleteFrom('rooms').where('status', '=', 'closed').where('created_at', '<', madeBefore)),
          ],
        });
      }),

    naming: (userId) =>
      reaching(async () => {
        const rows = await db
          .selectFrom('rooms')
          .select('id')
          .where('status', 'in', ['starting', 'playing', 'finished'])
          // Ids are made here and have none of LIKE's own signs; whoever asks looks into the room.
          .where('state', 'like', `%${JSON.stringify(userId)}%`)
          .execute();
        return rows.map((row) => row.id);
      }),

    seatOf: (userId) =>
      reaching(async () => {
        const row = await db.selectFrom('seats').select('room_id').where('user_id', '=', userId).executeTakeFirst();
        return row?.room_id ?? null;
      }),
  };
}
