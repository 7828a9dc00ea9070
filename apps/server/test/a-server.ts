import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../src/config.ts';
import type { Offered } from '../src/http/offered.ts';
import { createServer } from '../src/server.ts';
import { createTestClient, type TestClient } from './test-client.ts';

export { askOn, eventually, PASSWORD, type TestPlayer } from './test-client.ts';

export interface TestServer extends Pick<TestClient, 'call' | 'register'> {
  url: string;
  folder: string;
  /** Every route it answers. */
  routes: readonly Offered[];
  /** Ends the server and starts another over its folder; closing that one removes it. */
  again(): Promise<TestServer>;
  close(): Promise<void>;
}

/** Starts a real server over a folder of its own, on a free port; takes what its environment has besides. */
export function aServer(env: Record<string, string> = {}): Promise<TestServer> {
  return serverOver(mkdtempSync(join(tmpdir(), 'deadpan-server-')), env);
}

async function serverOver(folder: string, env: Record<string, string>): Promise<TestServer> {
  const given = { NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', RATE_LIMITS: 'off', MATCH_SPEED: '5', DATA_DIR: folder, ...env };
  const server = await createServer(readConfig(given));
  const url = await server.listen();
  const client = createTestClient(url);

  return {
    url,
    folder,
    routes: server.app.offered,
    call: client.call,
    register: client.register,
    async again() {
      client.close();
      await server.close();
      return serverOver(folder, env);
    },
    async close() {
      client.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
