// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ScheduledMeme } from '@deadpan/protocol';
import { createMemePlayer } from './meme-player.ts';

const START = 1_000_000;
let now = START;
beforeEach(() => {
  now = START;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const clip = (id: string, offset: number, duration: number): ScheduledMeme => ({
  id,
  url: `/media/${id}.mp4`,
  webm_url: `/media/${id}.webm`,
  subtitles_url: `/media/${id}.vtt`,
  poster_url: '',
  title: id,
  alt: id,
  duration,
  offset,
  starts_at: START + offset,
});

function fakeVideo(refuse: () => boolean) {
  const video = document.createElement('video');
  let paused = true;
  Object.defineProperties(video, {
    paused: { get: () => paused },
    readyState: { value: 4 },
    currentTime: { value: 0, writable: true },
  });
  video.load = () => undefined;
  video.pause = () => void (paused = true);
  video.canPlayType = () => 'probably';
  video.play = () => {
    if (refuse() && !video.muted) return Promise.reject(new DOMException('no', 'NotAllowedError'));
    paused = false;
    return Promise.resolve();
  };
  return video;
}

function playing(refuse: () => boolean = () => false, { savesData = (): boolean => false, more = [] as ScheduledMeme[] } = {}) {
  const videos: HTMLVideoElement[] = [];
  const createVideo = () => {
    const video = fakeVideo(refuse);
    videos.push(video);
    return video;
  };
  const fetchText = () => Promise.resolve('WEBVTT\n\n00:01.000 --> 00:02.000\nObserve.\n');
  const player = createMemePlayer({ now: () => now, savesData, createVideo, fetchText });
  const memes = [clip('cat', 0, 10_000), clip('goat', 10_000, 5_000), ...more];
  player.follow({ memes, running: true, speed: 1 });
  const at = async (ms: number) => {
    now = START + ms;
    await vi.advanceTimersByTimeAsync(60);
  };
  return { player, videos, memes, at };
}

it('loads the whole schedule ahead and plays each clip at its second', async () => {
  const { player, videos, at } = playing();
  expect(videos).toHaveLength(2);
  await at(100);
  expect(player.getState()).toMatchObject({ status: 'playing', index: 0, total: 2, secondsLeft: 10 });
  expect(videos.map((video) => video.paused)).toEqual([false, true]);
  await at(10_050);
  expect(player.getState()).toMatchObject({ index: 1, secondsLeft: 5 });
  expect(videos.map((video) => video.paused)).toEqual([true, false]);
  await at(15_001);
  expect(player.getState().status).toBe('idle');
  player.close();
});

it('spec §9 Memes: as loud as 0.7 unless the visitor chose otherwise [9.4]', async () => {
  const { player, videos, at } = playing();
  await at(100);
  expect(videos[0]?.volume).toBe(0.7);
  player.setSound({ volume: 0.3, muted: true });
  expect(videos[0]).toMatchObject({ volume: 0.3, muted: true });
  // Phones ignore the volume.
  player.setSound({ volume: 0, muted: false });
  expect(videos[0]?.muted).toBe(true);
  player.close();
});

it('jumps to its place when the page comes in the middle', async () => {
  const { player, videos, at } = playing();
  await at(6_000);
  expect(videos[0]?.currentTime).toBeGreaterThanOrEqual(6);
  expect(videos[0]?.currentTime).toBeLessThan(6.5);
  player.close();
});

it('hurries a clip that is behind, and tells how far it is off', async () => {
  const { player, videos, at } = playing();
  await at(2_000);
  const [video] = videos as [HTMLVideoElement];
  await vi.advanceTimersByTimeAsync(1_000);
  video.currentTime = 1.9;
  await at(2_000);
  expect(player.offsetMs()).toBeCloseTo(-100);
  expect(video.playbackRate).toBeCloseTo(1.033, 2);
  player.close();
});

it('players §9: shows the subtitle of the moment', async () => {
  const { player, at } = playing();
  await at(1_500);
  expect(player.getState().cue).toBe('Observe.');
  player.close();
});

it('players §9: runs silent where sound needs a tap, and asks for one', async () => {
  let locked = true;
  const { player, videos, at } = playing(() => locked);
  await at(200);
  expect(player.getState().needsTap).toBe(true);
  expect(videos[0]).toMatchObject({ paused: false, muted: true });
  locked = false;
  player.unlock();
  await at(300);
  expect(videos[0]?.muted).toBe(false);
  expect(player.getState().needsTap).toBe(false);
  player.close();
});

const fails = (video: HTMLVideoElement, times: number) => {
  for (let i = 0; i < times; i++) video.dispatchEvent(new Event('error'));
};

it('spec §5 Validation: a clip that no source brings gives its place to a built-in fallback, over and over until its time is up [5.19 9.14]', async () => {
  const { player, videos, at } = playing();
  const [video] = videos as [HTMLVideoElement];
  Object.defineProperty(video, 'duration', { value: 7 });
  fails(video, 2);
  expect(video.getAttribute('src')).toMatch(/^\/media\/memes\/fallback-[12]\.webm$/);
  expect(video.loop).toBe(true);
  await at(8_500);
  expect(player.getState()).toMatchObject({ status: 'playing', failure: null, secondsLeft: 2, cue: 'Observe.' });
  expect(player.getState().meme).toMatchObject({ id: 'cat', url: expect.stringContaining('fallback-') });
  expect(video.currentTime).toBeGreaterThanOrEqual(1.5);
  expect(video.currentTime).toBeLessThan(2);
  await at(10_050);
  expect(player.getState()).toMatchObject({ index: 1, meme: { url: '/media/goat.mp4' } });
  player.close();
});

it('asks for a clip that was replaced once more when it is told another schedule', async () => {
  const { player, videos, memes, at } = playing();
  const [video] = videos as [HTMLVideoElement];
  fails(video, 2);
  player.follow({ memes: memes.map((meme) => ({ ...meme, starts_at: (meme.starts_at ?? 0) + 50 })), running: true, speed: 1 });
  expect(video).toMatchObject({ loop: false });
  expect(video.getAttribute('src')).toBe('/media/cat.webm');
  await at(1_000);
  expect(player.getState().meme).toMatchObject({ url: '/media/cat.mp4' });
  player.close();
});

it.each([
  [1, 'aborted'],
  [2, 'network'],
  [3, 'decoding'],
  [4, 'unsupported'],
])(
  'spec §8 Camera: a media error of code %i is told as %s when the other format and the fallback failed too, and the next clip plays [8.66]',
  async (code, failure) => {
    const { player, videos, at } = playing();
    const [video] = videos as [HTMLVideoElement];
    const media = { code };
    Object.defineProperty(video, 'error', { value: media });
    expect(video.getAttribute('src')).toBe('/media/cat.webm');
    fails(video, 1);
    expect(video.getAttribute('src')).toBe('/media/cat.mp4');
    await at(300);
    expect(player.getState().status).toBe('playing');
    fails(video, 1);
    media.code = 4; // what the fallback itself fails of is not what is told
    fails(video, 2);
    await at(500);
    expect(player.getState()).toMatchObject({ status: 'failed', failure, meme: { id: 'cat' } });
    await at(10_100);
    expect(player.getState()).toMatchObject({ status: 'playing', failure: null });
    player.close();
  },
);

it('spec §4 Round 1: the clips follow each other, each with its index [4.29]', async () => {
  const { player, at } = playing();
  await at(9_900);
  expect(player.getState()).toMatchObject({ index: 0, meme: { id: 'cat' } });
  await at(10_000);
  expect(player.getState()).toMatchObject({ index: 1, meme: { id: 'goat' } });
  player.close();
});

it('loads only what is on and what comes next when data is to be saved', async () => {
  const { player, videos, at } = playing(undefined, {
    savesData: () => true,
    more: [clip('pie', 15_000, 5_000), clip('owl', 20_000, 5_000)],
  });
  expect(videos).toHaveLength(2);
  await at(10_050);
  expect(videos).toHaveLength(3);
  player.close();
});

it('loads what is on and what comes next first when the page comes in the middle, and the rest when there is time', async () => {
  const { player, videos, memes, at } = playing(undefined, { more: [clip('pie', 15_000, 5_000), clip('owl', 20_000, 5_000)] });
  await at(1_000);
  player.follow({ memes, running: true, speed: 1 }); // another view of the same play
  expect(videos).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(videos).toHaveLength(4);
  player.close();
});

it('loads all of a play that is announced at once', () => {
  const { player, videos, memes } = playing(undefined, { more: [clip('pie', 15_000, 5_000), clip('owl', 20_000, 5_000)] });
  player.follow({ memes: memes.map((meme) => ({ ...meme, starts_at: null })), running: false, speed: 1 });
  expect(videos).toHaveLength(4);
  player.close();
  expect(vi.getTimerCount()).toBe(0);
});

it('holds still while the clock stands still', async () => {
  const { player, videos, memes, at } = playing();
  await at(3_000);
  player.follow({ memes: memes.map((meme) => ({ ...meme, starts_at: null })), running: false, speed: 1 });
  await at(4_000);
  expect(videos[0]?.paused).toBe(true);
  player.close();
});
