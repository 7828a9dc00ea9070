import type { Room, RoomEvent } from '@deadpan/game';
import type { UserId } from '@deadpan/protocol';

/** Takes a room and its latest events, oldest first; returns whether the two sat in it at the same time, now or as far as the events go back. */
export function satTogether({ players }: Pick<Room, 'players'>, events: readonly RoomEvent[], one: UserId, other: UserId): boolean {
  const seated = new Set(players.map(({ id }) => id));
  for (const event of events.toReversed()) {
    if (seated.has(one) && seated.has(other)) return true;
    if (event.type === 'left' || event.type === 'kicked') seated.add(event.who.id);
    if (event.type === 'sat') seated.delete(event.who.id);
  }
  return seated.has(one) && seated.has(other);
}
