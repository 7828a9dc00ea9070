import type { ScheduledMeme } from '@deadpan/protocol';

const FOLDER = '/media/memes/';

/** The two clips that every server has under these addresses, whatever the schedule says (spec §9). They are no part of the deck a match is drawn from. */
export const fallbackClips = [
  {
    name: 'fallback-1',
    title: 'Test Card',
    alt: 'A test card with a face that does not change, in place of a clip that could not be loaded.',
  },
  {
    name: 'fallback-2',
    title: 'The Reel',
    alt: 'The shadow of a projectionist who has lost the reel, in place of a clip that could not be loaded.',
  },
].map(({ name, title, alt }) => ({
  url: `${FOLDER}${name}.mp4`,
  webm_url: `${FOLDER}${name}.webm`,
  subtitles_url: `${FOLDER}${name}.vtt`,
  poster_url: `${FOLDER}${name}.webp`,
  title,
  alt,
}));

/** Whether a clip is one of the two: they are short, and played over and over for as long as the missing one would have lasted. */
export const isFallback = ({ url }: Pick<ScheduledMeme, 'url'>): boolean => fallbackClips.some((clip) => clip.url === url);

/** The clip that plays in the place of this one, with its id and at its time: the same for everybody who cannot play it. */
export function fallbackFor(meme: ScheduledMeme): ScheduledMeme {
  const sum = [...meme.id].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return { ...meme, ...fallbackClips[sum % fallbackClips.length] };
}

/** Where a clip of this length (ms) stands after `position` ms of being played over and over. Lengths that are not known yet leave it as it is. */
export const withinLoop = (position: number, length: number): number => (length > 0 && length < Infinity ? position % length : position);

/** How far a looped clip is ahead, the shorter way round; both places lie within its length. */
export function aheadInLoop(ahead: number, length: number): number {
  if (!(length > 0 && length < Infinity) || Math.abs(ahead) <= length / 2) return ahead;
  return ahead - Math.sign(ahead) * length;
}
