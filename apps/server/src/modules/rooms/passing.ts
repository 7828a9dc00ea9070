import type { RoomId } from '@deadpan/protocol';
import type { Nodes } from '../../ports/nodes.ts';

/**
 * Wraps `nodes` so that a broadcast to a room is not published when `areAllHere` says that all of its connected players have their pages on this
 * node. A proxy keeps the players of an arena on one node, and readings are nearly all that passes.
 */
export function sparing(nodes: Nodes, areAllHere: (room: RoomId) => boolean): Nodes {
  return {
    ...nodes,
    tell(message) {
      // What is meant for one player is rare, and may be for a page of theirs that is newer than the one here.
      if (message.kind === 'passing' && message.passing.to === 'all' && areAllHere(message.passing.room)) return;
      nodes.tell(message);
    },
  };
}
