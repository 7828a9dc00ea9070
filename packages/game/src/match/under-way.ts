import type { Match, Out } from '../match.ts';
import type { MatchTime } from '../moment.ts';
import type { Room } from '../room.ts';
import { playedOf, type Played } from '../round1/played.ts';

/** Who has left just now is in nobody's list yet: the match ended before the play could put them out. */
function withGone({ roster }: Match, round: Played, at: MatchTime): Played {
  const gone = roster.filter(({ id, left }) => left && !round.out.some(({ who }) => who === id));
  return { ...round, out: [...round.out, ...gone.map(({ id }): Out => ({ who: id, reason: 'left', at }))] };
}

/** R4-3: takes a match that ends before its time; returns it with what happened in the play or the turns under way. Nobody wins them and they count for nothing. */
export function withUnderWay(room: Room, match: Match, at: MatchTime): Match {
  const { round } = match;
  switch (round.phase) {
    case 'playing':
    case 'deciding': {
      const cut = { ...playedOf(room, withGone(match, round, at), null, at), unfinished: true } as const;
      return { ...match, history: [...match.history, cut] };
    }
    case 'calling':
      // Whoever was only called has not had a turn.
      return { ...match, turns: round.turns.slice(0, -1) };
    case 'speaking':
    case 'turn_ended':
      return { ...match, turns: round.turns };
    default:
      return match;
  }
}
