import { completion, type Asked, type ModelAnswer } from './model-server.ts';

/** What a language model is asked about captions. */
export type AskedOfModel = Asked<{ model: string; messages: { role: string; content: string }[]; response_format: { type: string } }>;

/** A model that does as it is asked: the longer the caption, the better. */
export function obedient({ body }: AskedOfModel): ModelAnswer {
  const { captions } = JSON.parse(body.messages.at(-1)?.content ?? '{}') as { captions: { number: number; caption: string }[] };
  const scores = captions.map(({ number, caption }) => ({
    number,
    score: Math.min(1, caption.length / 200),
    reason: `It has ${caption.length} letters.`,
  }));
  return { pieces: [completion(JSON.stringify({ scores }))] };
}
