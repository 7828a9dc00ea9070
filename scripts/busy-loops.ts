import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Two for each core: what a neighbour on a cheap virtual machine takes of it, and more. */
const LOOPS_PER_CORE = 2;
/** Ends by itself when the process that started it is gone, however that ended. */
const LOOP = `
  const started = process.ppid;
  for (;;) {
    for (const until = Date.now() + 1000; Date.now() < until; );
    if (process.ppid !== started) process.exit();
  }
`;

/** Keeps every core busy beside the tests. Returns how to stop. */
export function startBusyLoops(): () => void {
  const loops = Array.from({ length: LOOPS_PER_CORE * availableParallelism() }, () =>
    spawn(process.execPath, ['-e', LOOP], { stdio: 'ignore' }),
  );
  const stop = (): void => loops.forEach((loop) => loop.kill('SIGKILL'));
  process.once('exit', stop);
  return stop;
}
