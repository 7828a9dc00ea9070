import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bundle } from '../bundle.ts';
import { postgresServer, query } from './postgres-server.ts';
import { promise } from './promise.ts';

interface Run {
  child: ChildProcess;
  /** Everything the process printed so far. */
  said: () => string;
  ended: Promise<number | null>;
  /** The address it printed, once it listens. */
  address: Promise<string>;
}

/** Whether a server claims the database (`postgres/claim.ts`): the only lock of this kind that lasts. */
const isClaimed = async (url: string): Promise<boolean> =>
  (await query(url, `select from pg_locks where locktype = 'advisory' and granted`)).length > 0;

const root = fileURLToPath(new URL('../../../', import.meta.url));

describe('the server as a process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-process-'));
  const running: ChildProcess[] = [];

  function run(env: Record<string, string>): Run {
    const child = spawn(process.execPath, [join(root, 'apps/server/.cache/main.js')], {
      env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: join(folder, 'data'), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.push(child);
    let text = '';
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    const address = new Promise<string>((resolve) => {
      const hear = (chunk: Buffer): void => {
        text += chunk.toString();
        const found = /Deadpan is at (\S+)/.exec(text)?.[1];
        if (found) resolve(found);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
    });
    return { child, said: () => text, ended, address };
  }

  beforeAll(async () => {
    await build(bundle(join(root, 'apps/server/.cache')));
  });
  afterEach(() => {
    for (const child of running.splice(0)) child.kill('SIGKILL');
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
    rmSync(join(root, 'apps/server/.cache'), { recursive: true });
  });

  it('serves from its bundle, the writer thread included, and ends within 5 s when it is asked to, whatever requests are under way', async () => {
    const server = run({ NODE_ENV: 'production' });
    const address = await server.address;
    expect(await (await fetch(`${address}/health`)).json()).toMatchObject({ status: 'ok' });
    // What it keeps is for its own user's eyes.
    const kept = readdirSync(join(folder, 'data'), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, 'data', name));
    expect(kept.length).toBeGreaterThan(2);
    expect(kept.filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([]);
    const slow = connect(Number(new URL(address).port), '127.0.0.1').on('error', () => {});
    slow.write('POST /api/auth/login HTTP/1.1\r\nHost: deadpan\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"');
    await once(slow, 'connect');
    server.child.kill('SIGTERM');
    // After five seconds it would have given up, with 1.
    expect(await server.ended).toBe(0);
  });

  it('goes on when nobody reads what it prints any more, and ends when it is asked to', async () => {
    const gate = createServer().listen(0, '127.0.0.1');
    await once(gate, 'listening');
    const { port } = gate.address() as AddressInfo;
    await new Promise((resolve) => gate.close(resolve));
    const server = run({ PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'info' });
    server.child.stdout?.destroy();
    server.child.stderr?.destroy();
    const health = () => fetch(`http://127.0.0.1:${port}/health`).then(({ status }) => status, () => 0); // prettier-ignore
    await expect.poll(health).toBe(200);
    const ended = once(server.child, 'exit');
    server.child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it('F19 refuses a second process on its folder soon, naming the first, and not after a kill -9', async () => {
    const first = run({});
    await first.address;
    const post = async (to: Run, path: string, body: object): Promise<number> => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`${await to.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
    };
    const ann = { email: 'ann@deadpan.example', password: 'Straight Face 1' };
    expect(await post(first, '/api/auth/register', { username: 'Ann', ...ann })).toBe(200);
    const started = performance.now();
    const second = run({});
    expect(await second.ended).toBe(1);
    promise('F19', 'until a second server on the folder has ended', (performance.now() - started) / 1_000, 's', 2);
    expect(second.said().trim()).toBe(
      `The data folder ${join(folder, 'data')} is in use by process ${first.child.pid}. Stop it, or give this server a DATA_DIR of its own.`,
    );
    first.child.kill('SIGKILL');
    await first.ended;
    const third = run({});
    expect(await third.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await post(third, '/auth/login', ann)).toBe(200);
  });

  it('alone on a PostgreSQL database it refuses a second one without Redis, also after the database was away; not after its own end, however that came', async () => {
    const postgres = await postgresServer();
    try {
      const on = (name: string): Run => run({ DATABASE_URL: postgres.url, DATA_DIR: join(folder, name) });
      const refusal =
        'DATABASE_URL leads to no database that can be used: another server uses it. Stop that one, or set REDIS_URL on all of them.\n';
      const first = on('first');
      const address = await first.address;
      const second = on('second');
      expect(await second.ended).toBe(1);
      expect(second.said()).toBe(refusal);
      await postgres.kill();
      await postgres.start();
      await expect.poll(async () => (await fetch(`${address}/health`)).status).toBe(200);
      await expect.poll(() => isClaimed(postgres.url)).toBe(true);
      const third = on('second');
      expect(await third.ended).toBe(1);
      expect(third.said()).toBe(refusal);
      expect(first.said()).not.toContain('another server');
      first.child.kill('SIGKILL');
      const fourth = on('second');
      await fourth.address;
      fourth.child.kill('SIGTERM');
      const fifth = on('third');
      await fifth.address;
      expect(await fourth.ended).toBe(0);
    } finally {
      await postgres.remove();
    }
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT is "eighty"; it must be a whole number from 0 to 65535.'],
    [{ MATCH_SPEED: '9', NODE_ENV: 'production' }, 'MATCH_SPEED is "9"; it must be left unset with NODE_ENV=production.'],
    [{ REDIS_URL: 'redis://r' }, 'DATABASE_URL is a text of 0 characters; it must be set when REDIS_URL is.'],
  ])('stops at %j with one line', async (env, line) => {
    const server = run(env as Record<string, string>);
    expect(await server.ended).toBe(1);
    expect(server.said()).toBe(`${line}\n`);
  });

  it('says in one line which setting the system refuses', async () => {
    const taken = await run({}).address;
    const port = new URL(taken).port;
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const broken = mkdtempSync(join(folder, 'broken-'));
    writeFileSync(join(broken, 'deadpan.db'), 'x'.repeat(9_000));
    const lines: [Record<string, string>, RegExp][] = [
      [
        { PORT: port, DATA_DIR: join(folder, 'other') },
        new RegExp(`^PORT is ${port}; it must be a port that is free and may be used .EADDRINUSE.\\.\\n$`),
      ],
      [
        { HOST: '203.0.113.9', DATA_DIR: join(folder, 'other') },
        /^HOST is "203.0.113.9"; it must be an address of this machine .EADDRNOTAVAIL.\.\n$/,
      ],
      [{ DATA_DIR: file }, /^DATA_DIR is "[^"]+"; it must be a folder this server can write to \(.*\)\.\n$/],
      [{ DATA_DIR: broken }, /^DATA_DIR is "[^"]+"; it holds no database that can be used: file is not a database\.\n$/],
    ];
    for (const [env, line] of lines) {
      const server = run(env);
      expect(await server.ended).toBe(1);
      expect(server.said()).toMatch(line);
    }
  });

  it('says in one line that the database cannot be reached', async () => {
    const server = run({ DATABASE_URL: 'postgres://deadpan:hunter2@127.0.0.1:1/deadpan' });
    expect(await server.ended).toBe(1);
    expect(server.said()).toMatch(/^DATABASE_URL leads to no database that can be used: .*\.\n$/);
    expect(server.said()).not.toContain('hunter2');
  });
});
