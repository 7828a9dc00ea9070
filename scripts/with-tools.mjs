import { spawn } from 'node:child_process';
import { requireInstalled } from './installed.mjs';

/** Runs a TypeScript script of this folder after a look that the tools are there, so that their absence is told in a sentence. */
requireInstalled(['tsx']);
const child = spawn(process.execPath, ['--import', 'tsx', ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
