import type { Catalogue } from '../view/catalogue.ts';

/** Knows every clip and every image there is: their addresses follow from their ids. */
export const aCatalogue: Catalogue = {
  meme: (id) => ({
    id,
    url: `/media/${id}.mp4`,
    webm_url: `/media/${id}.webm`,
    subtitles_url: `/media/${id}.vtt`,
    poster_url: `/media/${id}.png`,
    title: id,
    alt: id,
    duration: 5_000,
    type: 'video',
  }),
  still: (id) => ({ id, url: `/media/stills/${id}.webp`, alt: id, title: id }),
};
