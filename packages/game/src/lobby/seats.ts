import { limits, type UserId } from '@deadpan/protocol';
import type { Person } from '../command.ts';
import { accept, KEPT_APART, NOT_FOUND, refuse, refuseSeatless, type Refusal, type Step } from '../decision.ts';
import type { MatchTime, Millis } from '../moment.ts';
import type { Room, Seat } from '../room.ts';
import { nameOf, seatFor, seatOf, withSeat, withoutSeat } from '../roster.ts';
import { resumed } from '../time.ts';

/** R0-23: takes a room, who looks at it, and whom they keep apart from; returns why it is not shown to them, or null. Who sits in it may see it. */
export function whyNotSee(room: Room, viewer: UserId, apart: readonly UserId[]): Refusal | null {
  if (room.status === 'closed') return NOT_FOUND;
  return !seatOf(room, viewer) && room.players.some(({ id }) => apart.includes(id)) ? KEPT_APART : null;
}

/** R0-1, R0-23: takes a room, who wants a seat in it, and whom they keep apart from; returns why they get none, or null when they may sit down or do. */
export function whyNotSit(room: Room, by: UserId, apart: readonly UserId[]): Refusal | null {
  const unseen = whyNotSee(room, by, apart);
  if (unseen || seatOf(room, by)) return unseen;
  if (room.status !== 'waiting') return { code: 'MATCH_RUNNING', message: 'A match is running in this arena. Try again when it is over.' };
  return room.players.length < room.settings.maxPlayers ? null : { code: 'LOBBY_FULL', message: 'This arena is full.' };
}

/** R0-1: only a waiting arena with a free seat can be joined; who sits already stays seated. R0-23: not beside somebody of `apart`. */
export function sit(room: Room, by: Person, apart: readonly UserId[], at: MatchTime): Step {
  const refusal = whyNotSit(room, by.id, apart);
  if (refusal) return refuse(room, refusal.code, refusal.message);
  if (seatOf(room, by.id)) return accept(room);
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
