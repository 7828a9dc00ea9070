import { claimDatabase } from './adapters/database/postgres/claim.ts';
import { openPostgres } from './adapters/database/postgres/open.ts';
import { openSqlite } from './adapters/database/sqlite/open.ts';
import type { Database } from './adapters/database/database.ts';
import { BadSetting, type Config } from './config.ts';
import type { Log } from './ports/log.ts';

/**
 * PostgreSQL for this server and no other, or for it and its fellow nodes, until it is closed. The claim comes first: a server that is refused must not
 * have changed the schema.
 */
async function onPostgres(url: string, shared: boolean, log: Log): Promise<Database> {
  const giveUp = await claimDatabase(url, {
    shared,
    onTaken: () =>
      log.error({}, 'another server took this database while it was away: both decide its matches. Stop one, or set REDIS_URL on both'),
    onBack: () => log.warn({}, 'no other server uses this database any more'),
  });
  try {
    const database = await openPostgres(url, (error) => log.warn({ err: error }, 'a connection to the database broke'));
    return {
      ...database,
      async close() {
        await database.close();
        giveUp();
      },
    };
  } catch (error) {
    giveUp();
    throw error;
  }
}

/**
 * Takes the configuration and a log; brings the database it names up to date and returns its ports. Throws a `BadSetting` when it cannot be used, or
 * when it is another server's and Redis does not make one of several nodes of this one.
 */
export async function openDatabase({ databaseUrl, redisUrl, dataDir }: Config, log: Log): Promise<Database> {
  try {
    if (databaseUrl === null) return await openSqlite(dataDir);
    return await onPostgres(databaseUrl, redisUrl !== null, log);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const lead = databaseUrl === null ? `DATA_DIR is ${JSON.stringify(dataDir)}; it holds` : 'DATABASE_URL leads to';
    throw new BadSetting(`${lead} no database that can be used: ${why}.`, { cause: error });
  }
}
