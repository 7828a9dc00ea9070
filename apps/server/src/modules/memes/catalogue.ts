import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Meme } from '@deadpan/protocol';
import { contentVersion } from '../../http/content-version.ts';

const FileName = z.string().regex(/^[\w-][\w.-]*$/);
const Deck = z.array(
  z.object({
    id: z.string().min(1).max(64),
    title: z.string().min(1),
    durationMs: z.number().int().min(1_000).max(60_000),
    files: z.object({ mp4: FileName, webm: FileName, vtt: FileName, poster: FileName }),
    alt: z.string(),
    fallback: z.boolean().default(false),
  }),
);

/**
 * Takes the folder of the clips; returns the deck, every address with a hash of its content, so that it may be cached for good. No folder: no clips.
 * Fallback clips are served under the addresses the page knows, but are never part of the deck a match is drawn from (spec §9).
 */
export function readCatalogue(folder: string): Meme[] {
  const list = join(folder, 'deck.json');
  if (!existsSync(list)) return [];
  const address = (file: string): string => `/media/memes/${file}?v=${contentVersion(join(folder, file))}`;
  const deck = Deck.parse(JSON.parse(readFileSync(list, 'utf8'))).filter(({ fallback }) => !fallback);
  return deck.map(({ id, title, durationMs, files, alt }) => ({
    id,
    title,
    alt,
    duration: durationMs,
    type: 'video',
    url: address(files.mp4),
    webm_url: address(files.webm),
    subtitles_url: address(files.vtt),
    poster_url: address(files.poster),
  }));
}
