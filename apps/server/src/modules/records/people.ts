import { DELETED_PLAYER, type UserId } from '@deadpan/protocol';
import type { AccountStore } from '../../ports/accounts.ts';
import type { MatchResultRow } from '../../ports/rooms.ts';

/** How a player is called today. */
export interface Named {
  id: UserId;
  username: string;
  profile_picture_url: string | null;
}

/** Takes ids; returns how to call each of them today: who deleted the account is `DELETED_PLAYER`. */
export async function namesOf(accounts: Pick<AccountStore, 'publicByIds'>, ids: readonly UserId[]): Promise<(id: UserId) => Named> {
  const known = new Map((await accounts.publicByIds([...new Set(ids)])).map((account) => [account.id, account]));
  return (id) => {
    const account = known.get(id);
    return { id, username: account?.username ?? DELETED_PLAYER, profile_picture_url: account?.picture ?? null };
  };
}

const places = { won: 0, draw: 1, lost: 2 };

/** Takes the results of a match; returns them as its players are listed: the winner first, then by score. */
export function ranked<R extends Pick<MatchResultRow, 'result' | 'score' | 'userId'>>(results: readonly R[]): R[] {
  return results.toSorted((a, b) => places[a.result] - places[b.result] || b.score - a.score || (a.userId < b.userId ? -1 : 1));
}
