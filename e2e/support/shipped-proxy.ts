import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { freePort } from '../../apps/server/test/free-port.ts';

const caddyfile = fileURLToPath(new URL('../../deploy/Caddyfile', import.meta.url));

/** The one address by which players reach the nodes. */
export interface ShippedProxy {
  url: string;
  close(): Promise<void>;
}

/** Starts Caddy with the file that is shipped, before these nodes; resolves when players get through. A browser trusts `localhost` without a certificate. */
export async function shippedProxy(nodes: readonly { url: string }[]): Promise<ShippedProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-proxy-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn('caddy', ['run', '--config', caddyfile, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SITE: 'http://localhost',
      NODES: nodes.map((node) => new URL(node.url).host).join(' '),
      HTTP_PORT: String(port),
      HTTPS_PORT: String(await freePort()),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-2_000)));
  const ended = once(child, 'exit');
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const answer = (): Promise<number> =>
      fetch(`${url}/health/ready`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(answer, { message: 'players get through the proxy' }).toBe(200);
  } catch (error) {
    await close();
    throw new Error(`the proxy did not start: ${said}`, { cause: error });
  }
  return { url, close };
}
