import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAway } from '../src/adapters/database/away.ts';
import type { Database } from '../src/adapters/database/database.ts';
import { openPostgres } from '../src/adapters/database/postgres/open.ts';
import { openPool } from '../src/adapters/database/postgres/pool.ts';
import { BeingTakenUp } from '../src/ports/alive.ts';
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
import { postgresServer, type PostgresServer } from './postgres-server.ts';

/** How many connections wait for a lock. */
const waiting = "select count(*) from pg_stat_activity where wait_event_type = 'Lock'";

describe('PostgreSQL', () => {
  let server: PostgresServer;
  let database: Database;
  const lost: Error[] = [];
  beforeAll(async () => {
    server = await postgresServer();
    database = await openPostgres(server.url, (error) => lost.push(error));
  });
  afterAll(async () => {
    await database?.close();
    await server?.remove();
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

  it('comes up to date once when four nodes start together', async () => {
    const admin = new pg.Client({ connectionString: server.url });
    await admin.connect();
    await admin.query('create database together');
    await admin.end();
    const url = server.url.replace('/postgres?', '/together?');
    const nodes = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url, () => {})));
    const write = aWrite();
    expect(await nodes[0]?.rooms.save(write)).toBe('saved');
    expect(await nodes[3]?.rooms.load(write.id)).toMatchObject({ version: 1 });
    await Promise.all(nodes.map((node) => node.close()));
  });

  it('says that the database is away when it stands still, and goes on afterwards', async () => {
    const write = aWrite();
    server.pause();
    const calls = await Promise.allSettled([database.rooms.save(write), database.rooms.load(write.id), database.ping()]);
    server.resume();
    for (const call of calls) expect(call).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseAway) });
    expect(await database.rooms.save(write)).toBe('saved');
    expect(await database.rooms.load(write.id)).toMatchObject({ version: 1 });
  });

  it('says that the database is away when it crashed, and finds it again without a restart', async () => {
    const write = aWrite();
    await database.rooms.save(write);
    await server.kill();
    await expect(database.rooms.save(aWrite())).rejects.toBeInstanceOf(DatabaseAway);
    await expect(database.accounts.byEmail('ann@deadpan.example')).rejects.toBeInstanceOf(DatabaseAway);
    await server.start();
    expect(await database.rooms.load(write.id)).toMatchObject({ version: 1 });
    expect(await database.rooms.save({ ...write, basedOn: 1, token: 'after' })).toBe('saved');
  });

  it('F5 a crash in the midst of transactions and reads is a failure of those, and nothing else', async () => {
    const writes = Array.from({ length: 40 }, () => aWrite());
    await Promise.all(writes.map((write) => database.rooms.save(write)));
    const operator = new pg.Client({ connectionString: server.url });
    operator.on('error', () => {});
    await operator.connect();
    await operator.query('begin');
    await operator.query('select * from rooms for update');
    const blocked = writes.slice(0, 5).map((write) => database.rooms.save({ ...write, basedOn: 1, token: 'blocked' }));
    const reading = database.alive.onlyOne(() => database.rooms.load(writes[0]?.id ?? ''));
    const ended = Promise.allSettled([...blocked, reading]);
    await expect.poll(async () => (await operator.query(waiting)).rows).toEqual([{ count: '5' }]);
    await server.kill();
    for (const each of await ended) if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(DatabaseAway);
    await operator.end().catch(() => {});
    await server.start();
    expect(await database.rooms.save({ ...(writes[0] ?? aWrite()), basedOn: 1, token: 'after' })).toBe('saved');
  });

  it('F3 a node that stands still in the midst of a transaction keeps nobody from the room for long', async () => {
    const write = aWrite();
    await database.rooms.save(write);
    const pool = openPool(server.url, { connections: 1, onLost: () => {} });
    const frozen = await pool.connect();
    await frozen.query('begin');
    await frozen.query('update rooms set version = version where id = $1', [write.id]);
    const next = { ...write, basedOn: 1, token: 'after' };
    await expect.poll(() => database.rooms.save(next).catch(() => 'away')).toBe('saved');
    // Awake again it finds that it has lost what it had begun.
    expect(asAway(await frozen.query('commit').catch((error: unknown) => error))).toBeInstanceOf(DatabaseAway);
    frozen.release(true);
    await pool.end();
  });

  it('F3 who takes the rooms up and does not come to an end is not waited for for ever, and beats get through meanwhile', async () => {
    let end = (): void => undefined;
    const long = database.alive.onlyOne(() => new Promise<void>((resolve) => (end = resolve)));
    const holding = "select count(*) from pg_locks where locktype = 'advisory' and granted";
    const operator = new pg.Client({ connectionString: server.url });
    await operator.connect();
    await expect.poll(async () => (await operator.query(holding)).rows).toEqual([{ count: '1' }]);
    let isDone = false;
    const next = database.alive.onlyOne(async () => (isDone = true)).catch((error: unknown) => error);
    await expect.poll(async () => (await operator.query(waiting)).rows).toEqual([{ count: '1' }]);
    await database.alive.beatOf({ node: 'living', ahead: 0 }, 1_797_000_000_000);
    expect((await operator.query(waiting)).rows).toEqual([{ count: '1' }]);
    expect(await next).toBeInstanceOf(BeingTakenUp);
    expect(isDone).toBe(false);
    end();
    await long;
    expect(await database.alive.onlyOne(async () => 'done')).toBe('done');
    await operator.end();
  });

  it('F3 beats get through when every connection of the node waits for a room', async () => {
    const writes = Array.from({ length: 30 }, () => aWrite());
    await Promise.all(writes.map((write) => database.rooms.save(write)));
    const operator = new pg.Client({ connectionString: server.url });
    await operator.connect();
    await operator.query('begin');
    await operator.query('select * from rooms for update');
    const saves = Promise.allSettled(writes.map((write) => database.rooms.save({ ...write, basedOn: 1, token: 'next' })));
    await expect.poll(async () => (await operator.query(waiting)).rows).toEqual([{ count: '10' }]);
    await database.alive.beatOf({ node: 'busy', ahead: 0 }, 1_797_000_000_000);
    expect((await operator.query(waiting)).rows).toEqual([{ count: '10' }]);
    await operator.query('rollback');
    await operator.end();
    await saves;
  });
});
