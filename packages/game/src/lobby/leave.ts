import type { UserId } from '@deadpan/protocol';
import { accept, andThen, refuse, refuseSeatless, type Step } from '../decision.ts';
import { forfeit } from '../match/forfeit.ts';
import { settleRematch } from '../match/rematch.ts';
import type { MatchTime } from '../moment.ts';
import type { Room } from '../room.ts';
import { isHost, isRunning, nameOf, seatOf, withoutSeat } from '../roster.ts';
import { close } from './close.ts';

/** R0-10: an explicit leave frees the seat; in a match it is a forfeit; a host may close a waiting arena instead of handing it over. */
export function leave(room: Room, by: UserId, closes: boolean, at: MatchTime): Step {
  const seat = seatOf(room, by);
  if (!seat) return accept(room);
  if (room.status === 'waiting' && isHost(room, by) && (closes || room.players.length === 1)) return close(room, 'host_left');
  const during = isRunning(room) ? 'match' : room.status === 'finished' ? 'finished' : 'lobby';
  const gone = accept(withoutSeat(room, by), [{ type: 'left', who: nameOf(seat), during }]);
  if (during === 'match') return andThen(gone, (next) => forfeit(next, by, at));
  if (during === 'finished') return andThen(gone, (next) => settleRematch(next, at));
  return gone;
}

/** R0-11: the host may send a player away while waiting; the kicked may return. */
export function kick(room: Room, by: UserId, who: UserId): Step {
  if (!seatOf(room, by)) return refuseSeatless(room);
  if (!isHost(room, by)) return refuse(room, 'NOT_HOST', 'Only the host can remove a warrior.');
  if (room.status !== 'waiting') return refuse(room, 'NOT_WAITING', 'The match has already started.');
  const seat = seatOf(room, who);
  if (!seat || who === by) return refuse(room, 'UNKNOWN_PLAYER', 'There is no such warrior to remove.');
  return accept(withoutSeat(room, who), [{ type: 'kicked', who: nameOf(seat) }]);
}
