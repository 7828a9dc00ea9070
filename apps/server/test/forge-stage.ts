import sharp from 'sharp';
import { completion, type Asked, type ModelAnswer } from './model-server.ts';

/** What an AI service is asked about memes: by its language model, its image model, its moderation; or for a picture it named. */
export type AskedOfService = Asked<{
  model?: string;
  messages?: { role: string; content: string }[];
  response_format?: { type: string } | string;
  prompt?: string;
  size?: string;
  input?: string;
} | null>;

/** A picture as an image model paints one. */
export const painted = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 512, height: 512, channels: 3, background } })
    .png()
    .toBuffer();

export const says = (words: unknown): ModelAnswer => ({ pieces: [completion(JSON.stringify(words))] });
export const paints = (picture: Buffer): ModelAnswer => ({
  pieces: [JSON.stringify({ created: 1, data: [{ b64_json: picture.toString('base64') }] })],
});
export const pointsTo = (url: string): ModelAnswer => ({ pieces: [JSON.stringify({ created: 1, data: [{ url }] })] });
export const finds = (flagged: boolean): ModelAnswer => ({
  pieces: [JSON.stringify({ id: 'm', model: 'm', results: [{ flagged, categories: {}, category_scores: {} }] })],
});
const hasNone: ModelAnswer = { status: 404, pieces: ['{"error":{"message":"no such route"}}'] };

export const WORDS = { layout: 'reaction', texts: { top: 'It waited for Friday', bottom: 'It always waits for Friday' } };

/** A service that does as it is asked, without a moderation; single answers may be others. */
export function aService(
  picture: Buffer,
  others: Partial<Record<'chat' | 'image' | 'moderation' | 'file', (asked: AskedOfService) => ModelAnswer>> = {},
) {
  return (asked: AskedOfService): ModelAnswer => {
    if (asked.path.endsWith('/chat/completions')) return others.chat?.(asked) ?? says(WORDS);
    if (asked.path.endsWith('/images/generations')) return others.image?.(asked) ?? paints(picture);
    if (asked.path.endsWith('/moderations')) return others.moderation?.(asked) ?? hasNone;
    return others.file?.(asked) ?? { status: 404, pieces: [''] };
  };
}
