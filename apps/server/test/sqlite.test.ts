import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, Migrator, SqliteDialect } from 'kysely';
import Sqlite from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/adapters/database/database.ts';
import { accountChanges } from '../src/adapters/database/migrations/0003-account-changes.ts';
import { migrations } from '../src/adapters/database/migrations.ts';
import type { Tables } from '../src/adapters/database/schema.ts';
import { connect } from '../src/adapters/database/sqlite/connect.ts';
import { attachSqlite, openSqlite } from '../src/adapters/database/sqlite/open.ts';
import { DatabaseAway } from '../src/ports/database-away.ts';
import { aWrite } from './contracts/a-write.ts';
import { accountChangesContract } from './contracts/account-changes.ts';
import { accountsContract } from './contracts/accounts.ts';
import { aliveContract } from './contracts/alive.ts';
import { boardsContract } from './contracts/boards.ts';
import { decksContract } from './contracts/decks.ts';
import { googleAccountsContract } from './contracts/google-accounts.ts';
import { keptFilesContract } from './contracts/kept-files.ts';
import { memesContract } from './contracts/memes.ts';
import { passwordResetsContract } from './contracts/password-resets.ts';
import { recordsContract } from './contracts/records.ts';
import { roomsContract } from './contracts/rooms.ts';
import { statsContract } from './contracts/stats.ts';
import { strangersContract } from './contracts/strangers.ts';
import { suspensionsContract } from './contracts/suspensions.ts';
import { uploadsContract } from './contracts/uploads.ts';

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
  accountChangesContract(open);
  googleAccountsContract(open);
  keptFilesContract(open);
  memesContract(open);
  passwordResetsContract(open);
  recordsContract(open);
  statsContract(open);
  boardsContract(open);
  strangersContract(open);
  suspensionsContract(open);
  decksContract(open);
  uploadsContract(open);

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

  it('keeps of a closed room the last events only', async () => {
    const write = aWrite();
    await database.rooms.save({ ...write, events: '["ann sat"]' });
    await database.rooms.save({ ...write, basedOn: 1, token: 'two', events: '["ann left"]' });
    await database.rooms.save({ ...write, basedOn: 2, token: 'three', status: 'closed', events: '["closed"]' });
    const other = new Sqlite(join(folder, 'deadpan.db'));
    const kept = other.prepare('select version, events from room_events where room_id = ?').all(write.id);
    other.close();
    expect(kept).toEqual([{ version: 3, events: '["closed"]' }]);
  });

  it('takes the names out of rooms that closed before closed rooms kept none', async () => {
    const old = mkdtempSync(join(tmpdir(), 'deadpan-old-'));
    await (await openSqlite(old)).close();
    const file = connect(join(old, 'deadpan.db'));
    for (const [id, status] of [
      ['OLD234', 'closed'],
      ['RUN234', 'waiting'],
    ]) {
      file
        .prepare(
          `insert into rooms (id, version, token, schema, state, status, next_due_at, name, is_private, player_count, max_players, host_username, created_at)
           values (?, 3, 't', 1, '{"players":["Ann"]}', ?, null, 'Kitchen', 0, 0, 4, 'Ann', 1)`,
        )
        .run(id, status);
      file.prepare(`insert into room_events (room_id, version, events) values (?, 3, '["Ann left"]')`).run(id);
    }
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: file }) });
    await accountChanges.up(db);
    await db.destroy();
    const database = await openSqlite(old);
    expect((await database.rooms.load('OLD234'))?.state).toBe('{"status":"closed"}');
    expect((await database.rooms.load('RUN234'))?.state).toBe('{"players":["Ann"]}');
    await database.close();
    const after = new Sqlite(join(old, 'deadpan.db'));
    expect(after.prepare('select id, name, host_username from rooms order by id').all()).toEqual([
      { id: 'OLD234', name: '', host_username: '' },
      { id: 'RUN234', name: 'Kitchen', host_username: 'Ann' },
    ]);
    expect(after.prepare('select room_id from room_events').all()).toEqual([{ room_id: 'RUN234' }]);
    after.close();
    rmSync(old, { recursive: true });
  });

  it('counts the plays of matches from before they were counted', async () => {
    const old = mkdtempSync(join(tmpdir(), 'deadpan-old-'));
    const file = connect(join(old, 'deadpan.db'));
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: file }) });
    await new Migrator({ db, provider: migrations }).migrateTo('0005-rounds');
    const play = file.prepare(
      `insert into play_results (match_id, play, user_id, outcome, out_reason, ended_at) values ('ABC234-x-1', ?, ?, ?, ?, 9)`,
    );
    play.run(1, 'ann', 'won', null);
    play.run(2, 'ann', 'out', 'smile');
    play.run(3, 'ann', 'out', 'absent');
    play.run(1, 'bob', 'out', 'smile');
    const match = `insert into match_results (match_id, user_id, game_type, result, score, wins, plays, ended_at)
      values ('ABC234-x-1', 'ann', 'round1', 'won', 33, 1, 3, 9)`;
    file.prepare(match).run();
    await db.destroy();
    const database = await openSqlite(old);
    expect(await database.stats.tally('ann', 0)).toEqual({ games: 1, wins: 1, plays: 3, survived: 1, smiles: 1 });
    expect(await database.records.match('ABC234-x-1')).toMatchObject({ record: null, results: [{ userId: 'ann' }], curves: [] });
    await database.close();
    rmSync(old, { recursive: true });
  });

  it('keeps the links to a new password of before a player could have several', async () => {
    const old = mkdtempSync(join(tmpdir(), 'deadpan-old-'));
    const file = connect(join(old, 'deadpan.db'));
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: file }) });
    await new Migrator({ db, provider: migrations }).migrateTo('0011-ended-sign-ins');
    file.exec(`insert into password_resets (user_id, token_hash, created_at, expires_at) values ('ann', 'before', 1, 9000)`);
    await db.destroy();
    const database = await openSqlite(old);
    await database.resets.keep({ userId: 'ann', tokenHash: 'after', createdAt: 2, expiresAt: 9_000 });
    for (const tokenHash of ['before', 'after']) expect(await database.resets.playerOf(tokenHash, 10)).toBe('ann');
    await database.close();
    rmSync(old, { recursive: true });
  });

  it('is left alone by a program that is older than the one that changed its schema last', async () => {
    const newer = mkdtempSync(join(tmpdir(), 'deadpan-newer-'));
    await (await openSqlite(newer)).close();
    const file = connect(join(newer, 'deadpan.db'));
    file.exec(`insert into kysely_migration (name, timestamp) values ('9999-future', 'tomorrow')`);
    for (const open of [openSqlite, attachSqlite]) {
      await expect(open(newer)).rejects.toThrow('The database is of a newer program (9999-future): run that one, or go back to a backup');
    }
    file.close();
    rmSync(newer, { recursive: true });
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
