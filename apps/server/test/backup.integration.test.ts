import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, Migrator, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { migrations } from '../src/adapters/database/migrations.ts';
import { openPostgres } from '../src/adapters/database/postgres/open.ts';
import type { Tables } from '../src/adapters/database/schema.ts';
import { openBlobs } from '../src/blobs.ts';
import { readConfig } from '../src/config.ts';
import { backup } from '../src/operator/backup/backup.ts';
import { restore } from '../src/operator/backup/restore.ts';
import { Mistake } from '../src/operator/mistake.ts';
import { createServer, type Server } from '../src/server.ts';
import { startMatch } from './a-match.ts';
import { aServer, PASSWORD, type TestPlayer, type TestServer } from './a-server.ts';
import { postgresServer, query, type PostgresServer } from './postgres-server.ts';

const NOW = Date.UTC(2026, 10, 22, 7);
const work = mkdtempSync(join(tmpdir(), 'deadpan-backup-'));
let names = 0;
const newPath = (): string => join(work, `backup-${++names}.tar`);
const newFolder = (): string => mkdtempSync(join(work, 'data-'));
afterAll(() => rmSync(work, { recursive: true }));

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
});

async function keptIn(folder: string, env: Record<string, string> = {}) {
  const config = readConfig({ DATA_DIR: folder, ...env });
  return { config, blobs: await openBlobs(config), now: NOW };
}

/** A server with two players in a play, one of whom has a picture. */
async function aMatch(env: Record<string, string> = {}): Promise<{ server: TestServer; ann: TestPlayer; code: string }> {
  const server = await aServer({ MATCH_SPEED: '1', ...env });
  open.push(server);
  const [ann, bob] = [await server.register(), await server.register()];
  const code = await startMatch([ann, bob], { maxRounds: 1 });
  await ann.until(({ phase }) => phase === 'playing');
  await (await openBlobs(readConfig({ DATA_DIR: server.folder, ...env }))).put('avatars/kept.webp', Buffer.from('a face'));
  return { server, ann, code };
}

