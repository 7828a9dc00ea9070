import { DELETED_PLAYER, type UserId } from '@deadpan/protocol';
import type { Person } from '../command.ts';
import { accept, type Step } from '../decision.ts';
import type { Room } from '../room.ts';
import { isRunning, nameOf, seatOf, withSeat } from '../roster.ts';

/** R0-21: a new picture shows at once, a new name too unless a match runs: its players know each other by the names it began with. */
export function introduce(room: Room, { id, username, picture }: Person): Step {
  const seat = seatOf(room, id);
  if (!seat) return accept(room);
  const name = isRunning(room) ? seat.username : username;
  if (seat.username === name && seat.picture === picture) return accept(room);
  const next = withSeat(room, id, { username: name, picture });
  return accept(next, [{ type: 'presence', who: nameOf({ id, username: name }), connected: seat.connected }]);
}

/** R0-22: whoever deleted their account has left, and keeps no name in what the room still shows of its match. */
export function forget(room: Room, who: UserId): Step {
  const { match } = room;
  if (!match || seatOf(room, who)) return accept(room);
  if (!match.roster.some(({ id, username }) => id === who && username !== DELETED_PLAYER)) return accept(room);
  const roster = match.roster.map((contestant) => (contestant.id === who ? { ...contestant, username: DELETED_PLAYER } : contestant));
  return accept({ ...room, match: { ...match, roster } });
}
