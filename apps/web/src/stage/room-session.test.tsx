// @vitest-environment jsdom
import type { Ack } from '@deadpan/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentRoom } from './current-room.ts';
import { pageFace } from './page-parts.ts';
import { createRoomSession } from './room-session.ts';
import { leaveRoom } from './room-sessions.ts';

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
  currentRoom.setState({ current: null, asking: false });
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

it('the camera goes off when this page has no seat any more, and the detector with it: the arena refused it', async () => {
  const session = createRoomSession({ roomId: '7KQ2MX', me: 'ann', token: null });
  await session.camera.open();
  expect(tracks.at(-1)?.readyState).toBe('live');
  void session.connection.takeOver(); // nobody is signed in: what the page hears first is that
  expect(session.room.getState().status).toBe('refused');
  expect(tracks.at(-1)?.readyState).toBe('ended');
  expect(session.camera.getState().status).toBe('idle');
  expect(pageFace().getState().watching).toBe(false);
  session.close();
});

/** The answer to `leave` is what the test makes it wait for. */
async function inRoom(roomId: string) {
  const session = createRoomSession({ roomId, me: 'ann', token: null });
  let answer: (ack: Ack) => void = () => {};
  vi.spyOn(session.connection, 'leave').mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await session.camera.open();
  currentRoom.setState({ current: session, asking: false });
  return { session, track: tracks.at(-1), answer: () => answer({ ok: true }) };
}

it('leaving turns the camera off at once, however long the server takes to answer', async () => {
  const { track, answer } = await inRoom('7KQ2MX');
  const leaving = leaveRoom();
  expect(track?.readyState).toBe('ended');
  expect(pageFace().getState().watching).toBe(false);
  answer();
  expect(await leaving).toBe(true);
});

it('a room whose leaving is answered late leaves the detector to the room after it', async () => {
  const old = await inRoom('7KQ2MX');
  const leaving = leaveRoom();
  const next = await inRoom('8KQ2MX');
  expect(pageFace().getState().watching).toBe(true);
  old.answer();
  await leaving;
  expect(pageFace().getState().watching).toBe(true);
  expect(next.track?.readyState).toBe('live');
  next.session.close();
  expect(pageFace().getState().watching).toBe(false);
});
