import type { UserId } from '@deadpan/protocol';
import type { Clock } from '../../ports/clock.ts';
import type { Strangers } from '../../ports/strangers.ts';

/** How long it is believed that somebody keeps apart from nobody, where other nodes take blocks, too. */
const KEPT_BESIDE_OTHERS_MS = 1_000;
/** And where all blocks are taken here, and nobody else writes any. */
const KEPT_ALONE_MS = 60_000;
const MOST = 10_000;

/** Tells who keeps apart from nobody, and hears of blocks. */
export interface Loners {
  /** Whether a player neither blocked anybody nor was blocked; for what is shown, not for who may come in. */
  isApartFromNobody(user: UserId): Promise<boolean>;
  /** Whether that is known already of a player, without asking the store. */
  isKnown(user: UserId): boolean;
  /** The same store; what is blocked through it is known here at once. */
  watched: Strangers;
}

/**
 * Takes the store and whether other nodes write into it; returns what remembers of most players for a while that they keep apart from nobody: the
 * list of arenas asks it each time.
 */
export function createLoners(store: Strangers, clock: Clock, areSeveral: boolean): Loners {
  const keptMs = areSeveral ? KEPT_BESIDE_OTHERS_MS : KEPT_ALONE_MS;
  const foundAt = new Map<UserId, number>();
  /** Guards against a look that began before a block and ends after it. */
  let blocks = 0;

  function isKnown(user: UserId): boolean {
    const found = foundAt.get(user);
    return found !== undefined && clock.now() - found < keptMs;
  }

  return {
    isKnown,
    async isApartFromNobody(user) {
      if (isKnown(user)) return true;
      const now = clock.now();
      const before = blocks;
      const isLoner = (await store.apart(user)).length === 0;
      foundAt.delete(user);
      if (isLoner && before === blocks) {
        const oldest = foundAt.size < MOST ? undefined : foundAt.keys().next().value;
        if (oldest !== undefined) foundAt.delete(oldest);
        foundAt.set(user, now);
      }
      return isLoner;
    },
    watched: {
      ...store,
      async block(by, whom, at, most) {
        const done = await store.block(by, whom, at, most);
        blocks += 1;
        for (const user of [by, whom]) foundAt.delete(user);
        return done;
      },
    },
  };
}
