import { execFile } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv, promisify } from 'node:util';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits } from '@deadpan/protocol';
import { freePort } from '../apps/server/test/free-port.ts';
import { s3Server, type S3Server } from '../apps/server/test/s3-server.ts';
import { createBot, readyRoom } from './support/bot.ts';
import { npmRun, type NpmRun } from './support/npm-run.ts';
import { createTurnClient } from './support/turn-client.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const undo: (() => unknown)[] = [];
let folder: string;
let s3: S3Server;
let ports: { http: number; https: number; turn: number; node: number };
let cluster: NpmRun;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deadpan-native-'));
  s3 = await s3Server();
  ports = { http: await freePort(), https: await freePort(), turn: await freePort(), node: await freePort() };
  // As an operator adds to it; the rest is made.
  writeFileSync(
    join(folder, 'secrets.env'),
    `TURN_EXTERNAL_IP=203.0.113.7/127.0.0.1\nBADGE_LABEL=From the file\nNODE_A_PORT=${ports.node}\n`,
  );
  // As an editor leaves it, in a folder that is open to everybody, with links where secrets will be written.
  chmodSync(join(folder, 'secrets.env'), 0o644);
  chmodSync(folder, 0o777);
  for (const name of ['turnserver.conf', 'redis.conf', 'commands.env']) symlinkSync(join(folder, 'elsewhere'), join(folder, name));
  cluster = npmRun(
    'start:cluster',
    {
      HOME: folder,
      DEPLOY_DIR: folder,
      // Both, so that bots need not know the proxy's own authority.
      SITE: 'https://localhost, http://localhost',
      PUBLIC_URL: `http://localhost:${ports.http}`,
      HTTP_PORT: String(ports.http),
      HTTPS_PORT: String(ports.https),
      TURN_PORT: String(ports.turn),
      ...s3.env,
      BADGE_URL: 'https://badge.example',
      // As the shipped settings, but for what a test cannot wait for.
      NODE_ENV: 'test',
      RATE_LIMITS: 'off',
      MATCH_SPEED: '8',
    },
    'Deadpan is at',
    logs,
  );
  await cluster.ready;
});

/** The ends of what the parts have said. */
function logs(): string {
  const kept = join(folder, 'logs');
  if (!existsSync(kept)) return '';
  return readdirSync(kept)
    .map((file) => `\n== ${file}\n${readFileSync(join(kept, file), 'utf8').slice(-1_500)}`)
    .join('');
}

/** The processes that were started here, by the folder they were given. */
function ours(): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const isOurs = (pid: string): boolean => {
    try {
      // PostgreSQL and Redis write over their environment, and Redis over its command too.
      const [environ, command] = [readFileSync(`/proc/${pid}/environ`, 'utf8'), readFileSync(`/proc/${pid}/cmdline`, 'utf8')];
      return [environ, command, readlinkSync(`/proc/${pid}/cwd`)].some((text) => text.includes(folder));
    } catch {
      // It has ended, or is somebody else's.
      return false;
    }
  };
  return pids.filter(isOurs).map(Number);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended with its parent.
  }
}

