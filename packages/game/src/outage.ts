import { limits } from '@deadpan/protocol';
import { accept, type Step } from './decision.ts';
import type { Millis, Room } from './room.ts';
import { matchTimeAt, resumed, stopped } from './time.ts';

/** R0-8: the time in which no process served the room is given back; after a restart it waits up to 5 s for its players. */
export function outage(room: Room, aliveUntil: Millis, allAway: boolean, now: Millis): Step {
  if (room.status === 'closed') return accept(room);
  const stoodAt = matchTimeAt(room.anchor, Math.max(aliveUntil, room.changedAt));
  if (!allAway) return accept(room.anchor.running ? resumed(stopped(room, stoodAt, now, []), now) : room);
  const here = room.players.filter((seat) => seat.connected).map(({ id }) => id);
  const waitingFor = [...new Set([...room.anchor.waitingFor, ...here])];
  const players = room.players.map((seat) => (seat.connected ? { ...seat, connected: false, awaySince: stoodAt } : seat));
  return accept(stopped({ ...room, players }, stoodAt, now + limits.seats.resumeMs, waitingFor));
}
