import * as z from 'zod/mini';
import type { Meme } from '@deadpan/protocol';
import { parseVtt } from '../../../engine/memes/subtitles.ts';
import { beatsOf } from '../bots/beats.ts';
import type { Beat } from '../bots/beats.ts';

const FOLDER = '/media/memes/';
const FileName = z.string().check(z.regex(/^[\w-][\w.-]*$/));
const Clips = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    durationMs: z.int(),
    alt: z.string(),
    fallback: z.optional(z.boolean()),
    files: z.object({ mp4: FileName, webm: FileName, vtt: FileName, poster: FileName }),
  }),
);

/** The clips of the demo, and where each of them is funny. */
export interface DemoDeck {
  memes: readonly Meme[];
  beats: Record<string, readonly Beat[]>;
}

async function fetched(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

/** Takes the list of clips as `/media/memes/deck.json` has it; returns those a match is drawn from as the stage plays them. Throws when it is something else. */
export function readDeck(list: unknown): Meme[] {
  const clips = Clips.parse(list).filter(({ fallback }) => !fallback);
  return clips.map(({ id, title, durationMs, alt, files }) => ({
    id,
    title,
    alt,
    duration: durationMs,
    type: 'video',
    url: FOLDER + files.mp4,
    webm_url: FOLDER + files.webm,
    subtitles_url: FOLDER + files.vtt,
    poster_url: FOLDER + files.poster,
  }));
}

/** Fetches the deck and its subtitles, which the bots listen to. Rejects without clips; missing subtitles are no reason to. */
export async function fetchDeck(): Promise<DemoDeck> {
  const memes = readDeck(await (await fetched(`${FOLDER}deck.json`)).json());
  if (memes.length === 0) throw new Error('the deck is empty');
  const beats = await Promise.all(
    memes.map(async (meme) => {
      const file = await (meme.subtitles_url === null ? Promise.reject(new Error('no subtitles')) : fetched(meme.subtitles_url))
        .then((response) => response.text())
        .catch(() => '');
      return [meme.id, beatsOf(meme, parseVtt(file))] as const;
    }),
  );
  return { memes, beats: Object.fromEntries(beats) };
}
