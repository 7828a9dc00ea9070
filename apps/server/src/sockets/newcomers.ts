import type { IncomingMessage } from 'node:http';
import { limits } from '@deadpan/protocol';
import { networkOf } from '../http/network.ts';
import type { Connection } from './io.ts';

/** Connections on which nobody has signed in yet: each costs memory and a timer before it has shown who it is. */
export interface Newcomers {
  /** Whether one more may come from where this request does. */
  mayCome(request: IncomingMessage): boolean;
  came(connection: Connection): void;
  /** From now on the limit on a player's sockets holds, and this one no more. */
  signedIn(connection: Connection): void;
}

/** Takes how to find an address behind proxies, the same as for routes; so many may wait per network, and so many altogether. */
export function createNewcomers(addressOf: (request: IncomingMessage) => string, rateLimits: boolean): Newcomers {
  const { perNetwork, altogether } = limits.socket.strangers;
  const networks = new Map<Connection, string>();
  const waiting = new Map<string, number>();

  function forget(connection: Connection): void {
    const network = networks.get(connection);
    if (network === undefined) return;
    networks.delete(connection);
    const left = (waiting.get(network) ?? 1) - 1;
    if (left > 0) waiting.set(network, left);
    else waiting.delete(network);
  }

  return {
    mayCome: (request) => !rateLimits || (networks.size < altogether && (waiting.get(networkOf(addressOf(request))) ?? 0) < perNetwork),
    came(connection) {
      const network = networkOf(addressOf(connection.request as IncomingMessage));
      networks.set(connection, network);
      waiting.set(network, (waiting.get(network) ?? 0) + 1);
      connection.once('close', () => forget(connection));
    },
    signedIn: forget,
  };
}
