import { expect, it } from 'vitest';
import type { Verdict } from '@deadpan/game';
import { createMetrics } from '../metrics/metrics.ts';
import { countedJudges } from './counted.ts';
import type { Judges } from './judging.ts';

const still = { id: 'still', url: '', alt: 'Two penguins', title: 'Penguins' };
const verdict: Verdict = { judge: 'test-model', fellBack: false, scores: {} };
const saying = (answer: () => Promise<Verdict>): Judges['first'] => ({ judge: answer });
const ours = (text: string): string[] => text.split('\n').filter((line) => line.startsWith('deadpan_verdicts_total'));

it('counts whether the language model judged, our own judge stood in for it, or nobody judged', async () => {
  const metrics = createMetrics({ ofProcess: false });
  let answer = async (): Promise<Verdict> => verdict;
  const { first, again } = countedJudges({ first: saying(() => answer()), again: saying(() => answer()) }, 'model', metrics);
  const figures = async () => ours(await metrics.text());
  // There from the start: whoever asks how much they rose must see them begin.
  expect(await figures()).toEqual([
    'deadpan_verdicts_total{judge="model",outcome="judged"} 0',
    'deadpan_verdicts_total{judge="own",outcome="fell_back"} 0',
    'deadpan_verdicts_total{judge="none",outcome="failed"} 0',
  ]);
  expect(await first.judge(still, [], 'ABC234')).toBe(verdict);
  answer = async () => ({ ...verdict, fellBack: true });
  await first.judge(still, [], 'ABC234');
  await again.judge(still, [], 'ABC234');
  answer = () => Promise.reject(new Error('no opinion'));
  await expect(first.judge(still, [], 'ABC234')).rejects.toThrow('no opinion');
  expect(await figures()).toEqual([
    'deadpan_verdicts_total{judge="model",outcome="judged"} 1',
    'deadpan_verdicts_total{judge="own",outcome="fell_back"} 2',
    'deadpan_verdicts_total{judge="none",outcome="failed"} 1',
  ]);
});

it('where no language model is set up our own judge is who judges, and stands in for nobody', async () => {
  const metrics = createMetrics({ ofProcess: false });
  const { again } = countedJudges({ first: saying(async () => verdict), again: saying(async () => verdict) }, 'own', metrics);
  await again.judge(still, [], 'ABC234');
  expect(ours(await metrics.text())).toEqual([
    'deadpan_verdicts_total{judge="own",outcome="judged"} 1',
    'deadpan_verdicts_total{judge="none",outcome="failed"} 0',
  ]);
});
