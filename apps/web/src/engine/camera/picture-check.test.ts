import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchPicture } from './picture-check.ts';

const video = { videoWidth: 320, paused: true, plays: 0, play: async () => void (video.plays++, (video.paused = false)) };
const bright = { drawImage: () => undefined, getImageData: () => ({ data: new Uint8ClampedArray(32 * 24 * 4).fill(120) }) };

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(video, { paused: true, plays: 0 });
  vi.stubGlobal('document', {
    hidden: false,
    createElement: (name: string) => (name === 'video' ? video : { getContext: () => bright }),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says nothing of a picture that the browser has paused, and has it play again', () => {
  const seen: string[] = [];
  const stop = watchPicture({ stream: {} as MediaStream, onHealth: (health) => seen.push(health) });
  vi.advanceTimersByTime(1_000);
  expect(seen).toEqual(['working']);
  expect(video.plays).toBe(1);
  video.paused = true;
  vi.advanceTimersByTime(2_000);
  expect(seen).toEqual(['working']);
  expect(video.plays).toBe(2);
  vi.advanceTimersByTime(2_000);
  expect(seen).toEqual(['working', 'working']);
  stop();
});
