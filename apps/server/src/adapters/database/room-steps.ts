import { sql, type Kysely } from 'kysely';
import type { RoomWrite, SeatWrite } from '../../ports/rooms.ts';
import { prepared } from './prepared.ts';
import { resultSteps } from './result-steps.ts';
import type { Tables } from './schema.ts';
import { step, type Step } from './script.ts';

/** How many versions' events a room keeps; a closed one those of its last only. */
export const OUTBOX = 32;
/** After so many versions the events that are too old are taken away. */
const SWEEP_EVERY = 8;

type Db = Kysely<Tables>;
type Row = Tables['rooms'];
type Seat = Omit<Tables['seats'], 'node'>;
/** A row with what belongs to its version: the events, and the version it takes the place of. */
type Moved = Row & { before: number; events: string };

const rowOf = ({ id, basedOn, token, schema, state, status, nextDueAt, listing }: RoomWrite): Row => ({
  id,
  version: basedOn + 1,
  token,
  schema,
  state,
  status,
  next_due_at: nextDueAt,
  name: listing.name,
  is_private: listing.isPrivate ? 1 : 0,
  player_count: listing.playerCount,
  max_players: listing.maxPlayers,
  host_username: listing.hostUsername,
  created_at: listing.createdAt,
});

/** The compare-and-swap of a row that is there. */
const moving = (db: Pick<Db, 'updateTable'>, { id, before, events: _events, ...columns }: Moved) =>
  db.updateTable('rooms').set(columns).where('id', '=', id).where('version', '=', before);

function upserting(db: Db, seat: Seat & { node: string | null }, node: string | null | ReturnType<typeof sql<string>>) {
  return db
    .insertInto('seats')
    .values(seat)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ session: seat.session, node }).where('seats.room_id', '=', seat.room_id),
    );
}

/** Takes the database; returns what makes the room's seats exactly these. */
function seatSteps(db: Db): (id: string, seats: readonly SeatWrite[]) => Step[] {
  // A session that goes on is still where it began, whoever saves.
  const here = prepared<Seat & { node: string }>(
    (seat) =>
      upserting(
        db,
        seat,
        sql<string>`case when seats.session = ${seat.session} then coalesce(seats.node, ${seat.node}) else ${seat.node} end`,
      ),
    'seated_elsewhere',
  );
  const away = prepared<Seat>((seat) => upserting(db, { ...seat, node: null }, null), 'seated_elsewhere');
  return (id, seats) => {
    const others = db.deleteFrom('seats').where('room_id', '=', id);
    const seated = seats.map((seat) => seat.userId);
    // Sorted, so that two rooms never wait for each other's rows crosswise.
    const sorted = seats.toSorted((a, b) => (a.userId < b.userId ? -1 : 1));
    return [
      step(seated.length > 0 ? others.where('user_id', 'not in', seated) : others),
      ...sorted.map(({ userId, session, node = null }) => {
        const seat = { user_id: userId, room_id: id, session };
        return node === null ? away(seat) : here({ ...seat, node });
      }),
    ];
  };
}

/**
 * Takes the database, and whether one of its statements may change several tables; returns what makes the steps that save a transition. The
 * compare-and-swap comes first, so that a stale one touches nothing else. Most transitions leave seats and results alone: those are one
 * statement then, which needs no `begin` and no `commit`, and one way to the database instead of four.
 */
export function roomSteps(db: Db, areSeveralAtOnce: boolean): (write: RoomWrite) => Step[] {
  const moved = prepared<Moved>((row) => moving(db, row), 'stale');
  const said = prepared<Tables['room_events']>((row) => db.insertInto('room_events').values(row));
  const swept = prepared<{ id: string; upTo: number }>(({ id, upTo }) =>
    db.deleteFrom('room_events').where('room_id', '=', id).where('version', '<=', upTo),
  );
  const movedAndSaid = prepared<Moved>(
    (row) =>
      db
        .with('moved', (inside) => moving(inside, row).returning(['id', 'version']))
        .insertInto('room_events')
        .columns(['room_id', 'version', 'events', 'token'])
        .expression((eb) =>
          eb
            .selectFrom('moved')
            .select([
              'id',
              'version',
              eb.cast<string>(eb.val(row.events), 'text').as('events'),
              eb.cast<string>(eb.val(row.token), 'text').as('token'),
            ]),
        ),
    'stale',
  );
  const seats = seatSteps(db);

  function versionSteps(write: RoomWrite): Step[] {
    const { id, basedOn, events, token } = write;
    const row = rowOf(write);
    const moving = { ...row, before: basedOn, events };
    if (areSeveralAtOnce && basedOn > 0) return [movedAndSaid(moving)];
    const made = () =>
      step(
        db
          .insertInto('rooms')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doNothing()),
        'stale',
      );
    return [basedOn > 0 ? moved(moving) : made(), said({ room_id: id, version: row.version, events, token })];
  }

  function sweepSteps({ id, basedOn, status }: RoomWrite): Step[] {
    const version = basedOn + 1;
    if (status === 'closed') return [swept({ id, upTo: basedOn })];
    return version > OUTBOX && version % SWEEP_EVERY === 0 ? [swept({ id, upTo: version - OUTBOX })] : [];
  }

  return (write) => [
    ...versionSteps(write),
    ...sweepSteps(write),
    ...(write.seats ? seats(write.id, write.seats) : []),
    ...resultSteps(db, write),
  ];
}
