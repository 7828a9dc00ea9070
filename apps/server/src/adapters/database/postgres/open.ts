import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { BeingTakenUp } from '../../../ports/alive.ts';
import type { Own } from '../alive.ts';
import { asAway, reaching } from '../away.ts';
import { portsOver, type Database } from '../database.ts';
import { migrate, mustBeUpToDate } from '../migrate.ts';
import type { Tables } from '../schema.ts';
import { connectForLock } from './lock-connection.ts';
import { openPool } from './pool.ts';
import { createRunner } from './runner.ts';

const CALL_MS = 2_000;
const MIGRATION_MS = 60_000;
const CONNECTIONS = 10;
const CONNECTIONS_ASIDE = 2;

interface Lock {
  /** Any number, the same for every Deadpan. */
  key: number;
  /** For so long it is waited for. */
  waitMs: number;
}
/** Who holds it may change the schema. */
const MIGRATION: Lock = { key: 7_323_732, waitMs: MIGRATION_MS };
/** Who holds it is the only one that may take up the rooms. Whoever asks for it after a standstill lets no command in meanwhile. */
const TAKING_UP: Lock = { key: 7_323_733, waitMs: 5_000 };

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Does what only one node may do at a time; the lock is free again when its connection ends, however that comes. Throws `BeingTakenUp` when
 * another node keeps it for too long.
 */
async function locked<T>(url: string, { key, waitMs }: Lock, job: () => Promise<T>): Promise<T> {
  const lock = await connectForLock(url, { lock_timeout: waitMs, query_timeout: waitMs + CALL_MS });
  try {
    await lock.query('select pg_advisory_lock($1)', [key]).catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error;
      throw new BeingTakenUp('Another node is taking up the arenas, or changing the database, and has not come to an end.', {
        cause: error,
      });
    });
    return await job();
  } finally {
    // Not waited for: a database that stands still now would keep this node from its commands.
    lock.end().catch(() => undefined);
  }
}

/** Brings the schema up to date, one node at a time: four nodes that start at once would make the same tables. */
function migrateAlone(url: string): Promise<void> {
  return locked(url, MIGRATION, async () => {
    const db = kyselyOver(openPool(url, { connections: 2, callMs: MIGRATION_MS, onLost: () => undefined }));
    try {
      await migrate(db);
    } finally {
      await db.destroy();
    }
  });
}

const ownOf = (url: string): Own => ({
  areSeveralAtOnce: true,
  time: sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)`,
  onlyOne: (job) => reaching(() => locked(url, TAKING_UP, job)),
});

const kyselyOver = (pool: pg.Pool): Kysely<Tables> => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

/** The ports over two pools: signs of life have connections of their own, so that a node that is busy is not taken for dead. */
function portsAt(url: string, onLost: (error: Error) => void): Database {
  const [pool, aside] = [CONNECTIONS, CONNECTIONS_ASIDE].map((connections) => openPool(url, { connections, onLost })) as [pg.Pool, pg.Pool];
  const life = { db: kyselyOver(aside), writer: createRunner(aside) };
  return portsOver(kyselyOver(pool), createRunner(pool), ownOf(url), life);
}

/** Takes the database's address and where to report lost connections; brings the schema up to date and returns the ports. Calls time out after 2 s. */
export async function openPostgres(url: string, onLost: (error: Error) => void): Promise<Database> {
  try {
    await migrateAlone(url);
  } catch (error) {
    throw asAway(error);
  }
  return portsAt(url, onLost);
}

/** Takes the address of a database that a server made and may be using; returns the ports, or throws when the schema is an older one. */
export async function attachPostgres(url: string): Promise<Database> {
  const db = kyselyOver(openPool(url, { connections: 1, onLost: () => {} }));
  try {
    await mustBeUpToDate(db);
  } catch (error) {
    throw asAway(error);
  } finally {
    await db.destroy();
  }
  return portsAt(url, () => {});
}
