import type { RoomView, StandingView } from '@deadpan/protocol';
import { matchTexts as t } from '../../texts/match.ts';

/** How a decided round went, in one sentence, to the viewer about themselves. */
export function sentenceOf({ you, total_plays: plays }: Pick<RoomView, 'you' | 'total_plays'>, standing: StandingView): string {
  const { round, winner, result, tied, points } = standing;
  const words = t.round(round);
  if (winner) {
    const brought = points[winner.user_id] ?? 0;
    return winner.user_id === you ? words.wonYou(brought, plays) : words.won(winner.username, brought, plays);
  }
  if (result === 'draw') return t.shared(tied.map((one) => (one.user_id === you ? t.you : one.username)));
  return words.nobody;
}
