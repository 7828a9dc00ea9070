import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openFeed } from './frame-feed.ts';

/** What a browser makes of a video element: asking it to play counts at once, a refusal comes later and pauses it again. */
class Video {
  paused = true;
  readyState = 0;
  videoWidth = 0;
  refuses = false;
  plays = 0;
  play(): Promise<void> {
    this.plays++;
    this.paused = this.refuses;
    return this.refuses ? Promise.reject(new DOMException('not now', 'NotAllowedError')) : Promise.resolve();
  }
  hasPicture(): void {
    this.readyState = 4;
    this.videoWidth = 320;
  }
}

let video = new Video();
beforeEach(() => {
  video = new Video();
  vi.stubGlobal('HTMLVideoElement', class {});
  vi.stubGlobal('HTMLMediaElement', { HAVE_CURRENT_DATA: 2 });
  vi.stubGlobal('MediaStream', class {});
  vi.stubGlobal('VideoFrame', class {});
  vi.stubGlobal('document', { createElement: () => video });
});
afterEach(() => vi.unstubAllGlobals());

/** A feed of a browser that cannot hand the camera's own frames over. */
const aFeed = () => openFeed({ clone: () => ({ stop: () => undefined }) } as unknown as MediaStreamTrack);

it('has no picture before the camera gives one, and asks to play once', async () => {
  const feed = aFeed();
  expect(await feed.picture()).toBeNull();
  video.hasPicture();
  expect(await feed.picture()).toBeInstanceOf(VideoFrame);
  expect(await feed.picture()).toBeInstanceOf(VideoFrame);
  expect(video.plays).toBe(1);
});

it('has no picture while the browser has paused the video, and plays it again', async () => {
  const feed = aFeed();
  video.hasPicture();
  video.paused = true;
  expect(await feed.picture()).toBeNull();
  expect(await feed.picture()).toBeInstanceOf(VideoFrame);
  expect(video.plays).toBe(2);
});

it('asks again for as long as the browser refuses', async () => {
  video.refuses = true;
  const feed = aFeed();
  video.hasPicture();
  expect(await feed.picture()).toBeNull();
  expect(await feed.picture()).toBeNull();
  video.refuses = false;
  expect(await feed.picture()).toBeNull();
  expect(await feed.picture()).toBeInstanceOf(VideoFrame);
});
