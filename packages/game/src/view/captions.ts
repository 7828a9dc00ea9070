import type { CaptionsView, UserId } from '@deadpan/protocol';
import type { Match, Round3 } from '../match.ts';
import { withOwn, type Catalogue } from './catalogue.ts';
import { whoOf } from './result.ts';

function written(match: Match): Round3 | null {
  switch (match.round.phase) {
    case 'writing':
    case 'collecting':
    case 'revealing':
    case 'judging':
      return match.round;
    default:
      return null;
  }
}

/** Takes a match, who looks and the images; returns round 3 from its beginning to the end of the match, else null. Names come with the scores. */
export function captionsView(match: Match, viewer: UserId, catalogue: Catalogue): CaptionsView | null {
  const round = written(match);
  const isDecided = match.standings.some((standing) => standing.round === 3);
  const still = match.still === null ? undefined : withOwn(catalogue, match.own).still(match.still);
  if (!still || (!round && !isDecided)) return null;
  const known = round?.captions ?? match.captions;
  const shown = round?.phase === 'revealing' ? round.captions[round.shown - 1] : undefined;
  return {
    still,
    submitted: match.roster.filter(({ id }) => known.some(({ by }) => by === id)).map(({ id }) => id),
    yours: known.find(({ by }) => by === viewer)?.text ?? null,
    reveal:
      round?.phase === 'revealing' && shown
        ? { number: round.shown, total: round.captions.length, text: shown.text, yours: shown.by === viewer }
        : null,
    scores: isDecided
      ? match.captions.flatMap(({ by, text, laughter, judge, score, reason }) =>
          whoOf(match, by).map((named) => ({ ...named, text, laughter, judge, score, reason })),
        )
      : null,
    judge: match.judge && { name: match.judge.name, fell_back: match.judge.fellBack },
  };
}
