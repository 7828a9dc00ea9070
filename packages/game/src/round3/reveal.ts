import { limits, type MatchId, type UserId } from '@deadpan/protocol';
import { accept, refuse, type Step } from '../decision.ts';
import { endRound } from '../match/result.ts';
import type { Verdict } from '../match.ts';
import type { MatchTime } from '../moment.ts';
import type { Room } from '../room.ts';
import { remainingOf } from '../roster.ts';
import { captionStanding, scoreCaptions } from './score.ts';

const { caption } = limits;

/** R3-3: 6 s each; after the last one the reactions to it are waited for, and the judge. */
export function nextReveal(room: Room, at: MatchTime): Step {
  const { match } = room;
  if (!match || match.round.phase !== 'revealing') return accept(room);
  const { round } = match;
  if (round.shown < round.captions.length) {
    const next = { ...round, shown: round.shown + 1, until: at + caption.revealMs };
    return accept({ ...room, match: { ...match, round: next } }, [{ type: 'caption_revealed', number: next.shown }]);
  }
  const judging = { ...round, phase: 'judging', settlesAt: at + caption.reactionsMs, until: at + caption.judgingMs } as const;
  return accept({ ...room, match: { ...match, round: judging } });
}

/** R3-4: how much a listener laughed over a caption that is or was shown, once; nobody reacts to their own. */
export function react(room: Room, by: UserId, reveal: number, laughter: number): Step {
  const { match } = room;
  if (!match || !remainingOf(match, by)) return refuse(room, 'NOT_A_MEMBER', 'You do not play in this arena.');
  const { round } = match;
  if (round.phase !== 'revealing' && round.phase !== 'judging') return refuse(room, 'NOT_PLAYING', 'No caption is shown right now.');
  const shown = reveal <= round.shown ? round.captions[reveal - 1] : undefined;
  if (!shown) return refuse(room, 'NOT_YET', 'That caption was not shown yet.');
  if (shown.by === by || round.reactions.some((each) => each.by === by && each.reveal === reveal)) return accept(room);
  const reactions = [...round.reactions, { by, reveal, laughter: Math.min(1, Math.max(0, laughter)) }];
  return accept({ ...room, match: { ...match, round: { ...round, reactions } } });
}

/** R3-5: the first verdict counts; where the reveal waits for nothing else, the round is decided with it. */
export function judge(room: Room, matchId: MatchId, verdict: Verdict, at: MatchTime): Step {
  const { match } = room;
  if (!match || match.id !== matchId) return accept(room);
  const { round } = match;
  if ((round.phase !== 'revealing' && round.phase !== 'judging') || round.verdict) return accept(room);
  const judged: Room = { ...room, match: { ...match, round: { ...round, verdict } } };
  return round.phase === 'judging' && at >= round.settlesAt ? endJudging(judged, at) : accept(judged);
}

/** R3-5: a second after the last reveal the round is decided if the judge has spoken, and after 10 s without the judge. */
export function endJudging(room: Room, at: MatchTime): Step {
  const { match } = room;
  if (!match || match.round.phase !== 'judging') return accept(room);
  const { verdict } = match.round;
  const captions = scoreCaptions(match.round);
  const judged = { ...match, captions, judge: verdict && { name: verdict.judge, fellBack: verdict.fellBack } };
  return endRound(room, judged, captionStanding(judged, captions), at);
}
