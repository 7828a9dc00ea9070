import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import util from 'node:util';
import { closeFile, makeFolder } from './private-files.mjs';

const shipped = fileURLToPath(new URL('../deadpan.env', import.meta.url));
/** Made on the first start, unless they are told. */
const MADE = ['JWT_SECRET', 'POSTGRES_PASSWORD', 'REDIS_PASSWORD', 'TURN_SECRET', 'METRICS_TOKEN'];
/** What the parts beside the nodes are told: where they and the nodes are found, and the passwords of the database and of Redis. */
const PLACES = ['SITE', 'HTTP_PORT', 'HTTPS_PORT', 'TURN_PORT', 'TURN_EXTERNAL_IP', 'NODE_A_PORT', 'NODE_B_PORT'];
const AROUND = [...PLACES, 'POSTGRES_PASSWORD', 'REDIS_PASSWORD'];
/** What each node is given by who starts it, whatever anybody says. */
const OWN = ['HOST', 'PORT', 'DATA_DIR', 'DATABASE_URL', 'REDIS_URL', 'LAN'];
/** Of Node itself: authorities of one's own, for mail servers and the like. */
const OF_NODE = ['NODE_EXTRA_CA_CERTS'];

/** An empty variable is one that is not set, as for the server. */
const some = (env, names) => Object.fromEntries(names.map((name) => [name, env[name]?.trim()]).filter(([, value]) => value));

// By its whole name: an import of it would end an older Node before that is told which one is wanted.
const read = (path) => (existsSync(path) ? util.parseEnv(readFileSync(path, 'utf8')) : {});

/** Adds lines to a file that its owner alone reads, and that somebody may have begun by hand. */
function keep(path, lines) {
  if (lines.length === 0) return;
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  appendFileSync(path, `${before === '' || before.endsWith('\n') ? '' : '\n'}${lines.join('')}`, { mode: 0o600 });
}

/**
 * What the operator says, of the variables that anybody here knows: `deploy/deadpan.env`, then `secrets.env` in the folder of the parts, then the
 * shell; the later wins. Secrets that nobody has told are made and kept in that `secrets.env`.
 * @param {{ folder: string, shell: Record<string, string | undefined>, documented: readonly string[] }} from `documented`: names the server reads
 * @returns {{ nodes: Record<string, string>, around: Record<string, string>, unused: string[], wasOpen: boolean }} `unused`: set in the shell and not
 *   heeded; `wasOpen`: other users of this machine could read the secrets until now
 */
export function toldFrom({ folder, shell, documented }) {
  // PostgreSQL's user has to get through to its own folder in it; each of the others is closed by itself.
  makeFolder(folder, 0o711);
  const secrets = join(folder, 'secrets.env');
  const wasOpen = closeFile(secrets);
  const heeded = documented.filter((name) => !OWN.includes(name));
  const names = [...new Set([...heeded, ...AROUND, ...OF_NODE])];
  const told = { ...some(read(shipped), names), ...some(read(secrets), names), ...some(shell, names) };
  const missing = MADE.filter((name) => !told[name]);
  for (const name of missing) told[name] = randomBytes(32).toString('hex');
  keep(secrets, missing.map((name) => `${name}=${told[name]}\n`)); // prettier-ignore
  return {
    nodes: some(
      told,
      names.filter((name) => !AROUND.includes(name)),
    ),
    around: some(told, AROUND),
    unused: Object.keys(some(shell, OWN)),
    wasOpen,
  };
}
