import { sql, type Kysely, type Selectable } from 'kysely';
import type { ReportReason, UserId } from '@deadpan/protocol';
import type { Report, Strangers } from '../../ports/strangers.ts';
import { reaching } from './away.ts';
import type { Tables } from './schema.ts';
import { step, type Writer } from './script.ts';

type Db = Kysely<Tables>;

function toReport(row: Selectable<Tables['reports']>): Report {
  return {
    id: row.id,
    by: row.reporter_id,
    about: row.reported_id,
    reason: row.reason as ReportReason,
    text: row.text,
    roomId: row.room_id,
    matchId: row.match_id,
    at: row.created_at,
  };
}

/** Both directions, each from its index. */
function apartFrom(db: Db, user: UserId) {
  return db
    .selectFrom('blocks')
    .select('blocked_id as id')
    .where('blocker_id', '=', user)
    .union(db.selectFrom('blocks').select('blocker_id as id').where('blocked_id', '=', user));
}

function readBlocks(db: Db, by: UserId) {
  return db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .select(['users.id', 'users.username', 'blocks.created_at as at'])
    .where('blocks.blocker_id', '=', by)
    .orderBy('blocks.created_at', 'desc')
    .orderBy('users.id')
    .execute();
}

/** How many reports there are about each of these players, and by how many. */
async function countsAbout(db: Db, users: UserId[]): Promise<Map<UserId, { reports: number; reporters: number }>> {
  if (users.length === 0) return new Map();
  const rows = await db
    .selectFrom('reports')
    .select((eb) => ['reported_id', eb.fn.countAll<number>().as('reports'), sql<number>`count(distinct reporter_id)`.as('reporters')])
    .where('reported_id', 'in', users)
    .groupBy('reported_id')
    .execute();
  return new Map(rows.map(({ reported_id, reports, reporters }) => [reported_id, { reports, reporters }]));
}

/** The `Strangers` port over either database. */
export function createStrangers(db: Db, writer: Writer): Strangers {
  return {
    block: (by, whom, at, most) =>
      reaching(async () => {
        const full = db
          .selectFrom('blocks')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('blocker_id', '=', by);
        const { count } = await full.executeTakeFirstOrThrow();
        if (count >= most) return false;
        const insert = db
          .insertInto('blocks')
          .values({ blocker_id: by, blocked_id: whom, created_at: at })
          .onConflict((conflict) => conflict.doNothing());
        await writer.run({ key: `blocks:${by}`, steps: [step(insert)] });
        return true;
      }),

    unblock: (by, whom) =>
      reaching(async () => {
        const remove = db.deleteFrom('blocks').where('blocker_id', '=', by).where('blocked_id', '=', whom);
        await writer.run({ key: `blocks:${by}`, steps: [step(remove)] });
      }),

    blocks: (by) => reaching(() => readBlocks(db, by)),

    apart: (user) =>
      reaching(async () => {
        const rows = await apartFrom(db, user).execute();
        return rows.map(({ id }) => id);
      }),

    roomsApart: (user) =>
      reaching(async () => {
        const rows = await db.selectFrom('seats').select('room_id').distinct().where('user_id', 'in', apartFrom(db, user)).execute();
        return rows.map((row) => row.room_id);
      }),

    lastMatchOf: (one, other) =>
      reaching(async () => {
        const row = await db
          .selectFrom('match_results as mine')
          .innerJoin('match_results as theirs', 'theirs.match_id', 'mine.match_id')
          .select('mine.match_id')
          .where('mine.user_id', '=', one)
          .where('theirs.user_id', '=', other)
          .orderBy('mine.ended_at', 'desc')
          .limit(1)
          .executeTakeFirst();
        return row?.match_id ?? null;
      }),

    report: ({ id, by, about, reason, text, roomId, matchId, at }) =>
      reaching(async () => {
        const row = { id, reporter_id: by, reported_id: about, reason, text, room_id: roomId, match_id: matchId, created_at: at };
        await writer.run({ key: `report:${id}`, steps: [step(db.insertInto('reports').values(row))] });
      }),

    reports: (limit, about) =>
      reaching(async () => {
        const newest = db
          .selectFrom('reports')
          .leftJoin('users as reporter', 'reporter.id', 'reports.reporter_id')
          .leftJoin('users as reported', 'reported.id', 'reports.reported_id')
          .selectAll('reports')
          .select(['reporter.username as byName', 'reported.username as aboutName'])
          .orderBy('reports.created_at', 'desc')
          .orderBy('reports.id')
          .limit(limit);
        const rows = await (about === undefined ? newest : newest.where('reports.reported_id', '=', about)).execute();
        const counts = await countsAbout(db, [...new Set(rows.map((row) => row.reported_id))]);
        return rows.map((row) => ({
          ...toReport(row),
          byName: row.byName,
          aboutName: row.aboutName,
          ...(counts.get(row.reported_id) ?? { reports: 0, reporters: 0 }),
        }));
      }),

    forgetReports: (before) =>
      reaching(async () => {
        const old = db.deleteFrom('reports').where('created_at', '<', Math.round(before));
        await writer.run({ key: 'reports:old', steps: [step(old)] });
      }),

    records: (user) =>
      reaching(async () => {
        const mine = db.selectFrom('reports').selectAll().where('reporter_id', '=', user).orderBy('created_at').orderBy('id');
        const out = db.selectFrom('suspensions').select(['reason', 'since', 'until', 'lifted']).where('user_id', '=', user);
        const [blocks, reports, suspension] = await Promise.all([readBlocks(db, user), mine.execute(), out.executeTakeFirst()]);
        return {
          blocks,
          reports: reports.map(toReport),
          suspension: suspension ? { ...suspension, lifted: suspension.lifted === 1 } : null,
        };
      }),

    forget: (user) =>
      reaching(async () => {
        await writer.run({
          key: `user:${user}`,
          steps: [
            step(db.deleteFrom('blocks').where('blocker_id', '=', user)),
            step(db.deleteFrom('blocks').where('blocked_id', '=', user)),
            step(db.deleteFrom('reports').where('reported_id', '=', user)),
            step(db.updateTable('reports').set({ reporter_id: null }).where('reporter_id', '=', user)),
            step(db.deleteFrom('suspensions').where('user_id', '=', user)),
          ],
        });
      }),
  };
}
