import { DELETED_PLAYER, type DeleteAccountBody, type UserId } from '@deadpan/protocol';
import type { AccountChanges as ChangeStore } from '../../ports/account-changes.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ConfirmIdentity } from './confirm-identity.ts';
import type { Sessions } from './sessions.ts';

/** Forgets a player whose account is being deleted. Called again after it has gone, and when a deletion was interrupted. */
export type Forget = (userId: UserId) => Promise<void>;

export interface DeletionDeps {
  confirm: ConfirmIdentity;
  changes: ChangeStore;
  sessions: Sessions;
  clock: Clock;
  /** Leaves the player's arena and match. */
  leave: Forget;
  /** What every feature does with what it keeps of a player, in this order. */
  onDelete: readonly Forget[];
}

/** Deletes the account of a player who has confirmed it. Its last step makes it true: until then the player can ask again. */
export type DeleteAccount = (userId: UserId, shown: DeleteAccountBody, address: string) => Promise<void>;

export function createDeletion({ confirm, changes, sessions, clock, leave, onDelete }: DeletionDeps): DeleteAccount {
  /** Returns which of the player's sign-ins ended with the account. */
  async function removed(userId: UserId): Promise<string[]> {
    let ended: string[] | null = null;
    while (ended === null) {
      for (const forget of onDelete) await forget(userId);
      // Not while an upload that was under way has set a picture again.
      ended = await changes.remove(userId, Math.round(clock.now()));
    }
    // Nothing can be kept any more without the account: now also what came while it went.
    for (const forget of onDelete) await forget(userId);
    return ended;
  }

  return async (userId, shown, address) => {
    await confirm(userId, shown, 'delete-account', address);
    await leave(userId);
    const endedAt = Math.round(clock.now());
    try {
      sessions.gone(userId, await removed(userId));
    } catch (error) {
      // The account may have gone all the same, and then nobody can ask again.
      sessions.doubt(userId, endedAt);
      throw error;
    }
    // Also what was looked up or sat down while this went on.
    sessions.changed({ id: userId, username: DELETED_PLAYER, picture: null });
    await leave(userId);
  };
}
