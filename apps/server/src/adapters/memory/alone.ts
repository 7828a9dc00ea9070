import { randomUUID } from 'node:crypto';
import type { Nodes } from '../../ports/nodes.ts';

/** The cluster of one: nobody to tell. */
export function alone(): Nodes {
  return { own: randomUUID(), areSeveral: false, tell: () => {}, onTold: () => {}, areReached: () => true, close: async () => {} };
}
