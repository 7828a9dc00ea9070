import { expect, it } from 'vitest';
import { aheadInLoop, fallbackClips, fallbackFor, isFallback, withinLoop } from './fallback-clips.ts';

const cat = {
  id: 'cat',
  url: '/media/cat.mp4',
  webm_url: '/media/cat.webm',
  subtitles_url: '/media/cat.vtt',
  poster_url: '/media/cat.webp',
  title: 'Cat',
  alt: 'A cat.',
  duration: 20_000,
  offset: 4,
  starts_at: 9,
};

it('spec §9 Memes: two fallback clips, known by addresses that never change, are chosen the same way by everybody [9.14]', () => {
  expect(fallbackClips.map(({ url, webm_url }) => [url, webm_url])).toEqual([
    ['/media/memes/fallback-1.mp4', '/media/memes/fallback-1.webm'],
    ['/media/memes/fallback-2.mp4', '/media/memes/fallback-2.webm'],
  ]);
  expect(fallbackFor(cat)).toEqual(fallbackFor({ ...cat }));
  expect(new Set(['cat', 'cau'].map((id) => fallbackFor({ ...cat, id }).url)).size).toBe(2);
  expect([isFallback(cat), isFallback(fallbackFor(cat))]).toEqual([false, true]);
});

it('a fallback runs over and over; how far it is ahead is counted the shorter way round', () => {
  expect([withinLoop(17_000, 7_000), withinLoop(3_000, 7_000)]).toEqual([3_000, 3_000]);
  expect([withinLoop(17_000, Infinity), withinLoop(17_000, Number.NaN)]).toEqual([17_000, 17_000]);
  expect([aheadInLoop(6_900, 7_000), aheadInLoop(-6_900, 7_000), aheadInLoop(200, 7_000)]).toEqual([-100, 100, 200]);
  expect(aheadInLoop(6_900, Infinity)).toBe(6_900);
});
