// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StreamVideo, type PictureHealth } from './stream-video.tsx';
import { aPeer, aPlayer, aView } from './testing/views.ts';
import { WarriorTile } from './warrior-tile.tsx';

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

it('tells how the picture is when that is known and when it changes, and that nothing is known of the next stream', () => {
  brightness = 120;
  const told: (PictureHealth | null)[] = [];
  const show = (shown: MediaStream) => <StreamVideo stream={shown} label="bob" onHealth={(health) => told.push(health)} />;
  const { rerender, unmount } = render(show(stream));
  vi.advanceTimersByTime(10_000);
  rerender(show(stream));
  expect([told, times()]).toEqual([['working'], 1]);
  brightness = 0;
  vi.advanceTimersByTime(20_000);
  brightness = 120;
  vi.advanceTimersByTime(2_000);
  expect(told).toEqual(['working', 'black', 'working']);
  rerender(show({ id: 'next' } as MediaStream));
  vi.advanceTimersByTime(1_000);
  unmount();
  expect(told.slice(3)).toEqual([null, 'working', null]);
});

it("spec §2 Round 1 screen: another's picture that is black is marked as black, until it is not [2.84]", () => {
  brightness = 0;
  render(<WarriorTile view={aView()} player={aPlayer('bob')} peer={aPeer('bob', { stream })} />);
  const mark = () => screen.getByRole('img', { name: /^Camera/ }).getAttribute('aria-label');
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  expect(mark()).toBe('Camera working');
  pass(1_000);
  expect(mark()).toBe('Camera black');
  brightness = 120;
  pass(2_000);
  expect(mark()).toBe('Camera working');
});
