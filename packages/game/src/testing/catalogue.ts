import type { Catalogue } from '../view.ts';

/** Knows every clip there is: its addresses follow from its id. */
export const aCatalogue: Catalogue = (id) => ({
  id,
  url: `/media/${id}.mp4`,
  webm_url: `/media/${id}.webm`,
  subtitles_url: `/media/${id}.vtt`,
  poster_url: `/media/${id}.png`,
  title: id,
  alt: id,
  duration: 5_000,
  type: 'video',
});
