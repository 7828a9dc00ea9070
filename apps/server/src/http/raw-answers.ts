import { STATUS_CODES, type Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { HttpFailure } from './failure.ts';
import { bareHeaders } from './headers.ts';

const refusals: Record<string, readonly [status: number, detail: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large.'],
};
const UNREADABLE = [400, 'The request could not be read.'] as const;
const ALWAYS = { ...bareHeaders, 'cache-control': 'no-store', 'content-type': 'application/json' };

/** Writes an answer by hand on a connection for which there is no other way to answer, with the headers that every answer has, and no more after it. */
export function answerRaw(socket: Duplex, status: number, detail: string, more: Record<string, string> = {}): void {
  if (!socket.writable) return;
  const body = JSON.stringify({ detail });
  const headers = Object.entries({ ...ALWAYS, ...more, 'content-length': Buffer.byteLength(body), connection: 'close' });
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.map((each) => each.join(': ')).join('\r\n')}\r\n\r\n${body}`);
}

/**
 * Refuses what no route, hook or error handler ever sees, for it is cut off, too slow or no request: as Fastify does, but with the headers. Takes
 * what Node says of it, the connection, and where it is noted, if anywhere.
 */
export function refuseUnreadable(error: Error & { code?: string }, socket: Duplex, log?: Pick<FastifyBaseLogger, 'trace'>): void {
  const { code = '' } = error;
  if (code === 'ECONNRESET' || socket.destroyed) return;
  // Not the error itself: it carries what was sent, and a token may be in that.
  log?.trace({ code }, 'a request could not be read');
  answerRaw(socket, ...(refusals[code] ?? UNREADABLE));
  socket.destroy(error);
}

/** Refuses what somebody expects of a server with more than `100-continue`; Node would, without headers. */
export function refuseExpectations(server: HttpServer): void {
  server.on('checkExpectation', (_request, response) => {
    const body = JSON.stringify({ detail: 'That cannot be expected here.' });
    response.writeHead(417, { ...ALWAYS, 'content-length': body.length, connection: 'close' }).end(body);
  });
}

/** Refuses who names no host, as the protocol wants it, where Node is told not to (`requireHostHeader`): its own refusal has no headers. */
export function refuseNoHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined && raw.httpVersion !== '1.0') throw new HttpFailure(400, 'The request names no host.');
  });
}
