// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StreamVideo } from './stream-video.tsx';

/** What the camera shows; jsdom paints nothing, so the canvas answers with it. */
let brightness = 0;
const attached: (MediaStream | null)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  attached.length = 0;
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', { configurable: true, value: 320 });
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', {
    configurable: true,
    set(stream: MediaStream | null) {
      attached.push(stream);
    },
  });
  const context = { drawImage: () => undefined, getImageData: () => ({ data: new Uint8ClampedArray(32 * 24 * 4).fill(brightness) }) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => context as never);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const stream = { id: 'own' } as MediaStream;
const times = (): number => attached.filter((one) => one === stream).length;

it('spec §4 Round 1: a black picture is seen after 1 s, then every 2 s, and attached anew, three times at most [4.30]', () => {
  brightness = 0;
  render(<StreamVideo stream={stream} label="You" />);
  expect(times()).toBe(1);
  vi.advanceTimersByTime(999);
  expect(times()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(times()).toBe(2);
  vi.advanceTimersByTime(2_000);
  expect(times()).toBe(3);
  vi.advanceTimersByTime(60_000);
  expect(times()).toBe(4);
  expect(screen.getByLabelText('You')).toBeTruthy();
});

it('leaves a bright picture alone, and lets go of it at the end', () => {
  brightness = 120;
  const { unmount } = render(<StreamVideo stream={stream} label="You" />);
  vi.advanceTimersByTime(10_000);
  expect(times()).toBe(1);
  unmount();
  expect(attached.at(-1)).toBeNull();
});
