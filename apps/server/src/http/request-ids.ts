import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const GIVEN = /^[\w-]{1,64}$/;
export const REQUEST_ID = 'x-request-id';
/** Of a random UUID's last part: 48 bits, from randomness that Node fetches for many at once. */
const NAME_LENGTH = 12;

/**
 * Takes whether a proxy stands before us; returns what names a request: as the proxy named it, so that its log and ours can be laid beside
 * each other, or by a random name. Anybody else's name for it is not taken: it would let strangers write into our log.
 */
export function requestIds(behindProxy: boolean): (request: IncomingMessage) => string {
  return ({ headers }) => {
    const given = headers[REQUEST_ID];
    return behindProxy && typeof given === 'string' && GIVEN.test(given) ? given : randomUUID().slice(-NAME_LENGTH);
  };
}

/** Every refusal and failure carries the name under which the log speaks of it: a player can tell it to the operator. */
export function tellRequestIds(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode >= 400) reply.header(REQUEST_ID, request.id);
    done(null, payload);
  });
}
