import { z } from 'zod';
import { given, read, refuse, variable, type Environment } from './variable.ts';
import { webAddress } from './web-address.ts';

/** A language model that judges captions, behind an API of OpenAI's shape. */
export interface JudgeSettings {
  url: string;
  model: string;
  key: string | null;
}

/** Who judges the captions of round 3. */
export const judgeVariables = {
  judgeUrl: variable({
    name: 'JUDGE_URL',
    default: '',
    meaning:
      'An API of the shape of OpenAI whose language model judges the captions of round 3; needs JUDGE_MODEL. Without it, and whenever it fails or takes longer than 6 s, the embedded judge does.',
    wants: 'an http or https address such as https://llm.example/v1',
    schema: webAddress.transform((text) => text.replace(/\/$/, '')),
  }),
  judgeModel: variable({
    name: 'JUDGE_MODEL',
    default: '',
    meaning: 'The name of that model, which players see as the judge.',
    wants: 'the name of a model, up to 100 characters',
    schema: z.string().regex(/^[\w./:@+-]{1,100}$/),
  }),
  judgeKey: variable({
    name: 'JUDGE_KEY',
    default: '',
    meaning: 'The key of that API, when it wants one.',
    wants: 'a text without spaces',
    secret: true,
    schema: z.string().regex(/^[\x21-\x7e]{1,1000}$/),
  }),
} as const;

/** Takes the environment; returns the language model that judges, or null when the embedded judge does. */
export function readJudge(env: Environment): JudgeSettings | null {
  const url = read(env, judgeVariables.judgeUrl);
  const model = read(env, judgeVariables.judgeModel);
  const key = read(env, judgeVariables.judgeKey);
  if (url === null) return null;
  if (model === null) refuse(judgeVariables.judgeModel, given(env, 'JUDGE_MODEL') ?? '', 'set when JUDGE_URL is');
  return { url, model, key };
}
