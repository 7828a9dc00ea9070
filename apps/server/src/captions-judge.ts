import { createEmbeddedJudge } from './adapters/judge/embedded.ts';
import type { Embedder } from './adapters/judge/embedder.ts';
import { fallingBack, standingIn } from './adapters/judge/falling-back.ts';
import { createOpenAiJudge } from './adapters/judge/openai.ts';
import type { JudgeSettings } from './config/judge.ts';
import type { Judges } from './modules/captions/judging.ts';
import { masked } from './modules/family/masked.ts';
import type { Judge } from './ports/judge.ts';
import type { Log } from './ports/log.ts';

/** Takes the language model that was set up, or null, the sentence model of the embedded judge, and a log; returns who judges the captions: that model before the embedded judge, or the embedded one alone. Asked again, only the embedded one: a model is paid for each time. Close `first`, which is both. */
export function createJudges(settings: JudgeSettings | null, embedder: Embedder, log: Log): Judges & { first: Judge } {
  const embedded = createEmbeddedJudge(embedder);
  if (settings === null) return { first: embedded, again: embedded };
  const model = createOpenAiJudge({ ...settings, mask: (text) => masked(text, 'mild') });
  return { first: fallingBack(model, embedded, log), again: standingIn(embedded) };
}
