import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const ALLOWED = 'authorization,content-type,tus-resumable,upload-length,upload-metadata,upload-offset';
const EXPOSED = 'location,upload-offset,upload-length,tus-resumable';

/** What goes wrong with the next request of a method: a line that breaks after so many bytes, or an answer. */
export type Trouble = { breakAfter: number } | { status: number; body?: unknown };

/** A real server of the tus 1.0 protocol on a free port; in memory, without anything that is not needed to be a partner of the client. */
export async function aTusServer() {
  const uploads = new Map<string, { length: number; metadata: string; data: Buffer }>();
  const asked: string[] = [];
  const tokens = new Set<string | undefined>();
  const trouble: Record<string, Trouble[]> = {};
  const item = { id: 'item-1', title: 'as the server says' };

  const say = (response: ServerResponse, status: number, headers: Record<string, string> = {}, body?: unknown): void => {
    response.writeHead(status, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': ALLOWED,
      'access-control-allow-methods': 'POST,HEAD,PATCH,DELETE',
      'access-control-expose-headers': EXPOSED,
      'tus-resumable': '1.0.0',
      ...headers,
    });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  };

  function take(request: IncomingMessage, response: ServerResponse, problem: Trouble | undefined): void {
    const upload = uploads.get(request.url ?? '');
    if (!upload) return say(response, 404);
    const before = upload.data.length;
    if (Number(request.headers['upload-offset']) !== before) return say(response, 409);
    const most = problem && 'breakAfter' in problem ? problem.breakAfter : Infinity;
    request.on('data', (part: Buffer) => {
      upload.data = Buffer.concat([upload.data, part]).subarray(0, before + most);
      if (upload.data.length - before >= most) request.socket.destroy();
    });
    request.on('end', () => {
      if (problem && 'status' in problem) return say(response, problem.status, {}, problem.body);
      const offset = { 'upload-offset': String(upload.data.length) };
      return upload.data.length === upload.length ? say(response, 200, offset, item) : say(response, 204, offset);
    });
  }

  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    if (method === 'OPTIONS') return say(response, 204);
    asked.push(method);
    tokens.add(headers.authorization);
    const problem = trouble[method]?.shift();
    if (method === 'PATCH') return take(request, response, problem);
    if (problem && 'breakAfter' in problem) return void request.socket.destroy();
    if (problem) return say(response, problem.status, {}, problem.body);
    const upload = uploads.get(url);
    if (method === 'POST') {
      const id = `/uploads/${randomUUID()}`;
      uploads.set(id, { length: Number(headers['upload-length']), metadata: String(headers['upload-metadata']), data: Buffer.alloc(0) });
      return say(response, 201, { location: id });
    }
    if (!upload) return say(response, 404);
    if (method === 'DELETE') {
      uploads.delete(url);
      return say(response, 204);
    }
    return say(response, 200, { 'upload-offset': String(upload.data.length), 'upload-length': String(upload.length) });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/uploads`,
    uploads,
    asked,
    tokens,
    trouble,
    item,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
