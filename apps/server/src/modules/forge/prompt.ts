import { limits } from '@deadpan/protocol';
import { HttpFailure } from '../../http/failure.ts';
import { cut } from './cut.ts';

const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** What no keyboard writes: a zero, of which PostgreSQL takes no text, other control characters and halves of characters. */
const UNWRITTEN = /[^\P{Cc}\n]|\p{Cs}/gu;
const written = (typed: string): string =>
  typed
    .replace(/\r\n?|\u0085/g, '\n')
    .replaceAll('\t', ' ')
    .replace(UNWRITTEN, '');

/** What the filter makes of a text. */
export type Mask = (text: string) => string;

/**
 * Takes a prompt as typed and the filter; returns it cut at `limits.forge.prompt` characters as a person counts them, and masked, without
 * control characters; lines stay apart: the engine reads them. Throws 422 when there is nothing to be seen in it.
 */
export function usablePrompt(typed: string, mask: Mask): string {
  const prompt = cut(written(typed).trim(), limits.forge.prompt);
  if (!SEEN.test(prompt)) throw new HttpFailure(422, 'Please enter a prompt for your meme.', { code: 'BAD_PROMPT' });
  return mask(prompt);
}
