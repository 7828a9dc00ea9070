import type { UserId } from '@deadpan/protocol';
import type { Clock } from '../../ports/clock.ts';
import { evictOldest } from './evict.ts';

/** By then what the database was given has long been saved or lost. */
const DOUBT_MS = 60_000;

/** The players for whom the write that ends sign-ins timed out less than 60 s ago: nobody knows whether it was saved, or still will be. */
export interface Doubts {
  /** Takes a player, and when their sign-ins ended, if they did, as it would be noted with them (wall clock, ms). */
  add(userId: UserId, endedAt: number): void;
  has(userId: UserId): boolean;
  /** Since when there has been a doubt about somebody (wall clock, ms); `Infinity` when there is none. */
  since(): number;
}

/** Takes the clock; returns an empty list of doubts, each of which is forgotten after 60 s. */
export function createDoubts(clock: Clock): Doubts {
  const doubted = new Map<UserId, { since: number; until: number }>();

  function has(userId: UserId): boolean {
    const known = doubted.get(userId);
    if (!known || known.until > clock.now()) return known !== undefined;
    doubted.delete(userId);
    return false;
  }

  return {
    has,

    add(userId, endedAt) {
      const since = Math.min(endedAt, doubted.get(userId)?.since ?? Infinity);
      doubted.set(userId, { since, until: clock.now() + DOUBT_MS });
      evictOldest(doubted);
    },

    since: () => Math.min(...[...doubted].filter(([userId]) => has(userId)).map(([, { since }]) => since)),
  };
}
