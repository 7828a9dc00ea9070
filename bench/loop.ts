import { get } from 'node:http';
import { join } from 'node:path';

/** How late an event loop was, ms. */
export interface Late {
  p50: number;
  p99: number;
  max: number;
}

const PROBE = new URL('loop-probe.mjs', import.meta.url).href;

/** Takes a folder; returns the environment with which a server tells how late its loop is, and the way to ask it: since it was asked last. */
export function loopProbe(folder: string): { env: Record<string, string>; late(): Promise<Late> } {
  const socketPath = join(folder, 'loop.sock');
  return {
    env: { LOOP_PROBE: socketPath, NODE_OPTIONS: `--import=${PROBE}` },
    late: () =>
      new Promise((resolve, reject) => {
        get({ socketPath }, (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (chunk: string) => (text += chunk));
          answer.on('end', () => resolve(JSON.parse(text) as Late));
        }).once('error', reject);
      }),
  };
}
