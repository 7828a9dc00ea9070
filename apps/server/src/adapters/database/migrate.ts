import { Migrator, type Kysely } from 'kysely';
import { migrations } from './migrations.ts';

/** Brings the schema up to date, or throws what stopped it. */
export async function migrate<Schema>(db: Kysely<Schema>): Promise<void> {
  const { error, results } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  const failed = results?.find((result) => result.status === 'Error');
  if (error)
    throw new Error(`The database could not be brought up to date${failed ? ` (${failed.migrationName})` : ''}.`, { cause: error });
}

/** Throws unless the schema is the one this program knows: who only looks in on a running server's database never changes its schema. */
export async function mustBeUpToDate<Schema>(db: Kysely<Schema>): Promise<void> {
  const known = await new Migrator({ db, provider: migrations }).getMigrations();
  if (known.some(({ executedAt }) => executedAt === undefined)) {
    throw new Error('The database is older than this program: start the server once, which brings it up to date.');
  }
}
