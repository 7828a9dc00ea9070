import { limits, type UserId } from '@deadpan/protocol';
import { shuffle } from '../chance.ts';
import { accept, refuse, type Step } from '../decision.ts';
import { endRound } from '../match/result.ts';
import { standingOf } from '../match/standing.ts';
import type { Caption, Match } from '../match.ts';
import type { MatchTime } from '../moment.ts';
import type { Room } from '../room.ts';
import { nameOf, remaining, remainingOf } from '../roster.ts';

const { caption } = limits;

/** R3-1: everybody writes at most one caption for the same image, 60 s long. */
export function startWriting(room: Room, at: MatchTime): Step {
  const { match } = room;
  if (!match) return accept(room);
  return accept({ ...room, match: { ...match, round: { phase: 'writing', until: at + caption.writingMs, captions: [] } } });
}

/** R3-2: at the deadline drafts are sent; those on their way are waited for. */
export function endWriting(room: Room, at: MatchTime): Step {
  const { match } = room;
  if (!match || match.round.phase !== 'writing') return accept(room);
  const { captions } = match.round;
  return accept({ ...room, match: { ...match, round: { phase: 'collecting', until: at + caption.collectingMs, captions } } });
}

/** R3-1: one caption each; the same one again changes nothing. The server has checked its length and masked what offends. */
export function submitCaption(room: Room, by: UserId, text: string): Step {
  const { match } = room;
  const contestant = match && remainingOf(match, by);
  if (!match || !contestant) return refuse(room, 'NOT_A_MEMBER', 'You do not play in this arena.');
  const { round } = match;
  const known = 'captions' in round ? round.captions.find((each) => each.by === by) : undefined;
  if (known) return known.text === text ? accept(room) : refuse(room, 'CAPTION_SENT', 'Your caption is in already.');
  if (round.phase !== 'writing' && round.phase !== 'collecting') return refuse(room, 'NOT_PLAYING', 'No captions are taken right now.');
  const captions: Caption[] = [...round.captions, { by, text }];
  const event = { type: 'caption_submitted', who: nameOf(contestant) } as const;
  return accept({ ...room, match: { ...match, round: { ...round, captions } } }, [event]);
}

/** R3-2: when everybody who has not left has sent a caption, nobody is waited for. */
export function endWritingWhenAllSent(room: Room, at: MatchTime): Step {
  const { match } = room;
  if (!match || (match.round.phase !== 'writing' && match.round.phase !== 'collecting')) return accept(room);
  const { captions } = match.round;
  const isComplete = remaining(match).every(({ id }) => captions.some(({ by }) => by === id));
  return isComplete ? startReveal(room, at) : accept(room);
}

/** R3-3: the captions are revealed one at a time, without names, in an order drawn by lot; without any the round is a draw. */
export function startReveal(room: Room, at: MatchTime): Step {
  const { match } = room;
  if (!match || (match.round.phase !== 'writing' && match.round.phase !== 'collecting')) return accept(room);
  if (match.round.captions.length === 0) return endRound(room, match, noCaptions(match), at);
  const [captions, seed] = shuffle(room.seed, match.round.captions);
  const round = { phase: 'revealing', until: at + caption.revealMs, captions, shown: 1, reactions: [], verdict: null } as const;
  return accept({ ...room, seed, match: { ...match, round: { ...round, reactions: [] } } }, [{ type: 'caption_revealed', number: 1 }]);
}

function noCaptions(match: Match) {
  const nothing = Object.fromEntries(match.roster.map(({ id }): [UserId, number] => [id, 0]));
  return standingOf(match, { round: 3, scores: nothing, points: nothing, best: [] });
}
