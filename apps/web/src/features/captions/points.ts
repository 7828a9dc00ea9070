import { limits } from '@deadpan/protocol';
import type { CaptionScore } from '@deadpan/protocol';

/**
 * A caption's score in points (R3-6): 100 for laughter and 20 for the judge at most, whole numbers of which the two make the third. What
 * rounding leaves over is the judge's.
 */
export function pointsOf({ laughter, score }: Pick<CaptionScore, 'laughter' | 'score'>): {
  laughter: number;
  judge: number;
  total: number;
} {
  const total = Math.round(score * 100);
  const laughs = Math.min(total, Math.round(laughter * 100));
  const most = Math.round(limits.caption.judgeWeight * 100);
  const judge = Math.min(most, total - laughs);
  return { laughter: total - judge, judge, total };
}
