import type { Kysely } from 'kysely';
import type { Alive } from '../../ports/alive.ts';
import { reaching } from './away.ts';
import type { Tables } from './schema.ts';
import { step, type Writer } from './script.ts';

/** The `Alive` port over either database. */
export function createAlive(db: Kysely<Tables>, writer: Writer): Alive {
  return {
    last: () =>
      reaching(async () => {
        const row = await db.selectFrom('meta').select('value').where('key', '=', 'alive').executeTakeFirst();
        return row?.value ?? null;
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
  };
}
