import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildStale } from './build.mjs';
import { BESIDE_THE_SERVER, FLAGS_OF_THE_SERVER, requireInstalled } from './installed.mjs';

/** `npm start`: builds what is missing or stale, then runs the server, in production mode unless NODE_ENV says otherwise. `--lan`: over HTTPS for the local network. */
const root = fileURLToPath(new URL('..', import.meta.url));

requireInstalled(BESIDE_THE_SERVER);

/** Ctrl-C in a terminal reaches this process twice, from the terminal and from npm; a second one would cut the server's clean closing short. */
const SAME_SIGNAL_MS = 1_000;

/** @param {import('node:child_process').ChildProcess} child; it hears this process's signals and its end is this process's end. */
function follow(child) {
  let told = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (Date.now() - told < SAME_SIGNAL_MS) return;
      told = Date.now();
      child.kill(signal);
    });
  }
  child.on('error', (error) => {
    console.error(`The server did not start: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code) => process.exit(code ?? 1));
}

try {
  await buildStale(root);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const lan = process.argv.includes('--lan') ? { LAN: 'on', HOST: process.env.HOST || '0.0.0.0' } : {};
const env = { ...process.env, NODE_ENV: process.env.NODE_ENV || 'production', ...lan };
// In a group of its own: it hears signals from here only, once.
follow(
  spawn(process.execPath, [...FLAGS_OF_THE_SERVER, `${root}apps/server/dist/main.js`], {
    stdio: 'inherit',
    env,
    cwd: root,
    detached: true,
  }),
);
