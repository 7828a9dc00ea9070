import type { UserId } from '@deadpan/protocol';

/** From how many players on those are forgotten of whom there is nothing to remember. */
const TIDY_AT = 1_000;

/**
 * Takes how something kept of a player is made, and whether it is as when it was made; returns what is kept of a player on this process. Kept per
 * player, not per connection: reconnecting does not reset it.
 */
export function createOfPlayers<T>(make: () => T, isAsNew: (kept: T) => boolean): (user: UserId) => T {
  const all = new Map<UserId, T>();
  let tidyAt = TIDY_AT;

  function tidy(): void {
    if (all.size < tidyAt) return;
    for (const [user, kept] of all) if (isAsNew(kept)) all.delete(user);
    // When all of them are busy it is not looked through with every one that comes.
    tidyAt = Math.max(TIDY_AT, 2 * all.size);
  }

  return (user) => {
    const known = all.get(user);
    if (known !== undefined) return known;
    tidy();
    const made = make();
    all.set(user, made);
    return made;
  };
}
