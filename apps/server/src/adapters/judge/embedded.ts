import type { Judge, Verdict } from '../../ports/judge.ts';
import type { Embedder } from './embedder.ts';
import { scoreOf, total, worthOf } from './model.ts';
import { reasonFor } from './reason.ts';
import weights from './weights.json' with { type: 'json' };

/** As players read it: "Judged by …". */
const NAME = 'the house judge';

/**
 * The judge that needs no network: what can be counted in a caption, its phrases and its meaning, weighed as crowds voted on the captions of a
 * magazine's contest. It agrees with a crowd a little more often than one stranger does (docs/decisions/0017-the-judge.md), and never looks at the image. Takes the sentence model, which it closes with itself.
 */
export function createEmbeddedJudge(embedder: Embedder): Judge {
  return {
    async judge(_still, captions) {
      const vectors = await embedder.embed(captions.map(({ text }) => text));
      const scores: Verdict['scores'] = {};
      for (const [at, { id, text }] of captions.entries()) {
        const worth = worthOf(weights, text, vectors[at] ?? []);
        scores[id] = { score: scoreOf(weights, total(worth)), reason: reasonFor(text, worth, weights) };
      }
      return { judge: NAME, fellBack: false, scores };
    },
    close: embedder.close,
  };
}
