import { createEmbeddedJudge } from './adapters/judge/embedded.ts';
import type { Embedder } from './adapters/judge/embedder.ts';
import { fallingBack, standingIn } from './adapters/judge/falling-back.ts';
import { createOpenAiJudge } from './adapters/judge/openai.ts';
import type { JudgeSettings } from './config/judge.ts';
import { countedJudges } from './modules/captions/counted.ts';
import type { Judges } from './modules/captions/judging.ts';
import { masked } from './modules/family/masked.ts';
import type { Metrics } from './modules/metrics/metrics.ts';
import type { Log } from './ports/log.ts';

/**
 * Takes the language model that was set up, or null, the sentence model of the embedded judge, the operator's figures and a log; returns who judges the
 * captions: that model before the embedded judge, or the embedded one alone. Asked again, only the embedded one: a model is paid for each time.
 */
export function createJudges(
  settings: JudgeSettings | null,
  embedder: Embedder,
  metrics: Metrics,
  log: Log,
): Judges & { close(): Promise<void> } {
  const { warmUp } = embedder;
  const embedded = createEmbeddedJudge(embedder);
  if (settings === null) {
    return { ...countedJudges({ first: embedded, again: embedded }, 'own', metrics), warmUp, close: () => embedded.close() };
  }
  const model = createOpenAiJudge({ ...settings, mask: (text) => masked(text, 'mild') });
  const both = fallingBack(model, embedded, log);
  return { ...countedJudges({ first: both, again: standingIn(embedded) }, 'model', metrics), warmUp, close: () => both.close() };
}
