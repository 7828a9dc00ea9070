import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** More than any browser or proxy asks on one connection without having had an answer: those ask once. */
const MOST = 8;

/** What Node's server emits for each request it has read, with the request and its response; an upgrade ends HTTP on its connection. */
const REQUEST_EVENTS: ReadonlySet<string | symbol> = new Set(['request', 'checkContinue', 'checkExpectation']);

/** The parser that Node's server attaches to a connection. Its callback answers a read request with how to go on; a negative number is a parse error. */
interface Parser {
  onIncoming: (() => number) | null;
}

/** Lets the parser fail at the next request: what was read at once holds thousands of them, and to parse those alone would hold up everybody else. */
function stopParsing(socket: Socket): void {
  const { parser } = socket as Socket & { parser?: Parser | null };
  if (parser) parser.onIncoming = () => -1;
}

/**
 * Cuts off a connection on which more requests wait for an answer than `MOST`: thousands of requests fit into what is read at once, and all of
 * them would be answered before anybody else has a turn. Counts in the server's own `emit`, because Engine.IO and `replayAnswers` take
 * over the listeners of `request`, and Fastify has no hook for malformed addresses: here every request passes, whoever answers it.
 */
export function cutPipelines(server: Server): void {
  const waiting = new WeakMap<Socket, number>();

  function canProceed({ socket }: IncomingMessage, response: ServerResponse): boolean {
    if (socket.destroyed) return false;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > MOST) {
      socket.destroy();
      stopParsing(socket);
      return false;
    }
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return true;
  }

  const emit = server.emit.bind(server) as (event: string | symbol, ...args: unknown[]) => boolean;
  server.emit = (event: string | symbol, ...args: unknown[]): boolean => {
    if (REQUEST_EVENTS.has(event) && !canProceed(args[0] as IncomingMessage, args[1] as ServerResponse)) return true;
    return emit(event, ...args);
  };
}
