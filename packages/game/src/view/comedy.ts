import type { ComedyView } from '@deadpan/protocol';
import type { Match } from '../match.ts';
import { pointsOf } from '../round2/score.ts';
import { comedyOf, currentTurn } from '../round2/turns.ts';
import { whoOf } from './result.ts';

/** Takes a match; returns round 2 as everybody sees it, from its first turn to the end of the match, else null. */
export function comedyView(match: Match): ComedyView | null {
  const round = comedyOf(match);
  const turns = round?.turns ?? match.turns;
  if (turns.length === 0) return null;
  const order = round?.order ?? turns.map(({ performer }) => performer);
  return {
    order: order.flatMap((id) => whoOf(match, id)),
    turn: turns.length,
    turns: turns.flatMap(({ performer, spokeAt, laughs }) =>
      whoOf(match, performer).map((named) => ({
        performer: named,
        spoke: spokeAt !== null,
        laughs: laughs.flatMap(({ who, reason }) => whoOf(match, who).map((listener) => ({ ...listener, reason }))),
      })),
    ),
    points: pointsOf(match, turns),
    speaker: round?.phase === 'speaking' ? (currentTurn(round)?.performer ?? null) : null,
  };
}
