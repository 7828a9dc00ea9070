import { limits, type UserId } from '@deadpan/protocol';
import { accept, then, type Step } from '../decision.ts';
import type { Match, MatchTime, Room } from '../room.ts';
import { isRunning, remaining, seatOf } from '../roster.ts';
import { eliminate } from '../round1/elimination.ts';
import { checkAllReady } from '../round1/waiting.ts';
import { endMatch } from './result.ts';

/** R1-13: who leaves is out of the play and of the match; a single player left over has won it. */
export function forfeit(room: Room, who: UserId, at: MatchTime): Step {
  const { match } = room;
  if (!match) return accept(room);
  const roster = match.roster.map((contestant) => (contestant.id === who ? { ...contestant, left: true } : contestant));
  const next: Match = { ...match, roster };
  const [first, ...others] = remaining(next);
  if (first && others.length === 0) return endMatch(room, next, { result: 'winner', reason: 'forfeit', winner: first.id, tied: [] }, at);
  const gone: Room = { ...room, match: next };
  return then(eliminate(gone, who, 'left', at, at), (left) => checkAllReady(left, at));
}

/** When the one who is there wins because all others were away for 30 s (R1-14), or null. */
export function aloneAt(room: Room): MatchTime | null {
  if (!isRunning(room) || !room.match) return null;
  const seats = remaining(room.match).map(({ id }) => seatOf(room, id));
  if (seats.filter((seat) => seat?.connected).length !== 1) return null;
  const awaySince = seats.flatMap((seat) => (seat && !seat.connected && seat.awaySince !== null ? [seat.awaySince] : []));
  return awaySince.length === 0 ? null : Math.max(...awaySince) + limits.seats.aloneMs;
}

/** R1-14: all others away for 30 s: the one who is there wins the match. */
export function winAlone(room: Room, at: MatchTime): Step {
  const { match } = room;
  const here = room.players.find((seat) => seat.connected);
  if (!match || !here) return accept(room);
  return endMatch(room, match, { result: 'winner', reason: 'forfeit', winner: here.id, tied: [] }, at);
}
