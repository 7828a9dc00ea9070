import { DatabaseAway } from '../../ports/database-away.ts';

/** SQLite: locked, full, or the disk fails. */
const SQLITE_AWAY = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|NOMEM|PROTOCOL)/;
/** PostgreSQL: connection lost, shutting down, out of resources, statement or idle transaction timed out; and the system's own words for it. */
const POSTGRES_AWAY = /^(08...|53...|57...|58...|25006|25P03|55P03)$/;
const SYSTEM_AWAY = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT|ENOSPC|EIO)/;
/** pg gives its own time-outs and broken connections no code. */
const PG_WORDS = /timeout|Connection terminated|Client has encountered a connection error|not queryable|Client was closed/i;

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (error instanceof AggregateError) return error.errors.some(isAway);
  return SQLITE_AWAY.test(code) || POSTGRES_AWAY.test(code) || SYSTEM_AWAY.test(code) || (code === '' && PG_WORDS.test(error.message));
}

/** Takes what a database threw; returns a `DatabaseAway` when it says that the database is away, else the error as it came. */
export function asAway(error: unknown): unknown {
  if (error instanceof DatabaseAway || !isAway(error)) return error;
  return new DatabaseAway(error instanceof Error ? error.message : String(error), { cause: error });
}

/** Runs a call to the database; a failure of the connection or the disk is thrown as `DatabaseAway`. */
export async function reaching<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw asAway(error);
  }
}
