import { limits, type UserId } from '@deadpan/protocol';
import { accept, andThen, type Step } from '../decision.ts';
import type { Match } from '../match.ts';
import type { MatchTime } from '../moment.ts';
import type { Room } from '../room.ts';
import { isRunning, remaining } from '../roster.ts';
import { eliminate } from '../round1/elimination.ts';
import { checkAllReady } from '../round1/waiting.ts';
import { endEarly } from './result.ts';

/** R1-13: who leaves is out of the play and of the match; a single player left over has won it. */
export function forfeit(room: Room, who: UserId, at: MatchTime): Step {
  const { match } = room;
  if (!match) return accept(room);
  const roster = match.roster.map((contestant) => (contestant.id === who ? { ...contestant, left: true } : contestant));
  const next: Match = { ...match, roster };
  const [first, ...others] = remaining(next);
  if (first && others.length === 0) return endEarly(room, next, { result: 'winner', reason: 'forfeit', winner: first.id, tied: [] }, at);
  const gone: Room = { ...room, match: next };
  return andThen(eliminate(gone, who, 'left', at, at), (left) => checkAllReady(left, at));
}

/** Is exactly one player of a running match here? */
export function isAlone(room: Room): boolean {
  return isRunning(room) && room.players.filter((seat) => seat.connected).length === 1;
}

/** When the one who is there wins because all others were away for 30 s (R1-14), or null. */
export function aloneAt(room: Room): MatchTime | null {
  return isRunning(room) && room.aloneSince !== null ? room.aloneSince + limits.seats.aloneMs : null;
}

/** R1-14: all others away for 30 s while one was there: that one wins the match. Who is merely the first back after all were away does not. */
export function winAlone(room: Room, at: MatchTime): Step {
  const { match } = room;
  const here = room.players.find((seat) => seat.connected);
  if (!match || !here) return accept(room);
  return endEarly(room, match, { result: 'winner', reason: 'forfeit', winner: here.id, tied: [] }, at);
}
