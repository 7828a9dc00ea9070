import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 2 ** 30;

function isRoomy(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES;
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
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
