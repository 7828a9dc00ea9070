import type { UserId } from '@deadpan/protocol';
import { createQueue } from '../../async/queue.ts';
import type { AccountStore } from '../../ports/accounts.ts';
import type { Seating } from '../rooms/seating.ts';
import type { Sessions } from './sessions.ts';

/** Lets everybody see a player's name and picture as they are now: remembered tokens, sockets, and where they sit. */
export type Show = (userId: UserId) => Promise<void>;

export interface ShowDeps {
  store: Pick<AccountStore, 'byId'>;
  sessions: Pick<Sessions, 'changed'>;
  seating: Pick<Seating, 'introduce'>;
}

/**
 * Takes where names are kept and shown; returns `Show`. What is shown is read in its turn: of a name and a picture changed at once, each would
 * else be shown beside what the other was before, and the one read first might be shown last.
 */
export function createShow({ store, sessions, seating }: ShowDeps): Show {
  const queue = createQueue();
  return (userId) =>
    queue.run(userId, async () => {
      const account = await store.byId(userId);
      if (!account) return;
      sessions.changed(account);
      await seating.introduce(account);
    });
}
