import { modelFiles } from 'virtual:face-models';
import type { ModelFiles } from './messages.ts';

/** A worker and the files it is to load. */
export interface OpenedWorker {
  worker: Worker;
  files: ModelFiles;
}

/** Starts the detector's worker. Written in this exact form, because Vite finds workers by it. */
export function openWorker(): OpenedWorker {
  return { worker: new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'face' }), files: modelFiles };
}
