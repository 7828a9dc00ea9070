import { limits } from '@deadpan/protocol';
import type { EmotionReading, Face, Smile } from '../../engine/face/face-types.ts';
import { createPatchStore } from '../../engine/socket/store.ts';
import type { ReadableStore } from '../../engine/socket/store.ts';
import type { Verdict } from '../../stage/match-notes.ts';
import { verdictOf } from '../../stage/note-taker.ts';

/** How long a face has stayed straight, by the same rule as in a play. */
export interface TrialState {
  status: 'waiting' | 'running' | 'out';
  /** ms with a face in the picture since it began */
  heldMs: number;
  bestMs: number;
  /** the furthest the mouth got in this try, in percent */
  worst: number;
  /** why it ended */
  verdict: Verdict | null;
}

export interface Trial extends ReadableStore<TrialState> {
  /** Begins anew with the same baseline. */
  again(): void;
  /** Takes the baseline anew, then begins. */
  recalibrate(): void;
  close(): void;
}

/** Samples and pace of a check that has time (spec §9: 50 and 100 ms by default, 5 and 200 ms in round 1). */
const CHECK_SAMPLES = 50;
export const CHECK_EVERY_MS = 100;
const LIMIT = limits.smile.limit * 100;
/** A longer gap between two readings is not a face that was watched. */
const GAP_MS = 1_000;

/** Counts while the face stays straight; a smile ends it with its curve. `onBaseline` hears every baseline that was measured. */
export function createTrial(face: Face, onBaseline: (baseline: number) => void, now = () => performance.now()): Trial {
  const { store, patch } = createPatchStore<TrialState>({ status: 'waiting', heldMs: 0, bestMs: 0, worst: 0, verdict: null });
  let last: EmotionReading | null = null;
  let since = 0;

  const begin = (): void => {
    since = now();
    patch({ status: 'running', heldMs: 0, worst: 0, verdict: null });
    face.endPlay();
    face.startPlay();
  };
  const count = (reading: EmotionReading, before: EmotionReading | null): void => {
    const gap = before ? reading.capturedAt - before.capturedAt : 0;
    const watched = reading.faceDetected && before?.faceDetected && gap < GAP_MS ? gap : 0;
    const { heldMs, bestMs, worst } = store.getState();
    const held = heldMs + watched;
    const furthest = Math.max(worst, Math.min(LIMIT, reading.relativeHappiness * 100));
    patch({ heldMs: held, bestMs: Math.max(bestMs, held), worst: furthest });
  };
  const look = (): void => {
    const { reading, calibration, watching } = face.getState();
    const { status } = store.getState();
    if (!watching || !reading) {
      last = null;
      return;
    }
    if (reading === last) return;
    const before = last;
    last = reading; // the detector tells of what is done to it here, too
    if (status === 'waiting' && calibration.isCalibrated) {
      onBaseline(calibration.baseline);
      begin();
    } else if (status === 'running') count(reading, before);
  };
  const smiled = (smile: Smile): void => {
    if (store.getState().status !== 'running') return;
    const verdict = verdictOf(smile, 1, since, null);
    patch({ status: 'out', verdict: { ...verdict, confirmed: true }, worst: verdict.peak });
  };
  const offs = [face.subscribe(look), face.onSmile(smiled)];

  return {
    ...store,
    again: begin,
    recalibrate: () => {
      face.endPlay();
      face.calibrate(CHECK_SAMPLES);
      last = null;
      patch({ status: 'waiting', heldMs: 0, worst: 0, verdict: null });
    },
    close: () => {
      for (const off of offs.splice(0)) off();
      face.endPlay();
    },
  };
}
