import { isAlone } from './match/forfeit.ts';
import type { MatchTime } from './moment.ts';
import type { Room } from './room.ts';

/** Takes since when something has been so, whether it is so, and the time; returns since when it has been so now. */
function since(known: MatchTime | null, holds: boolean, at: MatchTime): MatchTime | null {
  return holds ? (known ?? at) : null;
}

/** Takes a room and match time; returns it knowing since when nobody is here (R0-13) and since when one player is alone (R1-14). */
export function watched(room: Room, at: MatchTime): Room {
  const emptySince = since(room.emptySince, !room.players.some((seat) => seat.connected), at);
  const aloneSince = since(room.aloneSince, isAlone(room), at);
  return emptySince === room.emptySince && aloneSince === room.aloneSince ? room : { ...room, emptySince, aloneSince };
}
