import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** More than any browser or proxy asks on one connection without having had an answer: those ask once. */
const MOST = 8;

/**
 * Cuts off who asks again and again without waiting for an answer: thousands of requests fit into what is read at once, and all of them would be
 * answered before anybody else has a turn. Before any other hook, so that what is refused costs next to nothing.
 */
export function cutPipelines(app: FastifyInstance): void {
  const waiting = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > MOST || socket.destroyed) {
      reply.hijack();
      socket.destroy();
      return;
    }
    waiting.set(socket, count);
    done();
  });
  // Not called for one that nobody waits for any more: then the connection is gone, too.
  app.addHook('onResponse', ({ raw: { socket } }, _reply, done) => {
    waiting.set(socket, Math.max(0, (waiting.get(socket) ?? 0) - 1));
    done();
  });
}
