import { limits, type UserId } from '@deadpan/protocol';
import type { Clock } from '../ports/clock.ts';
import { createBucket } from './bucket.ts';
import { createOfPlayers } from './per-player-map.ts';

/** Limits how often one player reads over HTTP, whatever the route and with however many sign-ins and pages. */
export interface ReadBudget {
  /** Takes one read of the player's budget. Returns 0, or how many ms until there is one again. */
  take(user: UserId): number;
}

/** Creates the budget of each player on this process: a token bucket, many times what pages need. */
export function createReadBudget(clock: Clock): ReadBudget {
  const bucketOf = createOfPlayers(
    () => createBucket(limits.reads, clock),
    (bucket) => bucket.isFull(),
  );
  return {
    take(user) {
      const bucket = bucketOf(user);
      return bucket.take() ? 0 : bucket.waitMs();
    },
  };
}
