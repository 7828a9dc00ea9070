import type { Kysely, Selectable } from 'kysely';
import type { Suspension, Suspensions } from '../../ports/suspensions.ts';
import { usernameKey } from './accounts.ts';
import { reaching } from './away.ts';
import type { Tables } from './schema.ts';
import { step, type Step, type Writer } from './script.ts';

type Db = Kysely<Tables>;
const COUNTER = 'suspensions';

function toSuspension(row: Selectable<Tables['suspensions']>): Suspension {
  return { userId: row.user_id, reason: row.reason, since: row.since, until: row.until };
}

/** Takes the next number; until the end of the transaction nobody else gets one, so numbers appear in order. */
function counted(db: Db): Step {
  return step(db.updateTable('meta').set((eb) => ({ value: eb('value', '+', 1) })).where('key', '=', COUNTER)); // prettier-ignore
}

const change = (db: Db) => db.selectFrom('meta').select('value').where('key', '=', COUNTER);

/** Those that hold at `now`. */
function holding(db: Db, now: number) {
  return db
    .selectFrom('suspensions')
    .where('lifted', '=', 0)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now)]));
}

/** The `Suspensions` port over either database. */
export function createSuspensions(db: Db, writer: Writer): Suspensions {
  return {
    find: (idOrName) =>
      reaching(async () => {
        const row = await db
          .selectFrom('users')
          .select(['id', 'username'])
          .where((eb) => eb.or([eb('id', '=', idOrName), eb('username_key', '=', usernameKey(idOrName))]))
          .executeTakeFirst();
        return row ?? null;
      }),

    suspend: ({ userId, reason, since, until }) =>
      reaching(async () => {
        const row = { reason, since, until, lifted: 0, change: change(db) };
        const save = db
          .insertInto('suspensions')
          .values({ user_id: userId, ...row })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row));
        await writer.run({ key: `user:${userId}`, steps: [counted(db), step(save)] });
      }),

    lift: (user, now) =>
      reaching(async () => {
        const lift = db
          .updateTable('suspensions')
          .set({ lifted: 1, change: change(db) })
          .where('user_id', '=', user)
          .where('lifted', '=', 0)
          .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now)]));
        return (await writer.run({ key: `user:${user}`, steps: [counted(db), step(lift, 'none')] })) === null;
      }),

    of: (user, now) =>
      reaching(async () => {
        const row = await holding(db, now).selectAll('suspensions').where('user_id', '=', user).executeTakeFirst();
        return row ? toSuspension(row) : null;
      }),

    all: (now) =>
      reaching(async () => {
        const rows = await holding(db, now)
          .leftJoin('users', 'users.id', 'suspensions.user_id')
          .selectAll('suspensions')
          .select('users.username')
          .orderBy('since', 'desc')
          .orderBy('user_id')
          .execute();
        return rows.map((row) => ({ ...toSuspension(row), username: row.username }));
      }),

    changesAfter: (after) =>
      reaching(async () => {
        const rows = await db.selectFrom('suspensions').selectAll().where('change', '>', after).orderBy('change').execute();
        return rows.map((row) => ({ ...toSuspension(row), change: row.change, lifted: row.lifted === 1 }));
      }),
  };
}
