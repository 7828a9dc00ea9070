import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a thread. Takes the address of the module that wants it (`import.meta.url`), the name of the thread's file beside that module, without
 * its ending, and the thread's options. In the bundle, too, the file is beside (`bundle.ts`); from the sources (development, tests)
 * the thread loads TypeScript through tsx, because threads do not inherit the loader of the main thread.
 */
export function startWorker(here: string, name: string, options: WorkerOptions = {}): Worker {
  if (!here.endsWith('.ts')) return new Worker(new URL(`./${name}.js`, here), options);
  const loader = import.meta.resolve('tsx/esm/api');
  const source = new URL(`./${name}.ts`, here).href;
  const code = `import(${JSON.stringify(loader)}).then(({ register }) => { register(); return import(${JSON.stringify(source)}); })`;
  return new Worker(code, { ...options, eval: true });
}
