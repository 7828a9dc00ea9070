import { limits } from '@deadpan/protocol';
import { accept, type Step } from './decision.ts';
import type { Millis } from './moment.ts';
import type { Room } from './room.ts';
import { seatOf } from './roster.ts';
import { matchTimeAt, resumed, stopped } from './time.ts';

/**
 * R0-8: the time from `aliveUntil` to `now`, in which no process served the room, is given back; after a restart the room waits up to 5 s for
 * its players. A room that stood already goes on standing, as long as it still had to.
 */
export function outage(room: Room, aliveUntil: Millis, allAway: boolean, now: Millis): Step {
  const { anchor } = room;
  if (room.status === 'closed' || (!allAway && aliveUntil >= now)) return accept(room);
  const stoodAt = matchTimeAt(anchor, aliveUntil);
  if (!allAway) {
    if (anchor.running) return accept(resumed(stopped(room, stoodAt, now, []), now));
    return accept(stopped(room, stoodAt, anchor.resumeBy + (now - aliveUntil), anchor.waitingFor));
  }
  const here = room.players.filter((seat) => seat.connected).map(({ id }) => id);
  const waitingFor = [...new Set([...anchor.waitingFor, ...here])];
  const players = room.players.map((seat) => (seat.connected ? { ...seat, connected: false, awaySince: stoodAt } : seat));
  return accept(stopped({ ...room, players }, stoodAt, now + limits.seats.resumeMs, waitingFor));
}

/** R0-9: who left for good is not waited for; takes a room and wall time. */
export function stopAwaitingGone(room: Room, wall: Millis): Step {
  const { anchor } = room;
  const waitingFor = anchor.waitingFor.filter((id) => seatOf(room, id));
  if (anchor.running || waitingFor.length === anchor.waitingFor.length) return accept(room);
  if (waitingFor.length === 0) return accept(resumed(room, wall), [{ type: 'resumed' }]);
  return accept({ ...room, anchor: { ...anchor, waitingFor } });
}
