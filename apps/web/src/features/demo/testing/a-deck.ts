import type { Meme } from '@deadpan/protocol';
import { beatsOf } from '../bots/beats.ts';
import type { DemoDeck } from '../match/deck.ts';

const clip = (id: string, seconds: number): Meme => ({
  id,
  url: `/media/memes/${id}.mp4`,
  webm_url: `/media/memes/${id}.webm`,
  subtitles_url: `/media/memes/${id}.vtt`,
  poster_url: `/media/memes/${id}.webp`,
  title: id,
  alt: id,
  duration: seconds * 1000,
  type: 'video',
});

/** A line every two and a half seconds or so; the second last is a noise. */
function cuesOf(seconds: number): { from: number; to: number; text: string }[] {
  const count = Math.max(3, Math.floor(seconds / 2.2));
  return Array.from({ length: count }, (_, i) => {
    const from = Math.round(((i + 0.2) * seconds * 1000) / count);
    return { from, to: from + 1_200, text: i === count - 2 ? '(china, breaking)' : `Line ${i + 1}.` };
  });
}

const lengths = { cat: 20.4, opera: 11, diving: 6.7, news: 12.1, calm: 6.4, door: 29.8 };

/** Six clips as long as those of the house. */
export function aDemoDeck(): DemoDeck {
  const clips = Object.entries(lengths).map(([id, seconds]) => ({ meme: clip(id, seconds), cues: cuesOf(seconds) }));
  return {
    memes: clips.map(({ meme }) => meme),
    beats: Object.fromEntries(clips.map(({ meme, cues }) => [meme.id, beatsOf(meme, cues)])),
  };
}
