import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RoomView } from '@deadpan/protocol';
import type { Face } from '../engine/face/face-types.ts';
import type { RoomState, RoomStore } from '../engine/socket/room-types.ts';
import { createPatchStore } from '../engine/socket/store.ts';
import { leadFace } from './lead-face.ts';
import { aFace, aPlayer, aView } from './testing/views.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function memory() {
  const map = new Map<string, string>();
  return { getItem: (key: string) => map.get(key) ?? null, setItem: (key: string, value: string) => void map.set(key, value) };
}

function stage(first: RoomView, storage = memory(), lastTime = memory()) {
  const initial: RoomState = { status: 'open', view: first, readings: {}, error: null, connectionError: null };
  const { store, patch } = createPatchStore<RoomState>(initial);
  const done: string[] = [];
  let state = aFace(0, { calibration: { isCalibrated: false, progress: 0, baseline: 0 } });
  const listeners = new Set<() => void>();
  const face = {
    calibrate: () => done.push('calibrate'),
    endCalibration: () => done.push('end calibration'),
    restoreBaseline: (baseline: number) => done.push(`restore ${baseline}`),
    startPlay: () => done.push('arm'),
    endPlay: () => done.push('disarm'),
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as Face;
  const stop = leadFace({ face, room: store as unknown as RoomStore, storage, memory: lastTime });
  return {
    done,
    stop,
    see: (view: RoomView) => patch({ view }),
    calibrated: () => {
      state = aFace(0);
      for (const listener of listeners) listener();
    },
  };
}

it('calibrates once in the countdown, arms at the start, disarms at the end', () => {
  const { done, see } = stage(aView({ phase: 'waiting', current_play: 0 }));
  see(aView({ phase: 'starting', version: 8 }));
  see(aView({ phase: 'starting', version: 9 }));
  see(aView({ version: 10 }));
  see(aView({ version: 11 }));
  see(aView({ phase: 'deciding', version: 12 }));
  expect(done).toEqual(['calibrate', 'end calibration', 'arm']);
  see(aView({ phase: 'play_ended', version: 13 }));
  expect(done.at(-1)).toBe('disarm');
});

it('calibrates first when the page comes in the middle of a play, and arms as soon as that is done', () => {
  const { done, calibrated } = stage(aView());
  expect(done).toEqual(['calibrate']);
  calibrated();
  expect(done).toEqual(['calibrate', 'end calibration', 'arm']);
});

it('takes the baseline of the same match after a refresh', () => {
  const storage = memory();
  storage.setItem('baseline', JSON.stringify({ matchId: 'm1', baseline: 0.12 }));
  expect(stage(aView(), storage).done).toEqual(['restore 0.12', 'end calibration', 'arm']);
  expect(stage(aView({ match_id: 'm2' }), storage).done).toEqual(['calibrate']);
});

it('arms after three seconds even when no face was seen', () => {
  const { done } = stage(aView());
  vi.advanceTimersByTime(3_000);
  expect(done.at(-1)).toBe('arm');
});

it('leaves alone who is out of the play', () => {
  const { done } = stage(aView({ players: [aPlayer('ann', { out_reason: 'smile' }), aPlayer('bob')] }));
  vi.advanceTimersByTime(5_000);
  expect(done).toEqual([]);
});

it('remembers a measured face for next time, and not one it gave up on', () => {
  const lastTime = memory();
  const measured = stage(aView({ phase: 'waiting' }), memory(), lastTime);
  measured.calibrated();
  expect(lastTime.getItem('deadpan.baseline')).toBe('0');
  const givenUp = memory();
  stage(aView(), memory(), givenUp);
  vi.advanceTimersByTime(3_000);
  expect(givenUp.getItem('deadpan.baseline')).toBeNull();
});

it('begins with the face of last time: at once in the middle of a play, and until the countdown has measured it anew', () => {
  const lastTime = memory();
  lastTime.setItem('deadpan.baseline', '0.07');
  expect(stage(aView({ phase: 'waiting' }), memory(), lastTime).done).toEqual(['restore 0.07']);
  expect(stage(aView({ phase: 'starting' }), memory(), lastTime).done).toEqual(['restore 0.07', 'calibrate']);
  expect(stage(aView(), memory(), lastTime).done.slice(-3)).toEqual(['restore 0.07', 'end calibration', 'arm']);
});
