import { limits, type UserId } from '@deadpan/protocol';
import { shuffle } from '../chance.ts';
import { accept, refuse, type Step } from '../decision.ts';
import { endRound } from '../match/result.ts';
import type { Match, Round2, Turn } from '../match.ts';
import type { MatchTime } from '../moment.ts';
import type { Room } from '../room.ts';
import { nameOf, remaining, withRound } from '../roster.ts';
import { comedyStanding } from './score.ts';

const { comedy } = limits;

/** Takes a match; returns its round 2 while that is played, else null. */
export function comedyOf(match: Match | null): Round2 | null {
  switch (match?.round.phase) {
    case 'calling':
    case 'speaking':
    case 'turn_ended':
      return match.round;
    default:
      return null;
  }
}

/** Takes round 2; returns the turn that is or was last. */
export function currentTurn({ turns }: Round2): Turn | undefined {
  return turns.at(-1);
}

function whoIs(match: Match, id: UserId | undefined) {
  const contestant = match.roster.find((each) => each.id === id);
  return contestant ? [nameOf(contestant)] : [];
}

/** R2-1: everybody who has not left gets one turn, in an order drawn by lot. */
export function startComedy(room: Room, at: MatchTime): Step {
  const { match } = room;
  if (!match) return accept(room);
  const [order, seed] = shuffle(
    room.seed,
    remaining(match).map(({ id }) => id),
  );
  return call({ ...room, seed }, match, order, [], at);
}

/** R2-1: calls the next one to the microphone; after the last turn the round is decided. */
function call(room: Room, match: Match, order: UserId[], turns: Turn[], at: MatchTime): Step {
  const done = turns.map(({ performer }) => performer);
  const next = order.find((id) => !done.includes(id) && remaining(match).some((contestant) => contestant.id === id));
  if (next === undefined) return endRound(room, { ...match, turns }, comedyStanding(match, { order, turns }), at);
  const called: Turn[] = [...turns, { performer: next, spokeAt: null, laughs: [] }];
  const round: Round2 = { phase: 'calling', until: at + comedy.callMs, order, turns: called };
  const events = whoIs(match, next).map((who) => ({ type: 'turn_called', who, turn: called.length }) as const);
  return accept(withRound(room, match, round), events);
}

/** R2-2: on their turn the performer takes the microphone, which then is theirs for 30 s. */
export function takeMicrophone(room: Room, by: UserId, at: MatchTime): Step {
  const { match } = room;
  const round = comedyOf(match);
  if (!match || !round) return refuse(room, 'NOT_PLAYING', 'The microphone is for round 2.');
  const turn = currentTurn(round);
  if (turn?.performer !== by || round.phase === 'turn_ended')
    return refuse(room, 'NOT_YOUR_TURN', 'It is not your turn at the microphone.');
  if (round.phase === 'speaking') return accept(room);
  const turns = [...round.turns.slice(0, -1), { ...turn, spokeAt: at }];
  const speaking: Round2 = { ...round, phase: 'speaking', turns, until: at + comedy.speakingMs };
  const events = whoIs(match, by).map((who) => ({ type: 'microphone_granted', who, turn: turns.length }) as const);
  return accept(withRound(room, match, speaking), events);
}

/** R2-3: a turn ends after 30 s, when the performer is done or gone, or after 10 s in which nobody took the microphone; then it is shown for 4 s. */
export function endTurn(room: Room, at: MatchTime): Step {
  const { match } = room;
  const round = comedyOf(match);
  const turn = round && currentTurn(round);
  if (!match || !round || !turn || round.phase === 'turn_ended') return accept(room);
  const ended: Round2 = { ...round, phase: 'turn_ended', until: at + comedy.turnEndedMs };
  const [who] = whoIs(match, turn.performer);
  const events = who ? [{ type: 'turn_ended', who, turn: round.turns.length, laughs: turn.laughs.length } as const] : [];
  return accept(withRound(room, match, ended), events);
}

/** R2-3: the performer passes, or is done early. `turn`: which one is meant, null for the present one. */
export function passTurn(room: Room, by: UserId, turn: number | null, at: MatchTime): Step {
  const round = comedyOf(room.match);
  if (!round) return refuse(room, 'NOT_PLAYING', 'There is no turn to pass.');
  const named = round.turns[(turn ?? round.turns.length) - 1];
  if (named?.performer !== by) return refuse(room, 'NOT_YOUR_TURN', 'It is not your turn at the microphone.');
  return named === currentTurn(round) ? endTurn(room, at) : accept(room);
}

/** R2-1: what the turn brought was shown long enough. */
export function nextTurn(room: Room, at: MatchTime): Step {
  const { match } = room;
  if (!match || match.round.phase !== 'turn_ended') return accept(room);
  return call(room, match, match.round.order, match.round.turns, at);
}

/** R2-3: the turn of one who left ends at once. */
export function endTurnOfGone(room: Room, at: MatchTime): Step {
  const round = comedyOf(room.match);
  const performer = round && currentTurn(round)?.performer;
  const isGone = room.match?.roster.some(({ id, left }) => id === performer && left) ?? false;
  return isGone ? endTurn(room, at) : accept(room);
}
