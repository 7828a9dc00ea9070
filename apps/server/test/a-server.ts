import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Socket } from 'socket.io-client';
import type { Ack, RoomView, User } from '@deadpan/protocol';
import { readConfig } from '../src/config.ts';
import type { Offered } from '../src/http/offered.ts';
import { createServer } from '../src/server.ts';
import { createTestClient } from './test-client.ts';

export const PASSWORD = 'Straight-Face-1';

/** A player with a token, and after `connect` a socket. */
export interface TestPlayer {
  token: string;
  user: User;
  email: string;
  call(method: string, path: string, body?: unknown): Promise<Response>;
  /** Opens a socket, on another server of the cluster if one is named. The latest of several is `socket`. */
  connect(elsewhere?: { url: string }): Promise<Socket>;
  socket: Socket | null;
  ask(event: string, payload?: object): Promise<Ack>;
  view(): RoomView | null;
  /** The newest view for which this holds. */
  until(holds: (view: RoomView) => boolean): Promise<RoomView>;
}

export interface TestServer {
  url: string;
  folder: string;
  /** Every route it answers. */
  routes: readonly Offered[];
  call(method: string, path: string, body?: unknown, token?: string): Promise<Response>;
  register(): Promise<TestPlayer>;
  /** Ends the server and starts another over its folder; closing that one removes it. */
  again(): Promise<TestServer>;
  close(): Promise<void>;
}

/** Waits until this holds; throws after a minute, which no machine that works takes. */
export async function eventually(holds: () => boolean, what: () => unknown = () => 'it did not happen'): Promise<void> {
  for (const end = Date.now() + 300_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 10))) if (holds()) return;
  throw new Error(`in vain: ${JSON.stringify(what())}`);
}

/** Asks and returns the answer; rejects when the connection goes, as the question would then wait for another, which nobody opens. */
export function askOn(socket: Socket, event: string, payload: unknown): Promise<Ack> {
  return new Promise((resolve, reject) => {
    const gone = (reason: string): void => reject(new Error(`${event}: the connection is gone, ${reason}`));
    socket.once('disconnect', gone);
    const asked = socket.timeout(300_000).emitWithAck(event, payload) as Promise<Ack>;
    asked.then(resolve, reject).finally(() => socket.off('disconnect', gone));
    if (socket.disconnected) gone('and was before');
  });
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
