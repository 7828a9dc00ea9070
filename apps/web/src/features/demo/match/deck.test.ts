import { expect, it } from 'vitest';
import { readDeck } from './deck.ts';

const files = { mp4: 'toast.mp4', webm: 'toast.webm', vtt: 'toast.vtt', poster: 'toast.webp' };
const toast = { id: 'toast', title: 'Toast', durationMs: 7_000, alt: 'A toast waits.', files };

it('reads the clips of the house, all of them under /media', () => {
  expect(readDeck([toast])).toEqual([
    {
      id: 'toast',
      title: 'Toast',
      alt: 'A toast waits.',
      duration: 7_000,
      type: 'video',
      url: '/media/memes/toast.mp4',
      webm_url: '/media/memes/toast.webm',
      subtitles_url: '/media/memes/toast.vtt',
      poster_url: '/media/memes/toast.webp',
    },
  ]);
});

it('leaves out what only plays where another clip cannot', () => {
  expect(readDeck([{ ...toast, fallback: true }, toast])).toHaveLength(1);
});

it('refuses a list that reaches elsewhere', () => {
  expect(() => readDeck([{ ...toast, files: { ...files, mp4: '//elsewhere.example/a.mp4' } }])).toThrow(/mp4/);
  expect(() => readDeck('no list')).toThrow(/array/i);
});
