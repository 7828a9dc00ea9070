import { Worker } from 'node:worker_threads';
import type { ForgeThreadData } from './jobs.ts';

/** What may fill up before a thread ends by itself, and the process with its matches does not. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/** Takes the folder of the artwork. In the bundle the thread is a file beside this one; from the sources it loads TypeScript through tsx, as the database's writer does. */
export function startForgeThread(art: string): Worker {
  const options = { resourceLimits, workerData: { art } satisfies ForgeThreadData };
  const here = import.meta.url;
  if (!here.endsWith('.ts')) return new Worker(new URL('./forge-worker.js', here), options);
  const loader = import.meta.resolve('tsx/esm/api');
  const source = new URL('./forge-worker.ts', here).href;
  const code = `import(${JSON.stringify(loader)}).then(({ register }) => { register(); return import(${JSON.stringify(source)}); })`;
  return new Worker(code, { ...options, eval: true });
}
