import { query } from '../../apps/server/test/postgres-server.ts';
import type { ReadRows } from './history.ts';

/** Reads the tables of results from a PostgreSQL database. */
export const rowsOf =
  (url: string): ReadRows =>
  (table) =>
    query(url, `select * from ${table}`);
