import type { Metrics } from '../metrics/metrics.ts';
import type { Judges } from './judging.ts';

/** Takes who judges captions, who that is while nobody stands in, and the operator's figures; returns the same judges, counted. */
export function countedJudges(
  { first, again }: Pick<Judges, 'first' | 'again'>,
  usual: 'model' | 'own',
  metrics: Pick<Metrics, 'counter'>,
): Pick<Judges, 'first' | 'again'> {
  const counted = metrics.counter({
    name: 'deadpan_verdicts_total',
    help: 'Judges asked about the captions of a match, by who answered and how that came; after a restart, or on several nodes, also twice',
    labels: ['judge', 'outcome'],
  });
  // Made at once: what begins at nothing is seen to rise.
  const judged = counted(usual, 'judged');
  const fellBack = usual === 'model' ? counted('own', 'fell_back') : judged;
  const failed = counted('none', 'failed');
  const counting = (judge: Judges['first']): Judges['first'] => ({
    async judge(...asked) {
      try {
        const verdict = await judge.judge(...asked);
        (verdict.fellBack ? fellBack : judged)();
        return verdict;
      } catch (error) {
        failed();
        throw error;
      }
    },
  });
  return { first: counting(first), again: counting(again) };
}
