import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance, preSerializationHookHandler, onSendHookHandler } from 'fastify';
import type { UserId } from '@deadpan/protocol';
import type { RecallToken } from './api.ts';
import type { ReadBudget } from './read-budget.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Of a GET for whoever is signed in, whose answer is the same object for many and never changed: the object this player would be answered
     * with, when that is known without asking anybody; else null. Must not throw.
     */
    atHand?: (user: UserId) => object | null;
  }
}

/** An answer as it was sent: names and values of its headers by turns, and the body's bytes. */
interface Sent {
  headers: string[];
  body: Buffer;
}

interface Replayed {
  atHand: (user: UserId) => object | null;
  /** What was sent for an object. */
  sent: WeakMap<object, Sent>;
  /** Told how many ms an answer took. */
  answered: ((ms: number) => void) | undefined;
}

/** As every page writes it; whoever writes it otherwise is looked at by `authenticate`. */
const BEARER = 'Bearer ';

/** Whether nothing in the headers but the token has a say in the answer: no other origin, no version, no body. */
function arePlain(headers: IncomingHttpHeaders): boolean {
  return (
    headers.origin === undefined &&
    headers['accept-version'] === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  );
}

/** Takes a route; keeps what Fastify sends for an object as it passes the last hooks. */
function keeping(url: string, { sent }: Replayed): { preSerialization: preSerializationHookHandler; onSend: onSendHookHandler } {
  const objects = new WeakMap<object, object>();
  return {
    preSerialization(request, _reply, payload, done) {
      if (typeof payload === 'object' && payload !== null) objects.set(request, payload);
      done(null, payload);
    },
    onSend(request, reply, payload, done) {
      const object = objects.get(request);
      const isPlain = request.raw.method === 'GET' && request.raw.url === url && arePlain(request.headers);
      if (object && isPlain && reply.statusCode === 200 && Buffer.isBuffer(payload) && !sent.has(object)) {
        const headers = Object.entries({ ...reply.getHeaders(), 'content-length': payload.length });
        sent.set(object, { headers: headers.flatMap(([name, value]) => [name, String(value)]), body: payload });
      }
      done(null, payload);
    },
  };
}

export interface ReplayDeps {
  recall: RecallToken;
  /** Whom a read is counted for; null: nobody's are. */
  reads: ReadBudget | null;
  /** Takes method, route and status; what it returns is told of every such answer that passes no hooks how many ms it took. */
  answered?: ((method: string, url: string, status: number) => (ms: number) => void) | undefined;
}

/**
 * Answers plain requests for routes with `atHand` as Fastify answered the last such request with the same object, byte for byte, without asking
 * it: the way through all hooks costs as much again as the answer itself. Whatever is not as plain as can be (another method, a query, a token to be
 * looked up, an answer still to be sent on the connection, a server that ends) goes to Fastify, so that refusals have one home. Before any
 * route is registered.
 */
export function replayAnswers(app: FastifyInstance, { recall, reads, answered }: ReplayDeps): void {
  const routes = new Map<string, Replayed>();
  let isClosing = false;

  app.addHook('onRoute', (route) => {
    const atHand = route.config?.atHand;
    if (!atHand || route.method !== 'GET') return;
    const replayed: Replayed = { atHand, sent: new WeakMap(), answered: answered?.('GET', route.url, 200) };
    const { preSerialization, onSend } = keeping(route.url, replayed);
    route.preSerialization = [...[route.preSerialization ?? []].flat(), preSerialization];
    route.onSend = [...[route.onSend ?? []].flat(), onSend];
    routes.set(route.url, replayed);
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });

  function sentTo({ method, headers, socket }: IncomingMessage, response: ServerResponse, { atHand, sent }: Replayed): Sent | undefined {
    // Without a socket it is behind another answer: those who do not wait for answers are counted (`pipelines`).
    if (method !== 'GET' || isClosing || response.socket === null || socket.destroyed || !arePlain(headers)) return undefined;
    const { authorization } = headers;
    const identity = authorization?.startsWith(BEARER) ? recall(authorization.slice(BEARER.length)) : null;
    const object = identity && atHand(identity.userId);
    const found = object ? sent.get(object) : undefined;
    // Counted only when it is answered here: what goes on to Fastify is counted there, and refused there.
    return found && identity && (reads?.take(identity.userId) ?? 0) === 0 ? found : undefined;
  }

  const hooked = app.server.listeners('request') as RequestListener[];
  app.server.removeAllListeners('request');
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const begun = performance.now();
    const route = routes.get(request.url ?? '');
    const sent = route && sentTo(request, response, route);
    if (!sent) {
      for (const listener of hooked) listener.call(app.server, request, response);
      return;
    }
    // An `end` with a body would write an empty end after them.
    request.socket.cork();
    response.writeHead(200, sent.headers);
    response.write(sent.body);
    request.socket.uncork();
    response.end();
    route.answered?.(performance.now() - begun);
  });
}
