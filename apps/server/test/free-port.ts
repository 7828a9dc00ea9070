import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Below what the system hands out to whoever calls: a server that is away for a moment finds its port free when it comes back. */
const PORTS = { from: 20_000, to: 32_000 };
/** One file for each port that was handed out, with the process that has it; another user's nobody else may touch. */
export const RESERVED = join(tmpdir(), `deadpan-test-ports-${process.getuid?.() ?? 0}`);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Takes a port; returns whether this process has it from now on, until it ends. That nobody listens on a port does not say that it is nobody's: its
 * server may be killed at the moment, or be waiting for its database.
 */
export function reserve(port: number): boolean {
  mkdirSync(RESERVED, { recursive: true });
  const file = join(RESERVED, String(port));
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (isAlive(Number(readFileSync(file, 'utf8')))) return false;
    rmSync(file, { force: true });
    return reserve(port);
  }
}

/** Returns a TCP port that is free now, and that no other test on this machine is given as long as this process lives. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (!reserve(port)) continue;
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
