import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';

export interface PostgresServer {
  url: string;
  /** Stops at once, as a crash would; `start` brings the same data back. */
  kill(): Promise<void>;
  /** Holds the process still; `resume` lets it go on. */
  pause(): void;
  resume(): void;
  start(): Promise<void>;
  /** Stops and removes everything. */
  remove(): Promise<void>;
}

/** Finds PostgreSQL's programs where Debian puts them, or in PATH. */
function binaries(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env['PATH'] ?? '').split(delimiter)];
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
  if (!found) throw new Error('This test needs a PostgreSQL server of its own: install it with "apt-get install -y postgresql".');
  return found;
}

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root: then it runs as the user its package made. */
function asServant(program: string, args: string[]): [string, string[]] {
  return isRoot ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', program, ...args]] : [program, args];
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-pg-'));
  if (isRoot) {
    const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, id('-u'), id('-g'));
  }
  return folder;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** Asks a database once, on a connection of its own. */
export async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Makes a database server of its own in a temporary folder, reachable through a socket in that folder only, and starts it. */
export async function postgresServer(): Promise<PostgresServer> {
  const bin = binaries();
  const folder = makeFolder();
  const data = join(folder, 'data');
  const [initdb, initArgs] = asServant(join(bin, 'initdb'), ['-D', data, '-U', 'deadpan', '--auth=trust', '-E', 'UTF8', '--no-sync']);
  execFileSync(initdb, initArgs, { stdio: 'pipe', cwd: folder });
  const url = `postgres://deadpan@localhost/postgres?host=${encodeURIComponent(folder)}`;
  let running: ChildProcess | null = null;

  /** Every connection is served by a child of its own. */
  function signalAll(name: NodeJS.Signals): void {
    const pid = running?.pid;
    if (pid === undefined) return;
    process.kill(pid, name);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    for (const child of children) {
      try {
        process.kill(Number(child), name);
      } catch {
        // It ended since the list was read.
      }
    }
  }

  async function start(): Promise<void> {
    const [program, args] = asServant(join(bin, 'postgres'), [
      '-D',
      data,
      '-k',
      folder,
      '-c',
      'listen_addresses=',
      '-c',
      'max_connections=100',
    ]);
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder });
    running = child;
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-2_000)));
    while (!(await answers(url))) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL did not start: ${said}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async function stop(): Promise<void> {
    const child = running;
    running = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGQUIT');
    await gone;
  }

  await start();
  return {
    url,
    start,
    kill: stop,
    pause: () => signalAll('SIGSTOP'),
    resume: () => signalAll('SIGCONT'),
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
