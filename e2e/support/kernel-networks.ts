import { execFileSync } from 'node:child_process';

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
