import { HttpFailure } from '../../http/failure.ts';
import { ForgeBusy, ForgeFailed, type ForgeFault } from '../../ports/forge.ts';

/** How an attempt at a meme ended, for the operator's figures. */
export type ForgeOutcome = 'made' | 'fell_back' | 'refused' | 'busy' | 'cancelled' | 'failed';

/** The page of spec §8 tells API keys and a missing service apart by these words. */
const faults: Record<ForgeFault, () => HttpFailure> = {
  refused_prompt: () => new HttpFailure(422, 'The AI service refuses this prompt. Please choose another one.', { code: 'BAD_PROMPT' }),
  key: () => new HttpFailure(500, 'The AI service refused the API key. Whoever runs this server has to look at it.'),
  away: () => new HttpFailure(500, 'No AI service is available right now. Please try again later.'),
  busy: () =>
    new HttpFailure(503, 'The AI service is asked too often right now. Please try again in a moment.', {
      code: 'UNAVAILABLE',
      retryAfterSeconds: 10,
    }),
  nonsense: () => new HttpFailure(500, 'The AI service gave no usable answer. Please try again.'),
  broken: () => new HttpFailure(500, 'The meme could not be drawn. Please try again, or change the prompt.'),
};

/** Takes what making a meme threw and whether its player hung up; returns what is thrown in its place and how it counts. What has an answer already stays. */
export function failureOf(error: unknown, hungUp: boolean): { failure: unknown; outcome: ForgeOutcome } {
  // Nobody reads it.
  if (hungUp) return { failure: new HttpFailure(499, 'Nobody waits for this meme any more.'), outcome: 'cancelled' };
  if (error instanceof ForgeBusy) {
    const detail = 'Many memes are being made right now. Please try again in a moment.';
    return { failure: new HttpFailure(503, detail, { code: 'UNAVAILABLE', retryAfterSeconds: 5 }), outcome: 'busy' };
  }
  if (error instanceof ForgeFailed) {
    return { failure: faults[error.fault](), outcome: error.fault === 'refused_prompt' ? 'refused' : 'failed' };
  }
  if (error instanceof Error && error.name === 'TimeoutError') {
    const detail = 'That took too long. Please try again in a moment.';
    return { failure: new HttpFailure(503, detail, { code: 'UNAVAILABLE', retryAfterSeconds: 5 }), outcome: 'failed' };
  }
  return { failure: error, outcome: error instanceof HttpFailure ? 'refused' : 'failed' };
}
