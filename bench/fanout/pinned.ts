import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PROBE = new URL('memory-probe.mjs', import.meta.url).href;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START_MS = 30_000;
/** As the server is started everywhere; what it is compared to has the same. */
const FLAGS = JSON.parse(readFileSync(`${ROOT}apps/server/flags.json`, 'utf8')) as string[];

export interface Memory {
  /** Bytes that live after a collection: heap and what it holds outside. */
  used: number;
  rss: number;
}

/** A server as a process of its own, on one core. */
export interface Pinned {
  /** What its starting line said after " at ". */
  url: string;
  /** Milliseconds of processor time of all its threads so far. */
  cpuMs(): number;
  /** Collects and measures; not while times are taken. */
  memory(): Promise<Memory>;
  stop(): Promise<void>;
}

/** Puts this process, with all its threads, on one core. */
export function pinSelf(core: number): void {
  execFileSync('taskset', ['-apc', String(core), String(process.pid)], { stdio: 'ignore' });
}

/** The first number of `schedstat` is nanoseconds on a processor: finer than the ticks of `stat`. */
function cpuMs(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  let ns = 0;
  for (const task of readdirSync(tasks)) ns += Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]);
  return ns / 1e6;
}

/** Starts a Node program on `core`; resolves when it prints "... is at <url>". With PROFILE_DIR set it leaves a profile there. Linux only. */
export async function startPinned(core: number, program: string, env: Record<string, string> = {}): Promise<Pinned> {
  const profiles = process.env['PROFILE_DIR'];
  const profiled = profiles === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profiles}`];
  const args = ['-c', String(core), process.execPath, ...FLAGS, '--expose-gc', '--import', PROBE, ...profiled, program];
  const child = spawn('taskset', args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const { pid } = child;
  if (pid === undefined) throw new Error('taskset is not there: this bench needs Linux with util-linux');
  let log = '';
  const url = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => () => reject(new Error(`${program} ${why}\n${log}`));
    const patience = setTimeout(fail('was not ready in time'), START_MS);
    const hear = (chunk: Buffer): void => {
      log += chunk.toString();
      const said = / is at (\S+)/.exec(log)?.[1];
      if (said === undefined) return;
      clearTimeout(patience);
      resolve(said);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('error', reject);
    child.once('exit', fail('ended'));
  });
  return {
    url,
    cpuMs: () => cpuMs(pid),
    async memory() {
      const answer = once(child, 'message');
      child.send('memory');
      const [memory] = (await answer) as [Memory];
      return memory;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      const patience = setTimeout(() => child.kill('SIGKILL'), 8_000);
      await gone;
      clearTimeout(patience);
    },
  };
}
