import { limits, type UserId } from '@deadpan/protocol';
import type { Person } from '../command.ts';
import { accept, refuse, refuseApart, refuseSeatless, type Step } from '../decision.ts';
import type { MatchTime, Millis } from '../moment.ts';
import type { Room, Seat } from '../room.ts';
import { nameOf, seatFor, seatOf, withSeat, withoutSeat } from '../roster.ts';
import { resumed } from '../time.ts';

/** R0-1: only a waiting arena with a free seat can be joined; who sits already stays seated. R0-23: not beside somebody of `apart`. */
export function sit(room: Room, by: Person, apart: readonly UserId[], at: MatchTime): Step {
  if (room.status === 'closed') return refuse(room, 'LOBBY_NOT_FOUND', 'Lobby not found. It may have been deleted.');
  if (seatOf(room, by.id)) return accept(room);
  if (room.status !== 'waiting') return refuse(room, 'MATCH_RUNNING', 'A match is running in this arena. Try again when it is over.');
  if (room.players.some(({ id }) => apart.includes(id))) return refuseApart(room);
  if (room.players.length >= room.settings.maxPlayers) return refuse(room, 'LOBBY_FULL', 'This arena is full.');
  const hostId = room.players.length === 0 ? by.id : room.hostId;
  return accept({ ...room, hostId, players: [...room.players, seatFor(by, at, room.lastSession)] }, [{ type: 'sat', who: nameOf(by) }]);
}

/** R0-2: a join raises the seat's session and ends its absence; the clock starts again when everybody it waits for is back. */
export function connect(room: Room, by: UserId, wall: Millis): Step {
  const seat = seatOf(room, by);
  if (!seat) return refuseSeatless(room);
  const seated = withSeat(room, by, { connected: true, awaySince: null, session: seat.session + 1 });
  const presence = { type: 'presence', who: nameOf(seat), connected: true } as const;
  if (room.anchor.running) return accept(seated, [presence]);
  const waitingFor = room.anchor.waitingFor.filter((id) => id !== by);
  const waiting = { ...seated, anchor: { ...seated.anchor, waitingFor } };
  return waitingFor.length > 0 ? accept(waiting, [presence]) : accept(resumed(waiting, wall), [presence, { type: 'resumed' }]);
}

/** R0-3: a drop holds the seat; one that names an older session does nothing. */
export function drop(room: Room, by: UserId, session: number, at: MatchTime): Step {
  const seat = seatOf(room, by);
  if (!seat || seat.session !== session || !seat.connected) return accept(room);
  return accept(withSeat(room, by, { connected: false, awaySince: at }), [{ type: 'presence', who: nameOf(seat), connected: false }]);
}

/** When a held seat in a waiting arena is free again (R0-4), or null. */
export function seatExpiry(room: Room, seat: Seat): MatchTime | null {
  return room.status === 'waiting' && seat.awaySince !== null ? seat.awaySince + limits.seats.holdMs : null;
}

/** R0-4: in a waiting arena a seat is held for 30 s. */
export function expireSeat(room: Room, who: UserId): Step {
  const seat = seatOf(room, who);
  return seat ? accept(withoutSeat(room, who), [{ type: 'left', who: nameOf(seat), during: 'lobby' }]) : accept(room);
}
