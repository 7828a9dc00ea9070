// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { RoomView } from '@deadpan/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Portrait, type Pictures } from './portraits.tsx';
import { setHidden } from './strangers/hidden.ts';
import { aPeer, aPlayer, aView } from './testing/views.ts';
import { WarriorTile } from './warrior-tile.tsx';

/** What the video shows: how bright, and how many frames it has shown so far; jsdom plays and paints nothing. */
let brightness = 120;
let frames = 0;
const drawn: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  [brightness, frames] = [120, 0];
  drawn.length = 0;
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { configurable: true, writable: true, value: null });
  Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', { configurable: true, value: 320 });
  Object.defineProperty(HTMLVideoElement.prototype, 'videoHeight', { configurable: true, value: 240 });
  Object.defineProperty(HTMLVideoElement.prototype, 'getVideoPlaybackQuality', {
    configurable: true,
    value: () => ({ totalVideoFrames: frames }),
  });
  const context = {
    drawImage: (_: unknown, ...at: number[]) => drawn.push(at.join()),
    getImageData: () => ({ data: new Uint8ClampedArray(32 * 24 * 4).fill(brightness) }),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => context as never);
});
afterEach(() => {
  cleanup();
  setHidden('7KQ2MX', 'bob', false);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const view = aView();
const stream = { id: 'one' } as MediaStream;
const ended: Pictures = { camera: { stream: null }, peers: {} };
const live: Pictures = { camera: { stream: null }, peers: { bob: { stream } } };
const bob = aPlayer('bob');
const portrait = (pictures: Pictures, player = bob) => <Portrait view={view} player={player} crowned {...pictures} />;

/** Time passes; with `fps` the video shows new frames meanwhile. */
const pass = (ms: number, fps = 0): void =>
  act(() => {
    for (let at = 0; at < ms; at += 500) {
      frames += fps / 2;
      vi.advanceTimersByTime(500);
    }
  });
const last = () => screen.queryByRole('img', { name: 'bob, last picture' });
const hasFace = () => document.querySelector('svg[class*=face]') !== null;
const canvas = () => document.querySelector('canvas');

it('keeps the last picture when the stream ends, when its frames end, and when the player leaves', () => {
  const { rerender } = render(portrait(live));
  expect(hasFace()).toBe(true);
  pass(1_000, 15);
  expect([last(), hasFace()]).toEqual([null, false]);
  pass(3_000);
  expect(last()).toBeTruthy();
  expect(screen.getByLabelText('bob').tagName).toBe('VIDEO');
  pass(500, 15);
  expect(last()).toBeNull();
  rerender(portrait(ended, aPlayer('bob', { left: true })));
  pass(3_000);
  expect(last()).toBeTruthy();
  expect([hasFace(), canvas()?.width, canvas()?.height]).toEqual([false, 320, 240]);
});

it('has the last picture below the video at every moment, not only once the end was noticed', () => {
  const { rerender } = render(portrait(live));
  pass(1_000, 15);
  rerender(portrait(ended));
  expect([canvas()?.width, document.querySelector('video')]).toEqual([320, null]);
});

it('keeps the picture of the moment before the camera turned black, and forgets it when the lens stays covered', () => {
  const { rerender } = render(portrait(live));
  pass(1_000, 15);
  const copies = () => drawn.filter((at) => at === '0,0').length;
  const bright = copies();
  brightness = 0;
  pass(2_000, 15);
  expect(copies()).toBe(bright);
  rerender(portrait(ended));
  pass(3_000);
  expect(last()).toBeTruthy();
  rerender(portrait(live));
  pass(8_000, 15);
  rerender(portrait(ended));
  pass(3_000);
  expect([last(), hasFace(), canvas()?.width]).toEqual([null, true, 0]);
});

it('shows the face of a player whose camera was off from the beginning', () => {
  render(portrait(ended));
  pass(5_000);
  expect([last(), hasFace()]).toEqual([null, true]);
});

it('keeps no picture of a player whom the viewer hides, and none when the page goes', () => {
  const { unmount } = render(portrait(live));
  pass(1_000, 15);
  const before = canvas();
  act(() => setHidden('7KQ2MX', 'bob', true));
  expect([canvas(), before?.width]).toEqual([null, 0]);
  act(() => setHidden('7KQ2MX', 'bob', false));
  pass(1_000, 15);
  const shown = canvas();
  expect(shown?.width).toBe(320);
  unmount();
  expect(shown?.width).toBe(0);
});

it('the box of a winner without a picture is a face, not black', () => {
  const play_result = { winner: { user_id: 'bob', username: 'bob' } } as RoomView['play_result'];
  const over = aView({ phase: 'play_ended', play_result });
  const { rerender } = render(<WarriorTile view={over} player={bob} peer={aPeer('bob', { stream: null })} />);
  expect([screen.getByRole('article').dataset['state'], hasFace()]).toEqual(['win', true]);
  rerender(<WarriorTile view={over} player={bob} peer={aPeer('bob', { stream })} />);
  expect(hasFace()).toBe(false);
});
