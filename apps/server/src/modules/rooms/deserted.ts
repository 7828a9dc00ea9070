import type { Alive, HeldSeat } from '../../ports/alive.ts';
import type { Clock } from '../../ports/clock.ts';
import type { NodeId } from '../../ports/nodes.ts';
import type { OfEach } from './of-each.ts';

/** Longer than any join takes from its save to the page that holds the seat. */
const LOOK_EVERY_MS = 5_000;

export interface DesertedDeps {
  own: NodeId;
  alive: Pick<Alive, 'hereOn'>;
  clock: Clock;
  ofEach: OfEach;
  /** Whether a page on this node holds the seat, in the very session it names. */
  holds: (seat: HeldSeat) => boolean;
}

/**
 * Returns what looks, every few seconds at most, for seats that count as here on this node although none of its pages holds them: a join was saved
 * whose answer was lost and that nobody repeated, or a drop was not saved. Nobody else would ever end their stay. What is found twice is dropped.
 */
export function createDeserted({ own, alive, clock, ofEach, holds }: DesertedDeps): () => Promise<void> {
  let lookedAt = clock.now();
  let suspected = new Set<string>();
  const nameOf = ({ roomId, userId, session }: HeldSeat): string => `${roomId} ${userId} ${session}`;

  return async () => {
    if (clock.now() - lookedAt < LOOK_EVERY_MS) return;
    lookedAt = clock.now();
    const found = (await alive.hereOn(own)).filter((seat) => !holds(seat));
    const deserted = found.filter((seat) => suspected.has(nameOf(seat)));
    suspected = new Set(found.map(nameOf));
    await ofEach(deserted.map(({ roomId, userId, session }) => [roomId, { type: 'drop', by: userId, session }]));
  };
}
