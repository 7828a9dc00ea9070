import pg from 'pg';

/** A call that takes longer is given up (design "Database away"). */
const CALL_MS = 2_000;

const BIGINT = 20;
const NUMERIC = 1700;

/** Times and counts come as numbers: all of ours are far below 2^53. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text'),
} as pg.CustomTypesConfig;

export interface PoolOptions {
  /** kept at most */
  connections: number;
  /** after how many ms a call is given up */
  callMs?: number;
  /** told of connections that were lost while nobody used them; the next call makes a new one */
  onLost: (error: Error) => void;
}

/** What the pool throws at its listeners carries the whole connection, with the key that cancels its queries; an error that is logged must not. */
function bare({ message, code }: Error & { code?: unknown }): Error {
  return Object.assign(new Error(message), code !== undefined && { code });
}

/** Takes the database's address; returns a pool whose calls time out. */
export function openPool(url: string, { connections, callMs = CALL_MS, onLost }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CALL_MS,
    query_timeout: callMs,
    statement_timeout: callMs,
    // A node that stops in the midst of a transaction, or whose machine is gone, would keep the rows it holds from all others.
    idle_in_transaction_session_timeout: callMs,
    keepAlive: true,
    types,
  });
  pool.on('error', (error) => onLost(bare(error)));
  // A connection that breaks while it is used fails its call, and says so here too: without a listener that would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
