import type { IncomingMessage } from 'node:http';
import { limits } from '@deadpan/protocol';
import { networksOf } from '../http/network.ts';
import { hangUp } from './hang-up.ts';
import type { Connection } from './io.ts';
import { createNetworkTree } from './network-tree.ts';

/** Connections on which nobody has signed in yet: each costs memory and a timer before it has shown who it is. */
export interface Newcomers {
  came(connection: Connection): void;
  /** From now on the limit on a player's sockets holds, and this one no more. */
  signedIn(connection: Connection): void;
}

export interface NewcomersOptions {
  /** Finds the address behind proxies, the same as for routes. */
  addressOf: (request: IncomingMessage) => string;
  rateLimits: boolean;
  /** Called for every connection that is closed because there are too many. */
  onClosed: () => void;
}

const isPolling = ({ transport }: Connection): boolean => transport.name === 'polling';

/**
 * Limits the connections on which nobody has signed in, per network and altogether. Nobody is refused: a new connection displaces an old one of the
 * network that has too many, and when there are too many altogether, of the network that has most. So a network that fills the server
 * displaces its own connections and nobody else's. Within a network, polling goes before websockets: a session of polling costs one plain
 * request to open, and pages use it only where websockets do not get through.
 */
export function createNewcomers({ addressOf, rateLimits, onClosed }: NewcomersOptions): Newcomers {
  const { perNetwork, altogether } = limits.socket.strangers;
  const tree = createNetworkTree<Connection>();

  function close(connection: Connection): void {
    // Not when its close is told: it is made room for now.
    tree.remove(connection);
    onClosed();
    hangUp(connection, 'too many connections on which nobody has signed in');
  }

  /** Closes the first to go of the largest network in this one, but not the connection that has just come. */
  function makeRoom(within: readonly string[], arrived: Connection): void {
    const [first, ...others] = tree.largest(within).filter((connection) => connection !== arrived);
    const victim = [first, ...others].find((connection) => connection && isPolling(connection)) ?? first;
    if (victim) close(victim);
  }

  return {
    came(connection) {
      const networks = networksOf(addressOf(connection.request as IncomingMessage));
      const path = networks.map(({ key }) => key);
      tree.add(connection, path);
      connection.once('close', () => tree.remove(connection));
      if (!rateLimits) return;
      for (const [depth, { share }] of networks.entries()) {
        const within = path.slice(0, depth + 1);
        if (tree.size(within) > perNetwork * share) makeRoom(within, connection);
      }
      if (tree.size([]) > altogether) makeRoom([], connection);
    },
    signedIn: tree.remove,
  };
}
