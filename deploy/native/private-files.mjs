import { chmodSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';

const OF_OTHERS = 0o077;

/** Somebody else could replace what is in a folder, or a file, of their own. */
function requireOwner(path) {
  const { uid } = statSync(path);
  const self = process.getuid?.() ?? uid;
  if (uid !== self) {
    throw new Error(`${path} belongs to user ${uid}, and this is user ${self}: start it as the owner, or name another DEPLOY_DIR.`);
  }
}

/** Makes a folder where there is none, and gives it this mode also where there is one. */
export function makeFolder(path, mode = 0o700) {
  mkdirSync(path, { recursive: true, mode });
  requireOwner(path);
  chmodSync(path, mode);
}

/** Closes a file that an operator may have written by hand; returns whether other users could read or change it. */
export function closeFile(path) {
  if (!existsSync(path)) return false;
  requireOwner(path);
  const { mode } = statSync(path);
  if ((mode & OF_OTHERS) === 0) return false;
  chmodSync(path, 0o600);
  return true;
}

/**
 * Writes a secret into a new file for its owner alone. What had the name goes first, because an existing file keeps its mode and a link is followed;
 * `wx` fails where somebody puts another in its place.
 */
export function writePrivate(path, text) {
  rmSync(path, { force: true });
  writeFileSync(path, text, { mode: 0o600, flag: 'wx' });
}
