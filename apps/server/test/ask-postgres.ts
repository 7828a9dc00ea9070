import pg from 'pg';

/** Asks a database something, over a connection of its own; returns the rows. */
export async function askPostgres(url: string, query: string, parameters: readonly string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(query, [...parameters]);
    return rows as unknown[];
  } finally {
    await client.end();
  }
}
