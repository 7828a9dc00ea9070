import { limits, type UserId } from '@deadpan/protocol';
import { leaders, standingOf } from '../match/standing.ts';
import type { Match, Reaction, Round3, ScoredCaption, Standing } from '../match.ts';
import { remaining } from '../roster.ts';

const { judgeWeight } = limits.caption;

/** R3-6: a listener's reactions count against their own strongest one, but never against less than a smile: who grins all the time decides no more than who rarely does. */
function scaled(reactions: readonly Reaction[]): Reaction[] {
  const strongest = (by: UserId) =>
    Math.max(limits.smile.limit, ...reactions.filter((each) => each.by === by).map(({ laughter }) => laughter));
  return reactions.map((reaction) => ({ ...reaction, laughter: reaction.laughter / strongest(reaction.by) }));
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** R3-6: takes the reveal; returns the captions with laughter 0 to 1, judge 0 to 1, and laughter + 0.2 × judge; best first. */
export function scoreCaptions({ captions, reactions, verdict }: Extract<Round3, { phase: 'judging' }>): ScoredCaption[] {
  const counted = scaled(reactions);
  return captions
    .map(({ by, text }, place): ScoredCaption => {
      const isAbout = ({ reveal }: Reaction): boolean => reveal === place + 1;
      const laughter = mean(counted.filter(isAbout).map((reaction) => reaction.laughter));
      const laughed = reactions.filter((reaction) => isAbout(reaction) && reaction.laughter >= limits.smile.limit).length;
      const { score: judge, reason } = verdict?.scores[by] ?? { score: 0, reason: '' };
      return { by, text, laughter, laughed, judge, score: laughter + judgeWeight * judge, reason };
    })
    .toSorted((a, b) => b.score - a.score);
}

/** R3-7: the highest score wins, exact ties share; who left cannot win. */
export function captionStanding(match: Match, captions: readonly ScoredCaption[]): Standing {
  const points = Object.fromEntries(match.roster.map(({ id }) => [id, captions.find(({ by }) => by === id)?.score ?? 0]));
  const scores = Object.fromEntries(Object.entries(points).map(([id, score]) => [id, score / (1 + judgeWeight)]));
  const authors = remaining(match)
    .map(({ id }) => id)
    .filter((id) => captions.some(({ by }) => by === id));
  return standingOf(match, { round: 3, scores, points, best: leaders(authors, points) });
}
