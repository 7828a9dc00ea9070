import { copyFileSync, existsSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

/** Of each of the six parts, and once more of each as the log before. */
const MOST_BYTES = 20_000_000;

/** Lets a log begin anew, beside the one before. */
function begin(path) {
  try {
    copyFileSync(path, `${path}.1`);
  } catch {
    // The disk is full: then there is no older one.
    rmSync(`${path}.1`, { force: true });
  }
  truncateSync(path);
}

/**
 * Takes the folder of the logs and how long one may get, in bytes: a longer one becomes `<name>.1`, in place of the one before, and begins anew. The
 * parts go on writing into the same file, which they have open for appending; what they write in that very moment may be lost.
 */
export function turnOver(folder, most = MOST_BYTES) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.log')) : [];
  for (const path of names.map((name) => join(folder, name))) {
    try {
      if (statSync(path).size > most) begin(path);
    } catch (error) {
      // Somebody else is at work there; it is no reason to end what runs.
      console.error(`${path} could not be turned over: ${error.message}`);
    }
  }
}
