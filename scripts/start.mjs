import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildStale } from './build.mjs';
import { requireInstalled } from './installed.mjs';

/** `npm start`: builds what is missing or stale, then runs the server, in production mode unless NODE_ENV says otherwise. */
const root = fileURLToPath(new URL('..', import.meta.url));

requireInstalled(['fastify', 'socket.io', 'libsql']);

/** @param {import('node:child_process').ChildProcess} child; it hears this process's signals and its end is this process's end. */
function follow(child) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // The terminal sends Ctrl-C to both; a second one would cut the server's clean closing short.
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on('error', (error) => {
    console.error(`The server did not start: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

try {
  await buildStale(root);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const env = { ...process.env, NODE_ENV: process.env.NODE_ENV || 'production' };
follow(spawn(process.execPath, ['--enable-source-maps', `${root}apps/server/dist/main.js`], { stdio: 'inherit', env, cwd: root }));
