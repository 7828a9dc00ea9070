import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildStale } from './build.mjs';
import { BESIDE_THE_SERVER, requireInstalled } from './installed.mjs';

/** `npm run operator -- ...`: the commands as they were built with the server that may be running. Nothing is built anew under its feet. */
const root = fileURLToPath(new URL('..', import.meta.url));
const program = `${root}apps/server/dist/operator.js`;

requireInstalled(BESIDE_THE_SERVER);
try {
  if (!existsSync(program)) await buildStale(root, ['apps/server/dist']);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const child = spawn(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit', cwd: root });
child.on('exit', (code) => process.exit(code ?? 1));
