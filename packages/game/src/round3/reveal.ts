import { limits, type UserId } from '@deadpan/protocol';
import { shuffle } from '../chance.ts';
import { accept, refuse, refuseBystander, type Step } from '../decision.ts';
import { endRound } from '../match/result.ts';
import type { Round3 } from '../match.ts';
import type { MatchTime } from '../moment.ts';
import type { Room } from '../room.ts';
import { remainingOf, withRound } from '../roster.ts';
import { captionStanding } from './score.ts';

const { caption } = limits;

/** R3-3: the captions are revealed one at a time, without names, in an order drawn by lot; without any the round is a draw. */
export function startReveal(room: Room, at: MatchTime): Step {
  const { match } = room;
  if (!match || (match.round.phase !== 'writing' && match.round.phase !== 'collecting')) return accept(room);
  if (match.round.captions.length === 0) return endRound(room, match, captionStanding(match, []), at);
  const [captions, seed] = shuffle(room.seed, match.round.captions);
  const until = at + caption.revealMs;
  const revealing: Round3 = { phase: 'revealing', until, captions, shown: 1, reactions: [], verdict: null };
  return accept(withRound({ ...room, seed }, match, revealing), [{ type: 'caption_revealed', number: 1 }]);
}

/** R3-3: 6 s each; after the last one the reactions to it are waited for, and the judge. */
export function nextReveal(room: Room, at: MatchTime): Step {
  const { match } = room;
  if (!match || match.round.phase !== 'revealing') return accept(room);
  const { round } = match;
  if (round.shown < round.captions.length) {
    const next = { ...round, shown: round.shown + 1, until: at + caption.revealMs };
    return accept(withRound(room, match, next), [{ type: 'caption_revealed', number: next.shown }]);
  }
  const judging = { ...round, phase: 'judging', settlesAt: at + caption.reactionsMs, until: at + caption.judgingMs } as const;
  return accept(withRound(room, match, judging));
}

/** R3-4: how much a listener laughed over a caption that is or was shown, once; nobody reacts to their own. */
export function react(room: Room, by: UserId, reveal: number, laughter: number): Step {
  const { match } = room;
  if (!match || !remainingOf(match, by)) return refuseBystander(room);
  const { round } = match;
  if (round.phase !== 'revealing' && round.phase !== 'judging') return refuse(room, 'NOT_PLAYING', 'No caption is shown right now.');
  const shown = reveal <= round.shown ? round.captions[reveal - 1] : undefined;
  if (!shown) return refuse(room, 'NOT_YET', 'That caption was not shown yet.');
  if (shown.by === by || round.reactions.some((each) => each.by === by && each.reveal === reveal)) return accept(room);
  const reactions = [...round.reactions, { by, reveal, laughter: Math.min(1, Math.max(0, laughter)) }];
  return accept(withRound(room, match, { ...round, reactions }));
}
