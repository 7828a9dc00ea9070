import { Worker } from 'node:worker_threads';

/** What may fill up before a thread ends by itself, and the process with its matches does not. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/** In the bundle the thread is a file beside this one; from the sources it loads TypeScript through tsx, as the database's writer does. */
export function startForgeThread(): Worker {
  const here = import.meta.url;
  if (!here.endsWith('.ts')) return new Worker(new URL('./forge-worker.js', here), { resourceLimits });
  const loader = import.meta.resolve('tsx/esm/api');
  const source = new URL('./forge-worker.ts', here).href;
  const code = `import(${JSON.stringify(loader)}).then(({ register }) => { register(); return import(${JSON.stringify(source)}); })`;
  return new Worker(code, { eval: true, resourceLimits });
}
