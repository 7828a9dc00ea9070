import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

/* Networks of the kernel's own, with Debian's `iproute2` and `nftables`; only root may make them, on Linux. All fail with what the program said. */

const run = (program: string, args: readonly string[], input = ''): void =>
  void execFileSync(program, args, { input, stdio: ['pipe', 'ignore', 'pipe'] });

/** One command of `ip`, as it would be typed. */
export const ip = (line: string): void => run('ip', line.split(' '));

/** One command of the shell, in a network namespace. */
export const within = (namespace: string, command: string, input = ''): void =>
  run('ip', ['netns', 'exec', namespace, 'sh', '-c', command], input);

/** Rules of `nft`, in a network namespace. */
export const firewall = (namespace: string, rules: string): void => within(namespace, 'nft -f -', rules);

/** Makes a network namespace, in which nothing is but its own loopback; `undo` is told how to take it away. */
export function openNamespace(name: string, undo: (() => void)[]): string {
  ip(`netns add ${name}`);
  undo.push(() => ip(`netns del ${name}`));
  ip(`-n ${name} link set lo up`);
  return name;
}

/** What the kernel answers who may not, and where it has not what it takes. A file that is missing is that only to `nft`, `tc` and `ip`, whose files are the kernel's. */
const NOT_ALLOWED = [
  /not permitted|not supported|Permission denied|Read-only file system|kind is unknown|Unknown device type/i,
  /(Could not process rule|RTNETLINK answers): No such file or directory/i,
];

/** Returns whether a command failed with these words because this machine does not allow such networks; anything else is a fault of ours. */
export const isNotAllowed = (said: string): boolean => NOT_ALLOWED.some((words) => words.test(said));

const hex = (number: number, digits: number): string => number.toString(16).padStart(digits, '0');

/** The name of a network: its number, 0 to 255, and the process that makes it, so that what a killed one left can be told. An interface's name has 15 letters at most. */
export const networkName = (number: number, pid = process.pid): string => `dp${hex(number, 2)}${hex(pid, 6)}`;

/** Takes a name of a network, or of what belongs to it; returns the network's number and its process, or null for what is none of ours. */
export function readNetworkName(name: string): { number: number; pid: number } | null {
  const [, number, pid] = /^dp([0-9a-f]{2})([0-9a-f]{6})(?:h\d+[a-z]?)?$/.exec(name) ?? [];
  return number && pid ? { number: parseInt(number, 16), pid: parseInt(pid, 16) } : null;
}

const NAMESPACES = '/run/netns';
const isAlive = (pid: number): boolean => existsSync(`/proc/${pid}`);

/** The names of this machine's interfaces, and of its network namespaces. */
export const interfaces = (): string[] => readdirSync('/sys/class/net');
const namespaces = (): string[] => (existsSync(NAMESPACES) ? readdirSync(NAMESPACES) : []);

/** Takes away the networks of processes that were killed before they could. */
export function removeLeftovers(): void {
  const isLeft = (name: string): boolean => {
    const pid = readNetworkName(name)?.pid;
    return pid !== undefined && !isAlive(pid);
  };
  const commands = [
    ...interfaces().filter(isLeft).map((name) => `link del ${name}`),
    ...namespaces().filter(isLeft).map((name) => `netns del ${name}`),
  ]; // prettier-ignore
  for (const command of commands)
    try {
      ip(command);
    } catch {
      // Another run has just done so; what is still there is in nobody's way.
    }
}
