import type { MatchId } from '@deadpan/protocol';
import { accept, type Step } from '../decision.ts';
import { endRound } from '../match/result.ts';
import type { Verdict } from '../match.ts';
import type { MatchTime } from '../moment.ts';
import type { Room } from '../room.ts';
import { withRound } from '../roster.ts';
import { captionStanding, scoreCaptions } from './score.ts';

/** R3-5: the first verdict counts; where the reveal waits for nothing else, the round is decided with it. */
export function judge(room: Room, matchId: MatchId, verdict: Verdict, at: MatchTime): Step {
  const { match } = room;
  if (!match || match.id !== matchId) return accept(room);
  const { round } = match;
  if ((round.phase !== 'revealing' && round.phase !== 'judging') || round.verdict) return accept(room);
  const judged = withRound(room, match, { ...round, verdict });
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
