import * as z from 'zod/mini';

/** spec §3 Meme catalogue entry: duration in milliseconds, type video. Urls are paths of ours under /media; a player's clip is one file, without words. */
export const Meme = z.object({
  id: z.string(),
  url: z.string(),
  webm_url: z.nullable(z.string()),
  subtitles_url: z.nullable(z.string()),
  poster_url: z.nullable(z.string()),
  title: z.string(),
  alt: z.string(),
  duration: z.int(),
  type: z.literal('video'),
});
export type Meme = z.infer<typeof Meme>;

/** What the rules need to know of a clip. */
export interface DeckEntry {
  id: string;
  durationMs: number;
}
