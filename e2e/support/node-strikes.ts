import type { Strike } from './strike.ts';
import type { OneDoor } from './one-door.ts';
import type { TestServer } from './server.ts';

/**
 * Kills one after the other of the nodes on which somebody sits. The others go on, and the players with them, while it starts again; never are two
 * away at once.
 */
export function nodeStrikes(nodes: readonly TestServer[], door: Pick<OneDoor, 'connectionsTo'>): Strike {
  let turn = 0;
  let starting = Promise.resolve();
  return {
    stopsTheClock: false,
    async break() {
      const inTurn = [...nodes.slice(turn), ...nodes.slice(0, turn)];
      const node = inTurn.find((each) => door.connectionsTo(each) > 0);
      if (!node) throw new Error('nobody sits on any node');
      turn = (nodes.indexOf(node) + 1) % nodes.length;
      await node.kill();
      starting = node.start();
      starting.catch(() => undefined); // `whole` tells
    },
    whole: () => starting,
  };
}
