import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 2 ** 30;

/** Enough of it, and programs may be run from it: a container often gives neither. */
function isRoomy(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    const mount = readFileSync('/proc/mounts', 'utf8').match(/^\S+ \/dev\/shm .*$/m)?.[0] ?? 'noexec';
    return Math.min(bavail * bsize, process.availableMemory()) >= ENOUGH_BYTES && !mount.includes('noexec');
  } catch {
    return false;
  }
}

/**
 * From now on this process and those it starts put their temporary files into memory, where there is enough of it and nobody has said otherwise, until it
 * ends. A disk that other work holds up for two seconds is an outage to the server, rightly, and none that a test has asked for.
 */
export function temporaryInMemory(): void {
  if (process.env['TMPDIR'] || !isRoomy()) return;
  const folder = mkdtempSync(`${MEMORY}/deadpan-tests-`);
  // As /tmp is: PostgreSQL runs as somebody else.
  chmodSync(folder, 0o1777);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}
