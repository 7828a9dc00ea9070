import { modelFiles } from 'virtual:face-models';
import workerUrl from './worker.ts?worker&url';
import type { ModelFiles } from './messages.ts';

/** A worker and the files it is to load. */
export interface OpenedWorker {
  worker: Worker;
  files: ModelFiles;
}

/** Not in TypeScript's DOM types yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

let trusted: ((url: string) => string) | undefined;

/**
 * Under `require-trusted-types-for 'script'` a worker starts only from an address that a policy has approved. This one approves our own
 * script and nothing else. (Vite's usual `new Worker(new URL(…))` leaves no place for a policy, hence the address as an import.)
 */
function trust(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  trusted ??= (() => {
    const policy = trustedTypes.createPolicy('face-worker', { createScriptURL: ownScript });
    return (address: string) => policy.createScriptURL(address);
  })();
  return trusted(url);
}

function ownScript(url: string): string {
  if (url !== workerUrl) throw new TypeError(`${url} is not the face worker`);
  return url;
}

/** Starts the detector's worker. */
export function openWorker(): OpenedWorker {
  return { worker: new Worker(trust(workerUrl), { type: 'module', name: 'face' }), files: modelFiles };
}
