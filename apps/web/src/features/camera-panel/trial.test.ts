import { expect, it, vi } from 'vitest';
import type { Face, FaceState, Smile } from '../../engine/face/face-types.ts';
import { aFace } from '../../stage/testing/views.ts';
import { createTrial } from './trial.ts';

/** A detector that tells its listeners of everything, as the real one does. */
function watched() {
  let state: FaceState = aFace(0, { calibration: { isCalibrated: false, progress: 0, baseline: 0 } });
  let smile: (one: Smile) => void = () => undefined;
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());
  const done: string[] = [];
  const act = (what: string) => () => {
    done.push(what);
    tell();
  };
  const face = {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onSmile: (listener: typeof smile) => {
      smile = listener;
      return () => undefined;
    },
    calibrate: (samples: number) => act(`calibrate ${samples}`)(),
    startPlay: act('arm'),
    endPlay: act('disarm'),
  } as unknown as Face;
  const onBaseline = vi.fn<(baseline: number) => void>();
  const trial = createTrial(face, onBaseline, () => 0);
  return {
    trial,
    done,
    onBaseline,
    read: (at: number, happy: number, change: Partial<FaceState> = {}, faceDetected = true) => {
      const next = aFace(happy, change);
      state = { ...next, reading: next.reading && { ...next.reading, capturedAt: at, faceDetected } };
      tell();
    },
    smile: () => smile({ capturedAt: 900, curve: [{ t: 900, happy: 0.6, relative: 0.6 }] }),
  };
}

it('takes 50 samples, remembers the baseline, then counts while a face is seen', () => {
  const { trial, read, done, onBaseline } = watched();
  trial.recalibrate();
  read(0, 0, { calibration: { isCalibrated: false, progress: 0.5, baseline: 0 } });
  expect(trial.getState().status).toBe('waiting');
  read(200, 0.02, { calibration: { isCalibrated: true, progress: 1, baseline: 0.04 } });
  expect(onBaseline).toHaveBeenCalledExactlyOnceWith(0.04);
  expect(done).toEqual(['disarm', 'calibrate 50', 'disarm', 'arm']);
  read(400, 0.1);
  read(600, 0.97);
  read(800, 0, {}, false);
  read(1_000, 0);
  expect(trial.getState()).toMatchObject({ status: 'running', heldMs: 400, worst: 40 });
});

it('a smile ends it with its curve; again begins anew with the same baseline and keeps the longest', () => {
  const { trial, read, smile } = watched();
  read(0, 0);
  read(200, 0);
  smile();
  expect(trial.getState()).toMatchObject({ status: 'out', heldMs: 200, bestMs: 200, worst: 60, verdict: { peak: 60 } });
  read(400, 0);
  expect(trial.getState().heldMs).toBe(200);
  trial.again();
  expect(trial.getState()).toMatchObject({ status: 'running', heldMs: 0, bestMs: 200, verdict: null });
});
