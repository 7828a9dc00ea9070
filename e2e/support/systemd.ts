import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const layout = fileURLToPath(new URL('systemd.sh', import.meta.url));
/** A user and a group that no distribution hands out. */
const DEADPAN = 64_000;
/** Services wait for these, of which nothing else is wanted: the real ones would set up the machine. */
const TARGETS = ['sysinit', 'basic', 'network', 'network-online', 'shutdown', 'multi-user'];
const START_MS = 110_000;

/** A service as systemd runs it. */
export interface RunningService {
  pid: number;
  /** Runs a command where the service is: with its view of the files, as its user, and without its limits on calls. */
  inside(...command: string[]): { status: number | null; output: string };
  /** A line of `/proc/<pid>/status`. */
  status(name: string): string;
}

/** A real systemd of its own, process 1 of a namespace, with the services it was given. */
export interface Systemd {
  /** Resolves when a service runs; throws when it does not in time. */
  running(unit: string): Promise<RunningService>;
  systemctl(...args: string[]): { status: number | null; output: string };
  /** What systemd and the services have printed. */
  log(): string;
  dispose(): Promise<void>;
}

export interface Unit {
  name: string;
  text: string;
  /** The text of a drop-in beside it. */
  dropIn?: string;
}

/** Where cgroups of the second version are, and whether they can be made there. */
function cgroups(): string | null {
  const line = readFileSync('/proc/self/mountinfo', 'utf8')
    .split('\n')
    .find((text) => text.includes(' - cgroup2 '));
  return line?.split(' ')[4] ?? null;
}

/** Why no systemd can be started here; null: it can. */
export function whyNoSystemd(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root on Linux may start one';
  if (!existsSync('/lib/systemd/systemd')) return 'it is missing: apt-get install -y systemd';
  if (cgroups() === null) return 'there are no cgroups of the second version';
  const { status, stderr } = spawnSync('unshare', ['--mount', '--pid', '--fork', '--cgroup', 'mount', '-t', 'tmpfs', 'none', '/mnt'], {
    encoding: 'utf8',
  });
  return status === 0 ? null : `no namespaces can be made: ${stderr.trim()}`;
}

/** Lays out the files of the machine: its `/etc` with the user of the guide, and the units with the two that stand for all others. */
function layOut(folder: string, units: readonly Unit[], files: Record<string, string>): void {
  const [etc, own] = [join(folder, 'etc'), join(folder, 'units')];
  cpSync('/etc', etc, {
    recursive: true,
    verbatimSymlinks: true,
    preserveTimestamps: true,
    filter: (path) => ['file', 'folder', 'link'].includes(kindOf(path)),
  });
  for (const { path, line } of [
    { path: 'passwd', line: `deadpan:x:${DEADPAN}:${DEADPAN}::/srv/deadpan:/bin/sh\n` },
    { path: 'group', line: `deadpan:x:${DEADPAN}:\n` },
  ])
    appendFileSync(join(etc, path), line);
  for (const [path, text] of Object.entries(files)) {
    rmSync(join(etc, path), { force: true });
    writeFileSync(join(etc, path), text, { mode: path.endsWith('.env') ? 0o600 : 0o644 });
  }
  for (const path of [own, join(own, 'service.d'), join(folder, 'log')]) mkdirSync(path);
  const wants = units.map(({ name }) => `Wants=${name}\n`).join('');
  writeFileSync(join(own, 'test.target'), `[Unit]\nDefaultDependencies=no\n${wants}`);
  for (const name of TARGETS) writeFileSync(join(own, `${name}.target`), '[Unit]\nDefaultDependencies=no\n');
  writeFileSync(join(own, 'service.d/log.conf'), '[Service]\nStandardOutput=append:/run/log/%p.log\nStandardError=inherit\n');
  for (const { name, text, dropIn } of units) {
    writeFileSync(join(own, name), text.replaceAll('/usr/bin/node', '/srv/deadpan/bin/node'));
    if (dropIn === undefined) continue;
    mkdirSync(join(own, `${name}.d`));
    writeFileSync(join(own, `${name}.d/deadpan.conf`), dropIn);
  }
}

function kindOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 'link';
  return found.isFile() ? 'file' : found.isDirectory() ? 'folder' : 'other';
}

/** The only child of a process. */
function childOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());
}

/** Removes a cgroup with those in it, when their processes are gone. */
function removeCgroup(path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) if (entry.isDirectory()) removeCgroup(join(path, entry.name));
  rmdirSync(path);
}

/**
 * Boots a systemd with these services, on this machine's network, over a machine's files that are its own where the services write. `files`: what is put
 * into `/etc`, by name; files of variables are for root alone.
 */
export function bootSystemd(units: readonly Unit[], files: Record<string, string>): Systemd {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-systemd-'));
  const cgroup = join(cgroups() ?? '', `deadpan-test-${process.pid}-${Date.now()}`);
  layOut(folder, units, files);
  mkdirSync(cgroup);
  const namespaces = ['--mount', '--mount-proc', '--pid', '--fork', '--kill-child', '--cgroup', '--uts', '--ipc'];
  const enter = `echo $$ >"$0/cgroup.procs" && exec unshare ${namespaces.join(' ')} sh "$@"`;
  const child: ChildProcess = spawn('sh', ['-ec', enter, cgroup, layout, folder, root, process.execPath], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => void (said += chunk.toString()));
  const log = (): string => {
    const logs = join(folder, 'log');
    return [said, ...readdirSync(logs).map((name) => `== ${name}\n${readFileSync(join(logs, name), 'utf8')}`)].join('\n');
  };
  const run = (program: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
    return { status, output: `${stdout}${stderr}`.trim() };
  };
  const systemctl = (...args: string[]) =>
    run('nsenter', '--target', String(childOf(Number(child.pid))), '--mount', '--pid', 'systemctl', ...args);

  /** The main process of a unit as this machine counts; null: it does not run (yet). */
  function pidOf(unit: string): number | null {
    const { output } = systemctl('show', '--property=ActiveState,ControlGroup,MainPID', unit);
    const [, group = '', main = ''] = ['ActiveState', 'ControlGroup', 'MainPID'].map(
      (name) => new RegExp(`^${name}=(.*)$`, 'm').exec(output)?.[1],
    );
    if (!output.includes('ActiveState=active')) return null;
    const pids = readFileSync(join(cgroup, group, 'cgroup.procs'), 'utf8')
      .trim()
      .split('\n');
    // Process numbers of each namespace, the innermost last.
    const found = pids.find((pid) => /^NSpid:.*\t(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] === main);
    return found === undefined ? null : Number(found);
  }

  return {
    log,
    systemctl,
    async running(unit) {
      for (const end = Date.now() + START_MS; ; await new Promise((resolve) => setTimeout(resolve, 200))) {
        const pid = child.exitCode === null ? attempt(() => pidOf(unit)) : null;
        if (pid !== null) {
          return {
            pid,
            inside: (...command) =>
              run('nsenter', '--target', String(pid), '--mount', '--setuid', String(DEADPAN), '--setgid', String(DEADPAN), ...command),
            status: (name) => new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '',
          };
        }
        if (Date.now() > end || child.exitCode !== null) throw new Error(`${unit} does not run:\n${log()}`);
      }
    },
    async dispose() {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        await gone;
      }
      for (let left = 100; left > 0 && attempt(() => (removeCgroup(cgroup), true)) === null; left--)
        await new Promise((resolve) => setTimeout(resolve, 100));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function attempt<T>(what: () => T): T | null {
  try {
    return what();
  } catch {
    return null;
  }
}
