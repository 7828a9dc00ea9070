import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/adapters/database/database.ts';
import { connect } from '../src/adapters/database/sqlite/connect.ts';
import { openSqlite } from '../src/adapters/database/sqlite/open.ts';
import { DatabaseAway } from '../src/ports/database-away.ts';
import { aWrite } from './contracts/a-write.ts';
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

  it('syncs every commit to the disk and lets readers run beside the writer', () => {
    const connection = connect(join(folder, 'deadpan.db'));
    const FULL = 2;
    expect(connection.prepare('pragma synchronous').get()).toMatchObject({ synchronous: FULL });
    expect(connection.prepare('pragma journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
    connection.close();
  });

  it('keeps the events of the last 32 versions', async () => {
    const write = aWrite();
    for (let basedOn = 0; basedOn < 40; basedOn++) {
      await database.rooms.save({ ...write, basedOn, token: `t${basedOn}`, events: `["${basedOn + 1}"]` });
    }
    const other = new Sqlite(join(folder, 'deadpan.db'));
    const kept = other.prepare('select version, events from room_events where room_id = ? order by version').all(write.id);
    other.close();
    expect(kept).toHaveLength(32);
    expect([kept.at(0), kept.at(-1)]).toEqual([
      { version: 9, events: '["9"]' },
      { version: 40, events: '["40"]' },
    ]);
  });

  it('says that the database is away while the file cannot be written, still reads, and saves afterwards', async () => {
    const before = aWrite();
    await database.rooms.save(before);
    const other = new Sqlite(join(folder, 'deadpan.db'));
    other.exec('BEGIN IMMEDIATE');
    const write = aWrite();
    const calls = await Promise.allSettled([database.rooms.save(write), database.alive.beat(1)]);
    for (const call of calls) expect(call).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseAway) });
    expect(await database.rooms.load(before.id)).toMatchObject({ version: 1 });
    other.exec('ROLLBACK');
    other.close();
    expect(await database.rooms.save(write)).toBe('saved');
  });
});
