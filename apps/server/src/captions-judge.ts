import { createEmbeddedJudge } from './adapters/judge/embedded.ts';
import type { Embedder } from './adapters/judge/embedder.ts';
import { fallingBack } from './adapters/judge/falling-back.ts';
import { createOpenAiJudge } from './adapters/judge/openai.ts';
import type { JudgeSettings } from './config/judge.ts';
import { masked } from './modules/family/masked.ts';
import type { Judge } from './ports/judge.ts';
import type { Log } from './ports/log.ts';

/** Takes the language model that was set up, or null, the sentence model of the embedded judge, and a log; returns who judges the captions: that model before the embedded judge, or the embedded one alone. */
export function createJudge(settings: JudgeSettings | null, embedder: Embedder, log: Log): Judge {
  const embedded = createEmbeddedJudge(embedder);
  return settings === null
    ? embedded
    : fallingBack(createOpenAiJudge({ ...settings, mask: (text) => masked(text, 'mild') }), embedded, log);
}
