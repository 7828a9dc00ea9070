import { describe, expect, it } from 'vitest';
import type { ScheduledMeme } from '@deadpan/protocol';
import { fallbackClips } from './fallback-clips.ts';
import { attemptsAt, isMemeAddress, sourcesOf, withFallbacks } from './meme-source.ts';

const meme = (id: string, url: string, webm_url = url): ScheduledMeme => ({
  id,
  url,
  webm_url,
  subtitles_url: `${url}.vtt`,
  poster_url: '',
  title: id,
  alt: id,
  duration: 10_000,
  offset: 0,
  starts_at: 5,
});

describe('meme video addresses', () => {
  it.each(['https://clips.example.org/cat.mp4', 'http://clips.example.org/cat.webm?v=3', '/media/memes/toast.webm?v=1a2b'])(
    '%s is one',
    (address) => expect(isMemeAddress(address)).toBe(true),
  );
  it.each([
    'https://clips.example.org/cat.exe',
    'javascript:alert(1)//cat.mp4',
    'ftp://clips.example.org/cat.mp4',
    '/api/cat.mp4',
    '',
    'data:video/mp4,cat.mp4',
  ])('%s is none', (address) => expect(isMemeAddress(address)).toBe(false));

  it('spec §5 Validation: a clip without a usable address gives its place to a built-in fallback, at its own time [5.19]', () => {
    const [cat, broken] = [
      meme('cat', '/media/cat.mp4'),
      { ...meme('broken', 'ftp://x/y.mp4'), starts_at: 9, offset: 4, duration: 20_000 },
    ];
    const [first, second] = withFallbacks([cat, broken]);
    expect(first).toBe(cat);
    expect(fallbackClips.map(({ url }) => url)).toContain(second?.url);
    expect(second).toMatchObject({ id: 'broken', starts_at: 9, offset: 4, duration: 20_000 });
  });
});

it('offers the format the browser is likelier to play first, and never an address that is none', () => {
  const both = meme('cat', '/media/cat.mp4', '/media/cat.webm');
  expect(sourcesOf(both, true)).toEqual(['/media/cat.webm', '/media/cat.mp4']);
  expect(sourcesOf(both, false)).toEqual(['/media/cat.mp4', '/media/cat.webm']);
  expect(sourcesOf(meme('cat', '/media/cat.mp4', 'ftp://x/cat.webm'), true)).toEqual(['/media/cat.mp4']);
});

it("tries the addresses of a built-in fallback after the clip's own, and a fallback's only once", () => {
  const cat = meme('cat', '/media/cat.mp4', '/media/cat.webm');
  const tried = attemptsAt(cat, true);
  expect(tried.map(({ source }) => source)).toEqual([
    '/media/cat.webm',
    '/media/cat.mp4',
    expect.stringMatching(/^\/media\/memes\/fallback-[12]\.webm$/),
    expect.stringMatching(/^\/media\/memes\/fallback-[12]\.mp4$/),
  ]);
  const inPlace = tried[2]?.clip ?? cat;
  expect(inPlace).toMatchObject({ id: 'cat', starts_at: cat.starts_at, duration: cat.duration });
  expect(attemptsAt(inPlace, true).map(({ source }) => source)).toEqual(tried.slice(2).map(({ source }) => source));
});
