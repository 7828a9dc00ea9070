import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What the bundle of the server loads beside itself. */
export const BESIDE_THE_SERVER = JSON.parse(readFileSync(`${root}apps/server/beside.json`, 'utf8'));

/**
 * What Node is told that runs the server. `--v8-pool-size`: V8's helpers are four threads, however few cores there are, and with all of them at work on
 * a collection the event loop got a fifth of its core for a third of a second; one is enough. `--heap-growing-percent`: left to itself V8 collects
 * the whole heap of a busy server every ten seconds to save a third of it; now when it is three times what was alive after the last time, once a minute
 * (both: docs/decisions/0012-what-the-benches-said.md).
 */
export const FLAGS_OF_THE_SERVER = JSON.parse(readFileSync(`${root}apps/server/flags.json`, 'utf8'));

/** Takes names of packages; ends the process with a sentence when Node is too old or one of them is not installed. */
export function requireInstalled(packages) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Deadpan needs Node 20.19 or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  const missing = packages.filter((name) => !existsSync(`${root}node_modules/${name}/package.json`));
  if (missing.length > 0) {
    console.error(`Not installed yet: ${missing.join(', ')}. Run "npm ci" in ${root} first.`);
    process.exit(1);
  }
}