/** What a restored server answers. */
async function served(
  folder: string,
  env: Record<string, string> = {},
): Promise<(path: string, token?: string, body?: object) => Promise<Response>> {
  const settings = { NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', RATE_LIMITS: 'off', DATA_DIR: folder, ...env };
  const server: Server = await createServer(readConfig(settings));
  open.push(server);
  const url = await server.listen();
  return (path, token, body) =>
    fetch(`${url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
}

describe('a backup of one server', () => {
  it('is taken while a match runs; restored, its players sign in as before and the match goes on', async () => {
    const { server, ann, code } = await aMatch();
    const file = newPath();
    expect(await backup(await keptIn(server.folder), file)).toEqual([`${file}: the database and 1 file of players.`]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    // What happens afterwards is not in it.
    const late = await server.register();

    const folder = newFolder();
    expect(await restore(await keptIn(folder), file, { force: false })).toEqual([
      'Restored as it was on 2026-11-22T07:00:00.000Z, with 1 file of players.',
    ]);
    const ask = await served(folder);
    expect((await ask('/auth/login', undefined, { email: ann.email, password: PASSWORD })).status).toBe(200);
    expect((await ask('/auth/login', undefined, { email: late.email, password: PASSWORD })).status).toBe(401);
    // The secret came too: her token still opens, and her seat in the match is there.
    const seat = (await (await ask('/account/export', ann.token)).json()) as { seat: { lobby_id: string; status: string } };
    expect(seat.seat).toMatchObject({ lobby_id: code, status: 'playing' });
    expect(readFileSync(join(folder, 'blobs/avatars/kept.webp'), 'utf8')).toBe('a face');
  });

  it('writes through no file or link that waits beside it, and one that fails leaves nothing', async () => {
    const server = await aServer();
    open.push(server);
    const kept = await keptIn(server.folder);
    const folder = mkdtempSync(join(work, 'prepared-'));
    const [file, other, victim] = [join(folder, 'new.tar'), join(folder, 'other.tar'), join(folder, 'victim')];
    writeFileSync(victim, 'of somebody else', { mode: 0o666 });
    symlinkSync(victim, `${file}.partial`);
    symlinkSync(join(folder, 'elsewhere'), other);
    await backup(kept, file);
    await expect(backup(kept, other)).rejects.toThrow('never written over another one');
    vi.stubEnv('PATH', folder);
    await expect(backup(kept, join(folder, 'third.tar'))).rejects.toThrow('tar failed');
    vi.unstubAllEnvs();
    expect(readFileSync(victim, 'utf8')).toBe('of somebody else');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).toSorted()).toEqual(['new.tar', 'new.tar.partial', 'other.tar', 'victim']);
  });

  it('takes the place of nothing without being told to, and even then deletes nothing', async () => {
    const server = await aServer();
    open.push(server);
    const file = newPath();
    const kept = await keptIn(server.folder);
    await backup(kept, file);
    await expect(backup(kept, file)).rejects.toThrow('never written over another one');
    const folder = newFolder();
    const target = await keptIn(folder);
    await restore(target, file, { force: false });
    const before = readFileSync(join(folder, 'deadpan.db'));
    await expect(restore(target, file, { force: false })).rejects.toThrow('With --force');
    expect(readFileSync(join(folder, 'deadpan.db'))).toEqual(before);
    const [, aside = ''] = await restore(target, file, { force: true });
    const [old = ''] = readdirSync(folder).filter((name) => name.startsWith('before-restore-'));
    expect(aside).toContain(old);
    expect(existsSync(join(folder, old, 'deadpan.db'))).toBe(true);
  });

  it('that cannot be read in to the end leaves what was there: the server starts with it, and its players are signed in', async () => {
    const [old, other] = [await aServer(), await aServer()];
    open.push(old, other);
    const ann = await old.register();
    const [ours, theirs, folder] = [newPath(), newPath(), newFolder()];
    await backup(await keptIn(old.folder), ours);
    await restore(await keptIn(folder), ours, { force: false });
    const source = await keptIn(other.folder);
    await source.blobs.put('avatars/another.webp', Buffer.from('a face'));
    await backup(source, theirs);
    // A file where the folder of the players' pictures is to be: no picture can be put there.
    mkdirSync(join(folder, 'blobs'));
    writeFileSync(join(folder, 'blobs/avatars'), '');
    await expect(restore(await keptIn(folder), theirs, { force: true })).rejects.toThrow(/EEXIST|ENOTDIR/);
    rmSync(join(folder, 'blobs/avatars'));
    // Nor can what is there be put aside where something is already.
    const taken = join(folder, 'before-restore-2026-11-22T07-00-00-000Z');
    mkdirSync(taken);
    await expect(restore(await keptIn(folder), theirs, { force: true })).rejects.toThrow(`${folder} is as it was: EEXIST`);
    expect(readdirSync(taken)).toEqual([]);
    const ask = await served(folder);
    expect(await (await ask('/auth/me', ann.token)).json()).toMatchObject({ id: ann.user.id });
  });

  it('has the secret before the last one too, so that nobody has to sign in again while one is replaced', async () => {
    const server = await aServer();
    open.push(server);
    const [older, newer, folder] = [newPath(), newPath(), newFolder()];
    await backup(await keptIn(server.folder), older);
    writeFileSync(join(server.folder, 'token.key.previous'), 'b'.repeat(64));
    await backup(await keptIn(server.folder), newer);
    await restore(await keptIn(folder), newer, { force: false });
    expect(readFileSync(join(folder, 'token.key.previous'), 'utf8')).toBe('b'.repeat(64));
    // Of a time when there was none: what it would let in is put aside with the secret it came before.
    await restore(await keptIn(folder), older, { force: true });
    expect(existsSync(join(folder, 'token.key.previous'))).toBe(false);
    const [old = ''] = readdirSync(folder).filter((name) => name.startsWith('before-restore-'));
    expect(readdirSync(join(folder, old))).toEqual(expect.arrayContaining(['token.key', 'token.key.previous']));
  });

  it('is refused when it is no backup, damaged, or of a newer program, and nothing is changed', async () => {
    const server = await aServer();
    open.push(server);
    const file = newPath();
    await backup(await keptIn(server.folder), file);
    const folder = newFolder();
    const target = await keptIn(folder);
    const changed = (change: (inside: string) => void): string => {
      const inside = mkdtempSync(join(work, 'inside-'));
      execFileSync('tar', ['-xf', file, '-C', inside]);
      change(inside);
      const made = newPath();
      execFileSync('tar', ['-cf', made, '-C', inside, '.']);
      return made;
    };
    const manifest = (inside: string) => join(inside, 'manifest.json');
    const newer = changed((inside) => {
      const said = JSON.parse(readFileSync(manifest(inside), 'utf8')) as { changes: string[] };
      writeFileSync(manifest(inside), JSON.stringify({ ...said, changes: [...said.changes, '9999-future'], version: '9.0.0' }));
    });
    const damaged = changed((inside) => writeFileSync(join(inside, 'deadpan.db'), 'x'.repeat(9_000)));
    const other = changed((inside) => rmSync(manifest(inside)));
    const linked = changed((inside) => {
      mkdirSync(join(inside, 'blobs/avatars'), { recursive: true });
      symlinkSync('/etc/passwd', join(inside, 'blobs/avatars/linked.webp'));
    });
    writeFileSync(join(work, 'a-text'), 'no archive');
    await expect(restore(target, newer, { force: false })).rejects.toThrow('Deadpan 9.0.0, which is newer than this one (9999-future)');
    await expect(restore(target, damaged, { force: false })).rejects.toThrow(/not a database|damaged/);
    await expect(restore(target, other, { force: false })).rejects.toThrow('no backup of Deadpan');
    await expect(restore(target, linked, { force: false })).rejects.toThrow('no backup of Deadpan');
    await expect(restore(target, join(work, 'a-text'), { force: false })).rejects.toThrow('tar failed');
    await expect(restore(target, join(work, 'nothing'), { force: false })).rejects.toThrow('There is no file');
    expect(readdirSync(folder).filter((name) => !name.startsWith('lock.'))).toEqual([]);
    mkdirSync(join(work, 'empty'));
    await expect(backup(await keptIn(join(work, 'empty')), newPath())).rejects.toThrow('no database yet');
  });

  it('says in one line when the database cannot be read', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'deadpan.db'), 'x'.repeat(9_000));
    await expect(backup(await keptIn(folder), newPath())).rejects.toThrow(new Mistake('file is not a database'));
    // Nothing listens there.
    const away = await keptIn(newFolder(), { DATABASE_URL: 'postgres://127.0.0.1:9/deadpan' });
    await expect(backup(away, newPath())).rejects.toBeInstanceOf(Mistake);
  });
});

describe('a backup of PostgreSQL', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await postgresServer();
  });
  afterAll(() => postgres.remove());

  it('is taken while a match runs and read into an empty database, or with --force over another', async () => {
    const env = { DATABASE_URL: postgres.url };
    const { server, ann, code } = await aMatch(env);
    const file = newPath();
    await backup(await keptIn(server.folder, env), file);
    const late = await server.register();
    // Its data folder is another one than the server's.
    for (const force of [false, true]) {
      await expect(restore(await keptIn(newFolder(), env), file, { force })).rejects.toThrow(
        'Stop every server first: the database is in use',
      );
    }
    await expect(restore(await keptIn(newFolder()), file, { force: false })).rejects.toThrow(
      'is of PostgreSQL, and DATABASE_URL is not set',
    );
    await server.close();
    open.splice(0);
    const folder = newFolder();
    await expect(restore(await keptIn(folder, env), file, { force: false })).rejects.toThrow('With --force');
    await restore(await keptIn(folder, env), file, { force: true });
    const ask = await served(folder, env);
    expect((await ask('/auth/login', undefined, { email: late.email, password: PASSWORD })).status).toBe(401);
    const seat = (await (await ask('/account/export', ann.token)).json()) as { seat: { lobby_id: string } };
    expect(seat.seat).toMatchObject({ lobby_id: code });
  });

  it('is read in when a server is only just stopped: PostgreSQL lists its connections for a moment longer', async () => {
    const env = { DATABASE_URL: postgres.url };
    const file = newPath();
    await backup(await keptIn(newFolder(), env), file);
    const late = new pg.Client({ connectionString: postgres.url });
    await late.connect();
    const ended = late.query('select pg_sleep(1)').then(() => late.end());
    await restore(await keptIn(newFolder(), env), file, { force: true });
    await ended;
  });

  it('that PostgreSQL does not take to the end changes neither its rows nor the secret beside them', async () => {
    const env = { DATABASE_URL: postgres.url };
    const server = await aServer(env);
    const ann = await server.register();
    const file = newPath();
    await backup(await keptIn(server.folder, env), file);
    await server.close();
    const folder = newFolder();
    await restore(await keptIn(folder, env), file, { force: true });
    // Another site's, with a fault at the end of its rows.
    const [inside, damaged, other] = [mkdtempSync(join(work, 'inside-')), newPath(), newPath()];
    execFileSync('tar', ['-xf', file, '-C', inside]);
    writeFileSync(join(inside, 'token.key'), 'b'.repeat(64));
    execFileSync('tar', ['-cf', other, '-C', inside, '.']);
    appendFileSync(join(inside, 'deadpan.sql'), 'select nothing_of_the_kind();\n');
    execFileSync('tar', ['-cf', damaged, '-C', inside, '.']);
    await expect(restore(await keptIn(folder, env), damaged, { force: true })).rejects.toThrow('psql failed');
    expect(readdirSync(folder).filter((name) => name.startsWith('before-'))).toEqual([]);
    const ask = await served(folder, env);
    expect(await (await ask('/auth/me', ann.token)).json()).toMatchObject({ id: ann.user.id });
    await open.pop()?.close();
    // The rows are in, and the secret cannot take its place: that is said.
    mkdirSync(join(folder, 'before-restore-2026-11-22T07-00-00-000Z'));
    await expect(restore(await keptIn(folder, env), other, { force: true })).rejects.toThrow(
      `The database is restored and the secret is not: restore once more. ${folder} is as it was: EEXIST`,
    );
  });

  it('takes away what a newer program had made, so that it starts again on what was restored; fails whole', async () => {
    const url = postgres.url;
    const env = { DATABASE_URL: url };
    const kept = await keptIn(newFolder(), env);
    // As this program was before its last change of the schema.
    const names = Object.keys(await migrations.getMigrations());
    await query(url, 'drop schema public cascade; create schema public');
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 2 }) }) });
    await new Migrator({ db, provider: migrations }).migrateTo(names.at(-2) ?? '');
    await db.destroy();
    const [older, damaged] = [newPath(), newPath()];
    await backup(kept, older);
    // The update, and what came with it.
    await (await openPostgres(url, () => {})).close();
    await query(url, `create table "of the Future" (id serial); create view later as select * from "of the Future"`);
    const tables = (): Promise<unknown[]> =>
      query(url, `select relname from pg_class where relnamespace = 'public'::regnamespace order by 1`);

    const before = await tables();
    const inside = mkdtempSync(join(work, 'inside-'));
    execFileSync('tar', ['-xf', older, '-C', inside]);
    appendFileSync(join(inside, 'deadpan.sql'), 'select nothing_of_the_kind();\n');
    execFileSync('tar', ['-cf', damaged, '-C', inside, '.']);
    await expect(restore(kept, damaged, { force: true })).rejects.toThrow('psql failed');
    expect(await tables()).toEqual(before);

    await restore(kept, older, { force: true });
    expect(await query(url, 'select name from kysely_migration order by name')).toEqual(names.slice(0, -1).map((name) => ({ name })));
    expect(JSON.stringify(await tables())).not.toMatch(/Future|later/);
    // The newer program again.
    await (await openPostgres(url, () => {})).close();
    expect(await query(url, 'select name from kysely_migration order by name')).toEqual(names.map((name) => ({ name })));
  });
});
