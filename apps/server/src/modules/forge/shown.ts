import type { MemeResult } from '@deadpan/protocol';
import type { KeptMeme } from '../../ports/memes.ts';

const SLUG_MOST = 40;

/** Takes a meme; returns what Save calls its PNG: the first words of the prompt in plain letters, and enough of the id to tell two apart. */
export function filenameOf({ id, prompt }: Pick<KeptMeme, 'id' | 'prompt'>): string {
  const words = prompt
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MOST)
    .replace(/^-+|-+$/g, '');
  return ['deadpan', words, id.slice(0, 6)].filter((part) => part !== '').join('-') + '.png';
}

/** Where everybody who knows its name finds a picture (32 hex digits). */
export const pictureUrl = (name: string): string => `/media/forged/${name}.webp`;

/** Takes a meme as it is kept; returns it as its owner sees it. */
export function toResult(meme: KeptMeme): MemeResult {
  const { texts, looks, width, height } = meme.drawing;
  return {
    id: meme.id,
    meme_url: pictureUrl(meme.picture),
    filename: filenameOf(meme),
    prompt: meme.prompt,
    style: meme.style,
    format: meme.format,
    message: meme.message,
    is_mock: false,
    ai_model: meme.model,
    download_instructions: 'Save stores the meme as a PNG. Where a browser refuses that, open the picture and save it from there.',
    variant: meme.variant,
    width,
    height,
    alt: meme.alt,
    base_url: pictureUrl(meme.base),
    texts,
    looks,
    edited: meme.edited,
    created_at: new Date(meme.createdAt).toISOString(),
  };
}
