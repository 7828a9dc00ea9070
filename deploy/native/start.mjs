import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildStale } from '../../scripts/build.mjs';
import { BESIDE_THE_SERVER, requireInstalled } from '../../scripts/installed.mjs';
import { fileURLToPath } from 'node:url';
import { turnOver } from './logs.mjs';
import { partsOf } from './parts.mjs';
import { makeFolder, writePrivate } from './private-files.mjs';
import { toldFrom } from './told.mjs';

/**
 * `npm run start:cluster`: what compose.yaml has, as processes of this machine (apt-get install postgresql redis-server coturn caddy). Everything
 * they keep is in DEPLOY_DIR (default data/cluster). A part that ends is started again, as a container would be. What they are told: told.mjs. The store
 * of files is the operator's: S3_URL, S3_KEY and S3_SECRET. PARTS=postgres starts only what is named: to go back to a backup, nobody may be served.
 */
const AGAIN_MS = 1_000;
/** A machine that is slow or busy is not broken. */
const READY_MS = 180_000;
const LOGS_MS = 60_000;
/** Ctrl-C in a terminal reaches this process twice, from the terminal and from npm. */
const SAME_SIGNAL_MS = 1_000;
const root = fileURLToPath(new URL('../..', import.meta.url));

/** What is derived where the operator says nothing: where the site is found, and that the relay is beside it, over UDP and TCP. */
function completed({ nodes, around }) {
  for (const name of ['S3_URL', 'S3_KEY', 'S3_SECRET']) {
    if (!nodes[name]) throw new Error(`${name} is not set: Debian has no server of S3, so the store of files is one of yours.`);
  }
  const found = { SITE: 'localhost', HTTP_PORT: '8080', HTTPS_PORT: '8443', TURN_PORT: '3478', ...around };
  const publicUrl = nodes.PUBLIC_URL || `https://${found.SITE}${found.HTTPS_PORT === '443' ? '' : `:${found.HTTPS_PORT}`}`;
  const relay = `turn:${new URL(publicUrl).hostname}:${found.TURN_PORT}`;
  return { nodes: { TURN_URLS: `${relay},${relay}?transport=tcp`, ...nodes, PUBLIC_URL: publicUrl }, around: found };
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

async function freePorts(names) {
  const ports = {};
  for (const name of names) ports[name] = await freePort();
  return ports;
}

const running = new Map();
let stopping = false;

/** Starts a part; it is started again when it ends, until everything is stopped. */
function run(part, logs) {
  const output = openSync(join(logs, `${part.name}.log`), 'a');
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...part.env };
  const child = spawn(part.program, part.args, { stdio: ['ignore', output, output], env, detached: true });
  running.set(part.name, child);
  child.once('error', (error) => console.error(`${part.name}: ${error.message}`));
  child.once('exit', (code, signal) => {
    running.delete(part.name);
    if (stopping) return;
    console.error(`${part.name} ended (${signal ?? code}); starting it again. Its log: ${join(logs, `${part.name}.log`)}`);
    setTimeout(() => {
      if (!stopping) run(part, logs);
    }, AGAIN_MS);
  });
}

async function untilReady({ name, ready }, logs) {
  if (!ready) return;
  for (const end = Date.now() + READY_MS; !(await ready()); await sleep(200)) {
    if (stopping) return;
    if (Date.now() > end) throw new Error(`${name} did not get ready. Its log: ${join(logs, `${name}.log`)}`);
  }
}

/** Writes down what node-a is told, so that the operator's commands can be told the same: `node --env-file=.../commands.env scripts/operator.mjs`. */
function noteForCommands(parts, folder) {
  const { env } = parts.find(({ name }) => name === 'node-a');
  const lines = Object.entries(env).map(([name, value]) => {
    const mark = ["'", '`', '"'].find((quote) => !value.includes(quote));
    if (!mark) throw new Error(`${name} has all kinds of quotes in it, and no file of variables can hold that.`);
    return `${name}=${mark}${value}${mark}\n`;
  });
  writePrivate(join(folder, 'commands.env'), lines.join(''));
}

/** Ends all parts, the last that was started first: the proxy, the nodes, what they stand on. */
async function stop(parts) {
  stopping = true;
  for (const { name } of parts.toReversed()) {
    const child = running.get(name);
    if (!child) continue;
    // PostgreSQL waits for its clients at SIGTERM; all of them have gone by now, or are not worth waiting for.
    child.kill(name === 'postgres' ? 'SIGINT' : 'SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
}

let heard = 0;

/** The first signal ends all parts, and one that comes later kills what has not ended. The parts have groups of their own: nobody else ends them. */
function hear(parts) {
  if (Date.now() - heard < SAME_SIGNAL_MS) return;
  heard = Date.now();
  if (!stopping) void stop(parts).then(() => process.exit(0));
  else for (const child of running.values()) child.kill('SIGKILL');
}

async function main() {
  requireInstalled(BESIDE_THE_SERVER);
  const folder = resolve(process.env.DEPLOY_DIR || join(root, 'data/cluster'));
  await buildStale(root);
  // From here on, as what was built is for everybody: certificates, data and logs of the parts are for this user alone.
  process.umask(0o077);
  const documented = JSON.parse(readFileSync(join(root, 'apps/server/dist/variables.json'), 'utf8'));
  const told = toldFrom({ folder, shell: process.env, documented });
  if (told.unused.length > 0) console.error(`Not heeded, because each part is given its own: ${told.unused.join(', ')}.`);
  if (told.wasOpen) {
    console.error(
      `Other users of this machine could read ${join(folder, 'secrets.env')}. It is closed now; replace the secrets if any of them may have.`,
    );
  }
  const { nodes, around } = completed(told);
  const free = await freePorts(['postgres', 'redis', 'nodeA', 'nodeB']);
  const ports = { ...free, turn: around.TURN_PORT, nodeA: around.NODE_A_PORT || free.nodeA, nodeB: around.NODE_B_PORT || free.nodeB };
  const all = partsOf({ folder, ports, nodes, around });
  noteForCommands(all, folder);
  const wanted = process.env.PARTS ? process.env.PARTS.split(',') : all.map(({ name }) => name);
  const parts = all.filter(({ name }) => wanted.includes(name));
  const logs = join(folder, 'logs');
  makeFolder(logs);
  turnOver(logs);
  setInterval(() => turnOver(logs), LOGS_MS).unref();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => hear(parts));
  try {
    for (const part of parts) {
      if (stopping) return;
      run(part, logs);
      await untilReady(part, logs);
    }
  } catch (error) {
    await stop(parts);
    throw error;
  }
  if (stopping) return;
  if (parts.length < all.length) console.log(`Only ${wanted.join(', ')} is running.`);
  else console.log(`Deadpan is at ${nodes.PUBLIC_URL}, two nodes behind it; what each part says is in ${logs}.`);
}

await main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
