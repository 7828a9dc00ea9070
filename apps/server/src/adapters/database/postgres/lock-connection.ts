import pg from 'pg';

const CONNECT_MS = 2_000;

/** The database notices within 20 s that the machine of who holds a lock is gone; by its own settings it often takes two hours. */
const NOTICED = 'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';

/** Takes the database's address and for how long locks and calls are waited for; returns a connection whose locks are free again when it ends, however that comes. */
export async function connectForLock(url: string, waits: Pick<pg.ClientConfig, 'lock_timeout' | 'query_timeout'>): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    ...waits,
  });
  // A connection that breaks is noticed by who uses it; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(NOTICED);
    return client;
  } catch (error) {
    client.end().catch(() => undefined);
    throw error;
  }
}
