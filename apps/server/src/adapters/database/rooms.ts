import { sql, type Kysely } from 'kysely';
import type { RoomStatus } from '@deadpan/protocol';
import { DatabaseAway } from '../../ports/database-away.ts';
import type { Rooms, RoomWrite, SaveOutcome, SeatWrite } from '../../ports/rooms.ts';
import { reaching } from './away.ts';
import { resultSteps } from './result-steps.ts';
import type { Tables } from './schema.ts';
import { step, type Script, type Step, type Writer } from './script.ts';

/** How many versions' events a room keeps; a closed one those of its last only. */
const OUTBOX = 32;
const SLOW_MS = 1_000;

type Db = Kysely<Tables>;

function rowStep(db: Db, write: RoomWrite): Step {
  const { listing } = write;
  const row = {
    version: write.basedOn + 1,
    token: write.token,
    schema: write.schema,
    state: write.state,
    status: write.status,
    next_due_at: write.nextDueAt,
    name: listing.name,
    is_private: listing.isPrivate ? 1 : 0,
    player_count: listing.playerCount,
    max_players: listing.maxPlayers,
    host_username: listing.hostUsername,
    created_at: listing.createdAt,
  };
  if (write.basedOn === 0) {
    const inserted = db
      .insertInto('rooms')
      .values({ id: write.id, ...row })
      .onConflict((conflict) => conflict.column('id').doNothing());
    return step(inserted, 'stale');
  }
  return step(db.updateTable('rooms').set(row).where('id', '=', write.id).where('version', '=', write.basedOn), 'stale');
}

function eventSteps(db: Db, write: RoomWrite): Step[] {
  const version = write.basedOn + 1;
  const kept = write.status === 'closed' ? 1 : OUTBOX;
  return [
    step(db.insertInto('room_events').values({ room_id: write.id, version, events: write.events, token: write.token })),
    step(
      db
        .deleteFrom('room_events')
        .where('room_id', '=', write.id)
        .where('version', '<=', version - kept),
    ),
  ];
}

/** A session that goes on is still where it began, whoever saves. */
function nodeOf({ session, node = null }: SeatWrite) {
  if (node === null) return null;
  return sql<string>`case when seats.session = ${session} then coalesce(seats.node, ${node}) else ${node} end`;
}

function seatSteps(db: Db, write: RoomWrite): Step[] {
  const others = db.deleteFrom('seats').where('room_id', '=', write.id);
  const seated = write.seats.map((seat) => seat.userId);
  // Sorted, so that two rooms never wait for each other's rows crosswise.
  const seats = write.seats.toSorted((a, b) => (a.userId < b.userId ? -1 : 1));
  return [
    step(seated.length > 0 ? others.where('user_id', 'not in', seated) : others),
    ...seats.map((seat) =>
      step(
        db
          .insertInto('seats')
          .values({ user_id: seat.userId, room_id: write.id, session: seat.session, node: seat.node ?? null })
          .onConflict((conflict) =>
            conflict
              .column('user_id')
              .doUpdateSet({ session: seat.session, node: nodeOf(seat) })
              .where('seats.room_id', '=', write.id),
          ),
        'seated_elsewhere',
      ),
    ),
  ];
}

/** Takes a transition; returns the transaction that saves it: the compare-and-swap first, so that a stale one touches nothing else. */
function saving(db: Db, write: RoomWrite): Script {
  return {
    key: `room:${write.id}`,
    steps: [rowStep(db, write), ...eventSteps(db, write), ...seatSteps(db, write), ...resultSteps(db, write)],
  };
}

/** The `Rooms` port over either database. */
export function createRooms(db: Db, writer: Writer): Rooms {
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
      const refused = await writer.run(saving(db, write));
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
          .orderBy('version')
          .execute();
        return rows.map((row) => row.events);
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
