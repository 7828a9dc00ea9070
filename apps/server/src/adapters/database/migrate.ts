import { Migrator, type Kysely } from 'kysely';
import { migrations } from './migrations.ts';

/** Brings the schema up to date, or throws what stopped it. */
export async function migrate<Schema>(db: Kysely<Schema>): Promise<void> {
  const { error, results } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  const failed = results?.find((result) => result.status === 'Error');
  if (error)
    throw new Error(`The database could not be brought up to date${failed ? ` (${failed.migrationName})` : ''}.`, { cause: error });
}
