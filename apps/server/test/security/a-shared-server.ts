import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { X509Certificate } from 'node:crypto';
import { readConfig } from '../../src/config.ts';
import type { Offered } from '../../src/http/offered.ts';
import { createServer } from '../../src/server.ts';

/** A server that is shared on a network: the game over HTTPS, and the door for guests. */
export interface SharedServer {
  door: string;
  routes: readonly Offered[];
  /** Asks the game, as a browser that trusts its authority. */
  ask(method: string, path: string): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>;
  close(): Promise<void>;
}

/** Starts one over a folder of its own, on free ports. */
export async function aSharedServer(): Promise<SharedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-shared-'));
  const given = { NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', HTTPS_PORT: '0', LAN: 'on', DATA_DIR: folder };
  const server = await createServer(readConfig(given));
  const game = await server.listen();
  // It says the address of this machine on its network, and listens on loopback only.
  const door = `http://127.0.0.1:${/http:\/\/[\d.]+:(\d+)/.exec(server.invitation() ?? '')?.[1]}`;
  const der = await (await fetch(`${door}/deadpan-authority.crt`)).arrayBuffer();
  const ca = new X509Certificate(Buffer.from(der)).toString();
  return {
    door,
    routes: server.app.offered,
    async ask(method, path) {
      const asking = request(`${game}${path}`, { method, ca, agent: false }).end();
      const [answer] = (await once(asking, 'response')) as [IncomingMessage];
      return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
    },
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
