import { accept, type Step } from '../decision.ts';
import type { Room } from '../room.ts';
import { nameOf, seatOf } from '../roster.ts';

/** R0-12: when the host's seat is gone the crown passes to the longest-seated connected player, or the longest-seated one. */
export function passCrown(room: Room): Step {
  if (room.players.length === 0 || seatOf(room, room.hostId)) return accept(room);
  // Seats stand in the order in which they were taken.
  const heir = room.players.find((seat) => seat.connected) ?? room.players[0];
  if (!heir) return accept(room);
  return accept({ ...room, hostId: heir.id }, [{ type: 'host_changed', who: nameOf(heir) }]);
}
