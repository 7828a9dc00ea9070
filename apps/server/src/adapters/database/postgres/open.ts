import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Own } from '../alive.ts';
import { asAway } from '../away.ts';
import { portsOver, type Database } from '../database.ts';
import { migrate, mustBeUpToDate } from '../migrate.ts';
import type { Tables } from '../schema.ts';
import { createRunner } from './runner.ts';

/** Any number, the same for every Deadpan: who holds it may change the schema. */
const MIGRATION_LOCK = 7_323_732;
/** Who holds it is the only one that may take up the rooms. */
const TAKING_UP_LOCK = 7_323_733;
const MIGRATION_MS = 60_000;
const CALL_MS = 2_000;
const CONNECTIONS = 10;

const BIGINT = 20;
const NUMERIC = 1700;

/** Times and counts come as numbers: all of ours are far below 2^53. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text'),
} as pg.CustomTypesConfig;

const patient = (url: string) => ({ connectionString: url, connectionTimeoutMillis: CALL_MS, query_timeout: MIGRATION_MS, types });

/** Does what only one node may do at a time; the lock is free again when its connection ends, however that comes. */
async function locked<T>(url: string, key: number, job: () => Promise<T>): Promise<T> {
  const lock = new pg.Client(patient(url));
  // A connection that breaks is noticed by the calls of the job; without a listener it would end the process.
  lock.on('error', () => undefined);
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [key]);
    return await job();
  } finally {
    await lock.end().catch(() => undefined);
  }
}

/** Brings the schema up to date, one node at a time: four nodes that start at once would make the same tables. */
function migrateAlone(url: string): Promise<void> {
  return locked(url, MIGRATION_LOCK, async () => {
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new pg.Pool({ ...patient(url), max: 2 }) }) });
    try {
      await migrate(db);
    } finally {
      await db.destroy();
    }
  });
}

const ownOf = (url: string): Own => ({
  time: sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)`,
  onlyOne: (job) => locked(url, TAKING_UP_LOCK, job),
});

/** A pool whose calls time out after 2 s, and Kysely over it. */
function connect(url: string, onLost: (error: Error) => void): { pool: pg.Pool; db: Kysely<Tables> } {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CALL_MS,
    query_timeout: CALL_MS,
    statement_timeout: CALL_MS,
    keepAlive: true,
    types,
  });
  // An idle connection that breaks is replaced by the next call; without a listener it would end the process.
  pool.on('error', onLost);
  return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
}

/** Takes the database's address and where to report lost connections; brings the schema up to date and returns the ports. Calls time out after 2 s. */
export async function openPostgres(url: string, onLost: (error: Error) => void): Promise<Database> {
  try {
    await migrateAlone(url);
  } catch (error) {
    throw asAway(error);
  }
  const { pool, db } = connect(url, onLost);
  return portsOver(db, createRunner(pool), ownOf(url));
}

/** Takes the address of a database that a server made and may be using; returns the ports, or throws when the schema is an older one. */
export async function attachPostgres(url: string): Promise<Database> {
  const { pool, db } = connect(url, () => {});
  try {
    await mustBeUpToDate(db);
  } catch (error) {
    await db.destroy();
    throw asAway(error);
  }
  return portsOver(db, createRunner(pool), ownOf(url));
}
