import type { UserId } from '@deadpan/protocol';
import type { Clock } from '../../ports/clock.ts';
import type { Strangers } from '../../ports/strangers.ts';

/** How long it is believed that somebody keeps apart from nobody: on another node, or by the operator's hand, that may have changed. */
const KEPT_MS = 1_000;
const MOST = 10_000;

/** Tells who keeps apart from nobody, and hears of blocks. */
export interface Loners {
  /** Whether a player neither blocked anybody nor was blocked; for what is shown, not for who may come in. */
  isApartFromNobody(user: UserId): Promise<boolean>;
  /** The same store; what is blocked through it is known here at once. */
  watched: Strangers;
}

/** Takes the store; returns what remembers of most players for a second that they keep apart from nobody: the list of arenas asks it each time. */
export function createLoners(store: Strangers, clock: Clock): Loners {
  const foundAt = new Map<UserId, number>();
  /** Guards against a look that began before a block and ends after it. */
  let blocks = 0;

  return {
    async isApartFromNobody(user) {
      const now = clock.now();
      const known = foundAt.get(user);
      if (known !== undefined && now - known < KEPT_MS) return true;
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
