import { Worker } from 'node:worker_threads';

/**
 * Starts the writer's thread on a database file. In the bundle it is a file of its own beside this one; from the sources (development, tests)
 * the thread loads TypeScript through tsx, because threads do not inherit the loader of the main thread.
 */
export function startWorker(path: string): Worker {
  const here = import.meta.url;
  const workerData = { path };
  if (!here.endsWith('.ts')) return new Worker(new URL('./writer-worker.js', here), { workerData });
  const loader = import.meta.resolve('tsx/esm/api');
  const source = new URL('./writer-worker.ts', here).href;
  const code = `import(${JSON.stringify(loader)}).then(({ register }) => { register(); return import(${JSON.stringify(source)}); })`;
  return new Worker(code, { eval: true, workerData });
}
