import type { UserId } from '@deadpan/protocol';
import type { Command } from '../command.ts';
import { accept, refuse, refuseBystander, type Step } from '../decision.ts';
import type { Laugh } from '../match.ts';
import type { MatchTime } from '../moment.ts';
import type { Room } from '../room.ts';
import { nameOf, remainingOf, seatOf, withRound } from '../roster.ts';
import { comedyOf, currentTurn, endTurn } from './turns.ts';

/** R2-4: a listener counts once per turn, while the performer speaks. */
function count(room: Room, by: UserId, reason: Laugh['reason'], at: MatchTime): Step {
  const { match } = room;
  const round = comedyOf(match);
  const turn = round && currentTurn(round);
  const contestant = match && remainingOf(match, by);
  if (!match || !contestant || round?.phase !== 'speaking' || !turn) return accept(room);
  if (turn.performer === by || turn.laughs.some(({ who }) => who === by)) return accept(room);
  const turns = [...round.turns.slice(0, -1), { ...turn, laughs: [...turn.laughs, { who: by, reason, at }] }];
  const event = { type: 'laughed', who: nameOf(contestant), turn: turns.length, reason } as const;
  return accept(withRound(room, match, { ...round, turns }), [event]);
}

/** R2-4: a listener's own laugh, as their own browser saw it; `turn`: which one it was about, null for the present one. */
export function hearLaughter(room: Room, by: UserId, turn: number | null, at: MatchTime): Step {
  const { match } = room;
  const round = comedyOf(match);
  if (!match || !remainingOf(match, by)) return refuseBystander(room);
  if (!round) return refuse(room, 'NOT_PLAYING', 'Nobody is at the microphone.');
  if (turn !== null && turn !== round.turns.length) return refuse(room, 'STALE_PLAY', 'That turn is over.');
  if (currentTurn(round)?.performer === by) return refuse(room, 'NOT_YOUR_TURN', 'Nobody scores by laughing at themselves.');
  if (currentTurn(round)?.laughs.some(({ who }) => who === by)) return accept(room);
  if (round.phase !== 'speaking') return refuse(room, 'NOT_PLAYING', 'Nobody is at the microphone.');
  return count(room, by, 'laughed', at);
}

/**
 * R2-7: a listener unseen for eight seconds counts as having laughed; a performer who is not heard of for so long has lost the rest of the
 * turn. Not while the clock stands, for an outage of the server never counts, nor in another session than the one that was not seen.
 */
export function missFromTurn(room: Room, { who, play: turn, session }: Extract<Command, { type: 'mark_absent' }>, at: MatchTime): Step {
  const round = comedyOf(room.match);
  if (seatOf(room, who)?.session !== session) return accept(room);
  if (!room.anchor.running || round?.phase !== 'speaking' || round.turns.length !== turn) return accept(room);
  return currentTurn(round)?.performer === who ? endTurn(room, at) : count(room, who, 'hid', at);
}
