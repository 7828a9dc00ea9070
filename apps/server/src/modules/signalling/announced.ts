import type { RoomId, UserId } from '@deadpan/protocol';

interface Page {
  room: RoomId;
  user: UserId;
  session: string;
}

/** Every so many notes those of pages that are gone are dropped. */
const TIDY_EVERY = 1_000;

/** Which pages announced themselves on this process. Takes whether a player's page in a room hangs here still. */
export function createAnnounced(isHere: (room: RoomId, user: UserId) => boolean) {
  const pages = new Map<string, Page>();
  let notes = 0;

  function here(): Page[] {
    for (const [key, { room, user }] of pages) if (!isHere(room, user)) pages.delete(key);
    return [...pages.values()];
  }

  return {
    note(room: RoomId, user: UserId, session: string): void {
      pages.set(`${room} ${user}`, { room, user, session });
      notes += 1;
      if (notes % TIDY_EVERY === 0) here();
    },
    /** Those that are here now. */
    here,
  };
}
