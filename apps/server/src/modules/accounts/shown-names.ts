import type { UserId } from '@deadpan/protocol';
import type { AccountStore, PublicAccount } from '../../ports/accounts.ts';

/** More players than this are not remembered: those go first who were looked up longest ago. */
const MOST = 10_000;
/** Asked for at once. */
const TOGETHER = 500;

export interface ShownNamesDeps {
  store: Pick<AccountStore, 'publicByIds'>;
  /** Hears of a name or picture that is another one than was handed out here. */
  onStale: (who: PublicAccount) => void;
}

const areAlike = (one: PublicAccount, other: PublicAccount): boolean => one.username === other.username && one.picture === other.picture;

/** The names and pictures this node has handed out: open sockets go on with them, whatever becomes of the tokens that are remembered. */
export function createShownNames({ store, onStale }: ShownNamesDeps) {
  const shown = new Map<UserId, PublicAccount>();
  /** Counts changes: what was read before one is no news. */
  let changes = 0;

  /** Takes an account as it is saved. */
  function show({ id, username, picture }: PublicAccount): void {
    const [known, who] = [shown.get(id), { id, username, picture }];
    shown.delete(id);
    shown.set(id, who);
    const oldest = shown.size > MOST ? shown.keys().next().value : undefined;
    if (oldest !== undefined) shown.delete(oldest);
    if (known && !areAlike(known, who)) onStale(who);
  }

  return {
    show,
    /** Everybody hears of it already. */
    changed(who: PublicAccount): void {
      changes += 1;
      if (shown.has(who.id)) shown.set(who.id, who);
    },
    forget: (id: UserId): void => void shown.delete(id),
    /** Looks how they all are saved: a change on another node may not have been heard of. Throws when the database is away. */
    async compare(): Promise<void> {
      const ids = [...shown.keys()];
      for (let from = 0; from < ids.length; from += TOGETHER) {
        const before = changes;
        const accounts = await store.publicByIds(ids.slice(from, from + TOGETHER));
        if (before === changes) for (const account of accounts) if (shown.has(account.id)) show(account);
      }
    },
  };
}
