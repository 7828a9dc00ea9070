import type { Kysely, RawBuilder } from 'kysely';
import type { Alive } from '../../ports/alive.ts';
import { reaching } from './away.ts';
import type { Tables } from './schema.ts';
import { step, type Writer } from './script.ts';

/** What each of the databases does in its own way: its clock (wall ms), a lock over all processes, and whether one statement may change several tables. */
export interface Own {
  areSeveralAtOnce: boolean;
  time: RawBuilder<number>;
  onlyOne: Alive['onlyOne'];
}

/** The `Alive` port over either database. */
export function createAlive(db: Kysely<Tables>, writer: Writer, own: Own): Alive {
  return {
    last: () =>
      reaching(async () => {
        const meta = await db.selectFrom('meta').select('value').where('key', '=', 'alive').executeTakeFirst();
        const nodes = await db.selectFrom('nodes').select('beat_at').orderBy('beat_at', 'desc').limit(1).executeTakeFirst();
        const known = [meta?.value, nodes?.beat_at].filter((at) => at !== undefined);
        return known.length > 0 ? Math.max(...known) : null;
      }),

    beat: (wallMs) =>
      reaching(async () => {
        const value = Math.round(wallMs);
        const beat = db
          .insertInto('meta')
          .values({ key: 'alive', value })
          .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }));
        await writer.run({ key: 'alive', steps: [step(beat)] });
      }),

    beatOf: ({ node, ahead }, wallMs) =>
      reaching(async () => {
        const now = { beat_at: Math.round(wallMs), ahead: Math.round(ahead) };
        const beat = db
          .insertInto('nodes')
          .values({ id: node, ...now })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(now));
        await writer.run({ key: `node:${node}`, steps: [step(beat)] });
      }),

    lastBeat: (except) =>
      reaching(async () => {
        const last = db.selectFrom('nodes').select(['beat_at as at', 'ahead']).where('id', '<>', except).orderBy('beat_at', 'desc');
        return (await last.limit(1).executeTakeFirst()) ?? null;
      }),

    silent: (beforeMs) =>
      reaching(() =>
        db
          .selectFrom('seats')
          .leftJoin('nodes', 'nodes.id', 'seats.node')
          .select(['seats.room_id as roomId', 'seats.user_id as userId', 'seats.session'])
          .where('seats.node', 'is not', null)
          .where((where) => where.or([where('nodes.beat_at', 'is', null), where('nodes.beat_at', '<', Math.round(beforeMs))]))
          .execute(),
      ),

    hereOn: (node, after, most) =>
      reaching(() => {
        const seats = db.selectFrom('seats').select(['room_id as roomId', 'user_id as userId', 'session']).where('node', '=', node);
        const rest = after === null ? seats : seats.where('user_id', '>', after);
        return rest.orderBy('user_id').limit(most).execute();
      }),

    sweep: (beforeMs) =>
      reaching(async () => {
        const gone = db.deleteFrom('nodes').where('beat_at', '<', Math.round(beforeMs));
        await writer.run({ key: 'nodes:sweep', steps: [step(gone)] });
      }),

    time: () =>
      reaching(async () => {
        const { now } = await db.selectNoFrom(own.time.as('now')).executeTakeFirstOrThrow();
        return now;
      }),

    onlyOne: own.onlyOne,
  };
}
