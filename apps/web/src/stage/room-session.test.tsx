// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageFace } from './page-parts.ts';
import { createRoomSession } from './room-session.ts';

class Track extends EventTarget {
  readyState = 'live';
  muted = false;
  getSettings = () => ({ deviceId: 'front' });
  stop = (): void => void (this.readyState = 'ended');
}

/** What listens at a target beyond what already did. */
function listenersOf(target: EventTarget): () => number {
  const listeners: unknown[] = [];
  const { addEventListener: add, removeEventListener: remove } = target;
  vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    listeners.push(listener);
    add.call(target, type, listener, options);
  });
  vi.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
    const at = listeners.indexOf(listener);
    if (at >= 0) listeners.splice(at, 1);
    remove.call(target, type, listener, options);
  });
  return () => listeners.length;
}

const tracks: Track[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const getUserMedia = async () => {
    const track = new Track();
    tracks.push(track);
    return { getVideoTracks: () => [track], getTracks: () => [track] };
  };
  const mediaDevices = Object.assign(new EventTarget(), { getUserMedia, enumerateDevices: async () => [] });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('spec §4 Round 1: leaving stops the camera, the listeners and the timers [4.17 4.31]', async () => {
  pageFace(); // the page's one detector stays for the next arena
  const listening = [window, document, navigator.mediaDevices].map(listenersOf);
  // Without a token there is no socket: what is left is all the page's own.
  const session = createRoomSession({ roomId: '7KQ2MX', me: 'ann', token: null });
  await session.camera.open();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(tracks.map((track) => track.readyState)).toEqual(['live']);
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  expect(listening.map((count) => count() > 0)).toContain(true);
  session.close();
  session.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(tracks.map((track) => track.readyState)).toEqual(['ended']);
  expect(session.camera.getState()).toMatchObject({ status: 'idle', stream: null });
  expect(vi.getTimerCount()).toBe(0);
  expect(listening.map((count) => count())).toEqual([0, 0, 0]);
});
