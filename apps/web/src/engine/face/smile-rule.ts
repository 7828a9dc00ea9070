import { limits } from '@deadpan/protocol';
import type { Calibration, SmilePoint, SmileStatus } from './face-types.ts';

/** Happiness above the baseline: danger is shown, elimination decided (spec §9). */
const DANGER = limits.smile.danger;
export const ELIMINATED = limits.smile.limit;
/** Readings in a row above the limit: one alone is a twitch or a flash of the detector, seen in people who only talk. */
const IN_A_ROW = limits.smile.readingsInARow;
/** Readings with a face that make a baseline (spec §9). */
const SAMPLES: number = limits.detection.calibrationSamples;
/** Whoever grins through the calibration must not become immune. */
const MAX_BASELINE = limits.smile.baselineCap;
/** How much of the smile curve is kept, in milliseconds. */
export const CURVE_MS = 10_000;

/** What the rule remembers. Times are milliseconds of one clock, the frames' capture times. */
export interface RuleState {
  samples: number[];
  /** how many make a baseline */
  wanted: number;
  /** null until the calibration has ended. */
  baseline: number | null;
  /** Frames captured before this do not belong to the calibration. */
  calibratesFrom: number;
  /** When the play began, or null outside plays. */
  armedAt: number | null;
  /** Capture times of the readings above the limit so far in a row. */
  row: number[];
  /** Capture time of the first of the readings that decided, once they have. */
  smiledAt: number | null;
  status: SmileStatus;
  curve: SmilePoint[];
}

/** Happiness of one frame, or null when no face was in it. */
export interface Look {
  t: number;
  happy: number | null;
}

export const createRule = (): RuleState => ({
  samples: [],
  wanted: SAMPLES,
  baseline: null,
  calibratesFrom: 0,
  armedAt: null,
  row: [],
  smiledAt: null,
  status: 'safe',
  curve: [],
});

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

/** The baseline a set of samples makes: their median, at most 0.30; 0 without any. */
const baselineOf = (samples: readonly number[]): number => (samples.length ? Math.min(median(samples), MAX_BASELINE) : 0);

/** Happiness above a baseline, as a share of what was left above it: 0 to 1. */
export const relativeTo = (baseline: number, happy: number): number => Math.max(0, (happy - baseline) / (1 - baseline));

export const calibrationOf = (state: RuleState): Calibration => ({
  isCalibrated: state.baseline !== null,
  progress: state.baseline === null ? state.samples.length / state.wanted : 1,
  baseline: state.baseline ?? baselineOf(state.samples),
});

/** Forgets the baseline; samples are taken from frames captured at `now` or later, as many as `wanted`. */
export const startCalibration = (state: RuleState, now: number, wanted = SAMPLES): RuleState => ({
  ...state,
  samples: [],
  wanted,
  baseline: null,
  calibratesFrom: now,
  status: 'safe',
});

/** The countdown is over: what was seen so far is the baseline, 0 if no face was. */
export const endCalibration = (state: RuleState): RuleState =>
  state.baseline === null ? { ...state, baseline: baselineOf(state.samples) } : state;

/** Takes a baseline measured earlier, within the same cap. */
export const restoreBaseline = (state: RuleState, baseline: number): RuleState => ({
  ...state,
  samples: [],
  baseline: Math.min(Math.max(baseline, 0), MAX_BASELINE),
});

/** Arms the elimination for frames captured at `now` or later. It ends a calibration still running: smiles in a play must not raise the baseline. */
export const startPlay = (state: RuleState, now: number): RuleState => ({
  ...endCalibration(state),
  armedAt: now,
  row: [],
  smiledAt: null,
  status: 'safe',
});

export const endPlay = (state: RuleState): RuleState => ({ ...state, armedAt: null, row: [], smiledAt: null, status: 'safe' });

/** One reading more. `smiledAt` becomes a time when this reading decides, and stays until the play ends. */
export function look(state: RuleState, { t, happy }: Look): RuleState {
  if (happy === null) return { ...state, row: [], status: state.smiledAt === null ? 'safe' : 'eliminated' };
  const calibrated = sample(state, t, happy);
  const relative = relativeTo(calibrationOf(calibrated).baseline, happy);
  const armed = state.armedAt !== null && t >= state.armedAt;
  const row = armed && relative > ELIMINATED ? [...state.row, t].slice(-IN_A_ROW) : [];
  const smiledAt = state.smiledAt ?? (row.length === IN_A_ROW ? (row[0] ?? t) : null);
  const status = smiledAt !== null ? 'eliminated' : relative > DANGER ? 'danger' : 'safe';
  const curve = [...state.curve.filter((point) => point.t > t - CURVE_MS), { t, happy, relative }];
  return { ...calibrated, row, smiledAt, status, curve };
}

function sample(state: RuleState, t: number, happy: number): RuleState {
  if (state.baseline !== null || t < state.calibratesFrom) return state;
  const samples = [...state.samples, happy];
  return { ...state, samples, baseline: samples.length >= state.wanted ? baselineOf(samples) : null };
}
