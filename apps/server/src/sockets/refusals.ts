import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Server } from 'socket.io';
import { answerRaw } from '../http/raw-answers.ts';

/** What lies below Engine.IO. */
export interface WebSockets {
  options: { autoPong: boolean };
  on(event: 'wsClientError', listener: (error: Error, socket: Duplex) => void): void;
}

/** What Engine.IO tells of who is refused. */
interface Refused {
  req: IncomingMessage & { res?: ServerResponse };
  code: number;
  message: string;
  context?: { message?: string };
}

/** An old protocol over a websocket, which is refused when that is open already: no answer fits in there any more. */
const TOO_OLD = 5;

/**
 * Answers websockets that Engine.IO refuses, with the headers of every answer: it would do so by hand and without. It tells of it first, and says
 * nothing more on a connection that has been answered.
 */
export function refuseUpgrades(engine: Server['engine']): void {
  engine.on('connection_error', ({ req, code, message, context }: Refused) => {
    if (req.res === undefined && code !== TOO_OLD) answerRaw(req.socket, 400, context?.message ?? message);
  });
}

/** The same for those that no websocket can be made of. They are told which version is spoken here (RFC 6455 §4.4). */
export function refuseHandshakes(ws: WebSockets): void {
  ws.on('wsClientError', ({ message }, socket) => {
    answerRaw(socket, 400, message, { 'sec-websocket-version': '13' });
    socket.destroy();
  });
}

/**
 * Refuses upgrades of addresses at which nothing is upgraded. Takes the one at which something is. Node lets go of a connection that is to be upgraded,
 * and whoever breaks one off then would end the process if nobody listened.
 */
export function refuseUpgradesElsewhere(http: HttpServer, path: string): void {
  http.on('upgrade', ({ url }: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => undefined);
    if (url?.startsWith(path)) return;
    answerRaw(socket, 400, 'There is nothing to upgrade at this address.');
    socket.destroy();
  });
}
