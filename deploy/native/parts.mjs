import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FLAGS_OF_THE_SERVER } from '../../scripts/installed.mjs';
import { makeFolder, writePrivate } from './private-files.mjs';
import { mustReach } from './reach.mjs';
import { redisConfig } from './redis.mjs';
import { reachedAt, relayConfig } from './relay.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const config = (path) => join(root, 'deploy', path);
const isRoot = process.getuid?.() === 0;

/** @typedef {{ name: string, program: string, args: string[], env?: Record<string, string>, ready?: () => Promise<boolean> }} Part */

/** Debian keeps PostgreSQL's programs off the path, by version. */
function postgresFolder() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter)];
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')));
  if (!found) throw new Error('PostgreSQL is missing: apt-get install postgresql');
  return found;
}

/** PostgreSQL refuses to run as root: then it runs as the user its package made. */
function asPostgres(program, args) {
  return isRoot ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', program, ...args]] : [program, args];
}

/** Makes the database's folder on the first start. */
function prepareDatabase(bin, folder, password) {
  const data = join(folder, 'data');
  if (existsSync(join(data, 'PG_VERSION'))) return data;
  mkdirSync(folder, { recursive: true });
  const passwordFile = join(folder, 'password');
  writePrivate(passwordFile, password);
  if (isRoot) {
    const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    for (const path of [folder, passwordFile]) chownSync(path, id('-u'), id('-g'));
  }
  const args = ['-D', data, '-U', 'deadpan', '-E', 'UTF8', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  try {
    execFileSync(...asPostgres(join(bin, 'initdb'), args), { stdio: 'pipe', cwd: folder });
  } finally {
    rmSync(passwordFile);
  }
  return data;
}

/** Whether an address answers, by itself or with another address. */
const answers = (url) => () => fetch(url, { redirect: 'manual' }).then(({ status }) => status < 500, () => false); // prettier-ignore

function works(program, args, env = {}) {
  return async () => {
    try {
      execFileSync(program, args, { stdio: 'pipe', env: { ...process.env, ...env }, timeout: 5_000 });
      return true;
    } catch {
      return false;
    }
  };
}

/**
 * The parts of compose.yaml as processes of this machine, in the order they start, with the same configuration files.
 * Takes the folder for their data, the ports inside, and what the nodes and the parts around them are told (told.mjs).
 * @returns {Part[]}
 */
export function partsOf({ folder, ports, nodes, around }) {
  const reached = reachedAt(around.TURN_EXTERNAL_IP);
  const bin = postgresFolder();
  const database = join(folder, 'postgres');
  mustReach(asPostgres, [folder, config('postgres/postgresql.conf')]);
  const data = prepareDatabase(bin, database, around.POSTGRES_PASSWORD);
  for (const name of ['redis', 'caddy', 'node-a', 'node-b']) makeFolder(join(folder, name));

  const postgresArgs = ['-D', data, '-c', `config_file=${config('postgres/postgresql.conf')}`];
  const [postgres, runPostgres] = asPostgres(join(bin, 'postgres'), [
    ...postgresArgs,
    ...['-c', 'listen_addresses=127.0.0.1', '-p', String(ports.postgres), '-k', database],
  ]);
  const urlAs = (who) => `postgres://${who}@127.0.0.1:${ports.postgres}/postgres`;
  const databaseUrl = urlAs(`deadpan:${encodeURIComponent(around.POSTGRES_PASSWORD)}`);
  const redisUrl = `redis://:${encodeURIComponent(around.REDIS_PASSWORD)}@127.0.0.1:${ports.redis}`;
  const shared = { ...nodes, HOST: '127.0.0.1', DATABASE_URL: databaseUrl, REDIS_URL: redisUrl };
  const node = (name, port) => ({
    name,
    program: process.execPath,
    args: [...FLAGS_OF_THE_SERVER, join(root, 'apps/server/dist/main.js')],
    env: { ...shared, PORT: String(port), DATA_DIR: join(folder, name) },
    ready: answers(`http://127.0.0.1:${port}/health`),
  });
  return [
    {
      name: 'postgres',
      program: postgres,
      args: runPostgres,
      ready: works(join(bin, 'psql'), ['-c', 'select 1', urlAs('deadpan')], { PGPASSWORD: around.POSTGRES_PASSWORD }),
    },
    {
      name: 'redis',
      program: 'redis-server',
      args: [
        redisConfig(config('redis/redis.conf'), folder, around.REDIS_PASSWORD),
        ...['--port', String(ports.redis), '--bind', '127.0.0.1', '--dir', join(folder, 'redis')],
      ],
      // Without `-e` an error that is answered is no failure.
      ready: works('redis-cli', ['-e', '-p', String(ports.redis), 'ping'], { REDISCLI_AUTH: around.REDIS_PASSWORD }),
    },
    {
      name: 'coturn',
      program: 'turnserver',
      args: [
        ...['-c', relayConfig(config('coturn/turnserver.conf'), folder, nodes.TURN_SECRET)],
        ...reached,
        ...[`--listening-port=${ports.turn}`, `--pidfile=${join(folder, 'turn.pid')}`, `--userdb=${join(folder, 'turn.db')}`],
      ],
    },
    node('node-a', ports.nodeA),
    node('node-b', ports.nodeB),
    {
      name: 'caddy',
      program: 'caddy',
      args: ['run', '--config', config('Caddyfile'), '--adapter', 'caddyfile'],
      env: {
        SITE: around.SITE,
        NODES: `127.0.0.1:${ports.nodeA} 127.0.0.1:${ports.nodeB}`,
        HTTP_PORT: around.HTTP_PORT,
        HTTPS_PORT: around.HTTPS_PORT,
        XDG_DATA_HOME: join(folder, 'caddy'),
        XDG_CONFIG_HOME: join(folder, 'caddy'),
      },
      ready: answers(`http://127.0.0.1:${around.HTTP_PORT}/`),
    },
  ];
}
