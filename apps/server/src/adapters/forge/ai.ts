import type { FileReader } from '../../ports/file-reader.ts';
import { openAiClient } from '../openai/client.ts';
import { fetchPicture } from './fetch-picture.ts';
import { imagePrompt } from './image-prompt.ts';
import type { Ask } from './jobs.ts';

export interface AiOptions {
  url: string;
  key: string | null;
  chatModel: string | null;
  imageModel: string | null;
  imageHosts: readonly string[];
  /** How long all that is asked about one meme may take, in ms. */
  timeoutMs: number;
}

/** What an API of OpenAI's shape does towards a meme; every call is tried once. Rejects when it is late or not as asked for. */
export interface Ai {
  /** False when the service's moderation forbids the prompt; true also when it has none. */
  allows(prompt: string, signal: AbortSignal): Promise<boolean>;
  /** Takes the name of a language model and what to ask; returns what it said, unchecked. */
  words(model: string, ask: Ask, signal: AbortSignal): Promise<unknown>;
  /** Takes the name of an image model and what to ask; returns a picture of that size as WebP. */
  background(model: string, ask: Ask, signal: AbortSignal): Promise<Uint8Array>;
}

/** A few short lines, and what a model thought before them. */
const MOST_TEXT_BYTES = 1024 * 1024;
/** A PNG of 1536 × 1024, and half of that again in base64. */
const MOST_PICTURE_BYTES = 12 * 1024 * 1024;
const MOST_ANSWER_BYTES = 16 * 1024 * 1024;

/** Other models paint squares, of which the middle is used. */
function sizeFor(model: string, { width, height }: Ask): '1024x1024' | '1536x1024' | '1024x1536' {
  if (!model.startsWith('gpt-image') || width === height) return '1024x1024';
  return width > height ? '1536x1024' : '1024x1536';
}

export function createAi({ url, key, imageHosts, timeoutMs, files }: AiOptions & { files: Pick<FileReader, 'redrawPicture'> }): Ai {
  const client = openAiClient({ url, key, timeoutMs, mostBytes: MOST_TEXT_BYTES });
  const painter = openAiClient({ url, key, timeoutMs, mostBytes: MOST_ANSWER_BYTES });
  let moderates = true;

  return {
    async allows(prompt, signal) {
      if (!moderates) return true;
      try {
        const { results } = await (await client()).moderations.create({ input: prompt }, { signal });
        if (!Array.isArray(results)) throw new Error('The moderation gave no results.');
        return !results.some(({ flagged }) => flagged);
      } catch (error) {
        // Most programs that run models at home have none.
        const none = error instanceof Error && 'status' in error && [404, 405, 501].includes(Number(error.status));
        if (!none) throw error;
        moderates = false;
        return true;
      }
    },

    async words(model, { system, user, schema }, signal) {
      const answer = await (
        await client()
      ).chat.completions.create(
        {
          model,
          messages: [
            { role: 'system', content: system },
            { role: 'user', content: user },
          ],
          response_format: { type: 'json_schema', json_schema: { name: 'meme', schema } },
        },
        { signal },
      );
      return JSON.parse(answer.choices?.[0]?.message?.content ?? '') as unknown;
    },

    async background(model, ask, signal) {
      const b64 = model.startsWith('gpt-image') ? {} : ({ response_format: 'b64_json' } as const);
      const answer = await (
        await painter()
      ).images.generate({ model, prompt: imagePrompt(ask.scene), n: 1, size: sizeFor(model, ask), ...b64 }, { signal });
      const [one] = answer.data ?? [];
      const bytes =
        typeof one?.b64_json === 'string'
          ? Buffer.from(one.b64_json, 'base64')
          : await fetchPicture(String(one?.url ?? ''), { apiUrl: url, hosts: imageHosts }, MOST_PICTURE_BYTES, signal);
      const { width, height } = ask;
      return (await files.redrawPicture(bytes, { width, height, fit: 'cover', quality: 88, background: '#ffffff' })).bytes;
    },
  };
}
