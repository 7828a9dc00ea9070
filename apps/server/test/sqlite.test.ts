import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Database } from '../src/adapters/database/database.ts';
import { openSqlite } from '../src/adapters/database/sqlite/open.ts';
import { accountsContract } from './contracts/accounts.ts';
import { aliveContract } from './contracts/alive.ts';
import { roomsContract } from './contracts/rooms.ts';
import { statsContract } from './contracts/stats.ts';

describe('SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-'));
  let database: Database;
  beforeAll(async () => {
    database = await openSqlite(folder);
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });
  const open = () => database;

  aliveContract(open);
  roomsContract(open);
  accountsContract(open);
  statsContract(open);
});
