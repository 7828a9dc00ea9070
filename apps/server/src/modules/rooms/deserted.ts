import type { UserId } from '@deadpan/protocol';
import type { Alive, HeldSeat } from '../../ports/alive.ts';
import type { Clock } from '../../ports/clock.ts';
import { DatabaseAway } from '../../ports/database-away.ts';
import type { NodeId } from '../../ports/nodes.ts';
import type { OfEach } from './of-each.ts';

/** Longer than any join takes from its save to the page that holds the seat. */
const LOOK_EVERY_MS = 5_000;
/** Seats looked at in one go: with those of thousands of players nothing else would be heard for as long as a message may take. */
const AT_A_TIME = 100;

export interface DesertedDeps {
  own: NodeId;
  alive: Pick<Alive, 'hereOn'>;
  clock: Clock;
  ofEach: OfEach;
  /** Whether a page on this node holds the seat, in the very session it names. */
  holds: (seat: HeldSeat) => boolean;
  /** Lets everybody else be served before more are looked at. */
  pause: () => Promise<void>;
  /** Whether this process ends: then it does not look on. */
  isOver: () => boolean;
}

/**
 * Returns what looks, every few seconds at most, for seats that count as here on this node although none of its pages holds them: a join was saved
 * whose answer was lost and that nobody repeated, or a drop was not saved. Nobody else would ever end their stay. What is found twice is dropped.
 */
export function createDeserted({ own, alive, clock, ofEach, holds, pause, isOver }: DesertedDeps): () => Promise<void> {
  let lookedAt = clock.now();
  let suspected = new Set<string>();
  const nameOf = ({ roomId, userId, session }: HeldSeat): string => `${roomId} ${userId} ${session}`;

  async function notHeld(): Promise<HeldSeat[]> {
    const found: HeldSeat[] = [];
    for (let after: UserId | null = null; ;) {
      const seats: HeldSeat[] = await alive.hereOn(own, after, AT_A_TIME);
      found.push(...seats.filter((seat) => !holds(seat)));
      if (seats.length < AT_A_TIME || isOver()) return found;
      after = seats.at(-1)?.userId ?? null;
      await pause();
    }
  }

  async function giveUp(): Promise<void> {
    const found = await notHeld();
    const deserted = found.filter((seat) => suspected.has(nameOf(seat)) && !holds(seat));
    await ofEach(deserted.map(({ roomId, userId, session }) => [roomId, { type: 'drop', by: userId, session }]));
    suspected = new Set(found.map(nameOf));
  }

  return async () => {
    if (clock.now() - lookedAt < LOOK_EVERY_MS) return;
    try {
      await giveUp();
    } catch (error) {
      // What the database kept from being looked at is looked at as soon as it is back; what fails otherwise is tried and told no more often than this.
      if (!(error instanceof DatabaseAway)) lookedAt = clock.now();
      throw error;
    }
    lookedAt = clock.now();
  };
}