afterAll(async () => {
  for (const pid of ours()) kill(pid);
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const site = (): string => `http://localhost:${ports.http}`;

it('bots play a match through the proxy', async () => {
  const [ann, bob, cara] = [await createBot(site(), 'ann'), await createBot(site(), 'bob'), await createBot(site(), 'cara')];
  undo.push(...[ann, bob, cara].map((bot) => () => bot.close()));
  // Two smiles end it, not the time.
  await readyRoom(ann, [bob, cara], { round1Duration: 180 });
  await ann.insist('start_game', {});
  await Promise.all([ann, bob, cara].map((bot) => bot.until('the play', (view) => view.phase === 'playing')));
  for (const bot of [bob, cara]) expect(await bot.insist('player_eliminated', { play: 1 })).toEqual({ ok: true });
  const view = await bob.meets('the verdict', ({ play_result }) => play_result !== null);
  expect(view.play_result?.winner?.user_id).toBe(ann.id);
});

it('sockets that only poll find their node again, request after request', async () => {
  const ann = await createBot(site(), 'polly');
  undo.push(() => ann.close());
  // Over two nodes without affinity one in two hundred and fifty would come through.
  for (let arena = 0; arena < 8; arena++) {
    const socket = io(site(), {
      path: limits.socket.path,
      transports: ['polling'],
      query: { lobby: `PPP23${arena + 2}` },
      auth: { token: ann.token },
      reconnection: false,
      forceNew: true,
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('authenticated', () => resolve());
      socket.once('connect_error', reject);
    });
    socket.close();
  }
});

it('HTTPS has a certificate by itself; the figures are not shown outside', async () => {
  const authority = join(folder, 'caddy/caddy/pki/authorities/local/root.crt');
  await expect.poll(() => existsSync(authority)).toBe(true);
  const ca = readFileSync(authority);
  const status = async (): Promise<number | undefined> => {
    const request = get({ host: 'localhost', port: ports.https, path: '/health/ready', ca, agent: false });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
  await expect.poll(() => status().catch(() => 0)).toBe(200);
  for (const path of ['/metrics', '/api/metrics']) expect((await fetch(`${site()}${path}`)).status).toBe(404);
});

it('the operator’s commands are told what the nodes are told', async () => {
  const olga = await createBot(site(), 'olga');
  undo.push(() => olga.close());
  const args = [`--env-file=${join(folder, 'commands.env')}`, 'apps/server/dist/operator.js', 'suspend', olga.id];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  expect(stdout).toBe(`${olga.username} (${olga.id}) is suspended for good.\n`);
  await expect.poll(async () => (await olga.http('GET', '/auth/me')).status).toBe(401);
});

it('no secret stands among anybody’s arguments', () => {
  const secrets = Object.values(parseEnv(readFileSync(join(folder, 'secrets.env'), 'utf8'))).filter((value) => (value ?? '').length === 64);
  expect(secrets.length).toBeGreaterThanOrEqual(5);
  const commands = ours().map((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  expect(commands.some((command) => command.includes('turnserver'))).toBe(true);
  expect(commands.filter((command) => secrets.some((secret) => command.includes(secret ?? '')))).toEqual([]);
});

it('other users of the machine read and change nothing of it, and what was open before is said', () => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() || entry.isDirectory());
  const own = entries
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !/\/(postgres|\.npm)\b/.test(path.slice(folder.length)));
  for (const name of ['secrets.env', 'commands.env', 'turnserver.conf', 'redis.conf', 'logs', 'node-a'])
    expect(own).toContain(join(folder, name));
  expect(own.filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([]);
  expect(statSync(folder).mode & 0o777).toBe(0o711);
  // PostgreSQL’s own folder, under a user of its own where this one is root, holds no password any more.
  expect(readdirSync(join(folder, 'postgres')).filter((name) => !name.startsWith('.s.'))).toEqual(['data']);
  expect(statSync(join(folder, 'postgres/data')).mode & 0o077).toBe(0);
  expect(existsSync(join(folder, 'elsewhere'))).toBe(false);
  expect(cluster.said()).toContain(`Other users of this machine could read ${join(folder, 'secrets.env')}`);
});

it('a node is where the operator wants it, for whoever reads its figures', async () => {
  expect((await fetch(`http://127.0.0.1:${ports.node}/health`)).status).toBe(200);
});

it('the nodes are told what the shell and the file of secrets say', async () => {
  const config = (await (await fetch(`${site()}/api/config`)).json()) as { badge: unknown };
  expect(config.badge).toEqual({ url: 'https://badge.example', label: 'From the file' });
});

it('the relay is there, by the shipped configuration, over UDP and TCP, and names the address that players reach', async () => {
  const { body } = await (async () => {
    const ann = await createBot(site(), 'rita');
    undo.push(() => ann.close());
    // Only seated players are given credentials; opening an arena takes a seat in it.
    await ann.http('POST', '/game/lobbies', { name: 'Relayed' });
    return ann.http<{ ice_servers: { urls: string[]; username?: string; credential?: string }[] }>('GET', '/webrtc/ice-servers');
  })();
  const { urls, username = '', credential = '' } = body.ice_servers.find((server) => server.username) ?? {};
  expect(urls).toEqual([`turn:localhost:${ports.turn}`, `turn:localhost:${ports.turn}?transport=tcp`]);
  for (const byTcp of [false, true]) {
    const client = createTurnClient(ports.turn, { username, credential }, { byTcp });
    undo.push(() => client.close());
    expect(await client.allocate()).toBe(0);
    expect(client.relayedAt()).toBe('203.0.113.7');
  }
});

it('Ctrl-C ends all of it, though npm passes it on once more', async () => {
  for (const each of undo.splice(0).toReversed()) await each();
  // npm, what it runs, and the six parts.
  expect(ours().length).toBeGreaterThanOrEqual(8);
  await cluster.end();
  await expect.poll(ours).toEqual([]);
  expect(cluster.said()).not.toContain('starting it again');
});
