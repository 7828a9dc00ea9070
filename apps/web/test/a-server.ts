import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TokenStore } from '../src/engine/http/token.ts';

/** A token kept in memory. */
export function memoryTokens(token: string | null = 'a-token'): TokenStore {
  return { read: () => token, write: (next) => void (token = next), remove: () => void (token = null) };
}

/** What the server was asked. */
interface Asked {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** What it says: a status with a JSON body, or what else it does to the response. */
export type Reply = { status: number; body?: unknown; headers?: Record<string, string> } | ((response: ServerResponse) => void);

/** A real server on a free port that gives the replies one after the other, `200 {}` when they have run out. */
export async function aServer(...replies: Reply[]) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      asked.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      const reply = replies.shift() ?? { status: 200, body: {} };
      if (typeof reply === 'function') {
        reply(response);
        return;
      }
      response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
      response.end(reply.body === undefined ? undefined : JSON.stringify(reply.body));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
