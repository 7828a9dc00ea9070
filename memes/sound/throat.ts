import { drift, driven, filtered } from './filters.ts';
import { RATE, TAU, compute, faded, peaking, randomness, shaped } from './signal.ts';
import type { Samples } from './signal.ts';

/** Formants of a throat: centre, width, gain. */
type Vowel = readonly (readonly [hz: number, width: number, gain: number])[];

const AH: Vowel = [
  [780, 110, 1],
  [1_180, 120, 0.55],
  [2_800, 180, 0.42],
  [3_300, 200, 0.3],
];
const OH: Vowel = [
  [480, 90, 1],
  [860, 110, 0.5],
  [2_700, 180, 0.3],
  [3_200, 200, 0.2],
];
const OPEN: Vowel = [
  [980, 220, 1],
  [1_560, 240, 0.9],
  [2_900, 320, 0.7],
  [3_900, 500, 0.45],
];

/** Sums harmonics weighted by the vowel: a throat without edges, so that it may be beautiful. */
function sing(ms: number, pitch: (s: number, u: number) => number, vowel: (u: number) => Vowel): Samples {
  let phase = 0;
  let weights: number[] = [];
  let i = 0;
  return compute(ms, (s, u) => {
    const hz = pitch(s, u);
    // The colour of the voice changes slowly; once per 5 ms is plenty.
    if (i++ % 240 === 0) weights = colour(hz, vowel(u));
    phase += (TAU * hz) / RATE;
    return weights.reduce((sum, weight, k) => sum + weight * Math.sin(phase * (k + 1)), 0);
  });
}

function colour(hz: number, vowel: Vowel): number[] {
  return Array.from({ length: Math.max(1, Math.floor(5_000 / hz)) }, (_, k) => {
    const f = hz * (k + 1);
    const shape = vowel.reduce((sum, [centre, width, gain]) => sum + gain / (1 + ((f - centre) / width) ** 2), 0.03);
    return shape / (k + 1) ** 0.6;
  });
}

/** A trained voice on a line of notes `[hz, ms]`, gliding from one to the next, its vibrato growing with each. */
export function aria(notes: readonly (readonly [hz: number, ms: number])[]): Samples {
  const total = notes.reduce((sum, [, ms]) => sum + ms, 0);
  const starts = notes.map((_, i) => notes.slice(0, i).reduce((sum, [, ms]) => sum + ms, 0) / 1000);
  const pitch = (s: number) => {
    const i = starts.findLastIndex((start) => s >= start);
    const [hz = 440] = notes[i] ?? [];
    const [before = hz] = notes[i - 1] ?? [];
    const since = s - (starts[i] ?? 0);
    const glide = Math.min(1, since / 0.11);
    const vibrato = 0.02 * Math.min(1, since / 0.5) * Math.sin(TAU * 5.6 * s);
    return before * (hz / before) ** (glide * glide * (3 - 2 * glide)) * (1 + vibrato);
  };
  const voice = sing(total, pitch, (u) => (u % 0.5 < 0.2 ? OH : AH));
  return peaking(
    shaped(faded(voice, 140, 120), (u) => 0.55 + 0.45 * u),
    0.7,
  );
}

/** What a goat does instead of the top note. Begins at full height and ends in the shudder that only goats have. */
export function scream(ms: number, seed = 151): Samples {
  const rough = drift(70, seed);
  const wander = drift(7, seed + 1);
  const random = randomness(seed + 2);
  const rise = (u: number) => (u < 0.08 ? 0.72 + 3.5 * u : u < 0.62 ? 1 : 1 - 0.5 * (u - 0.62));
  const pitch = (s: number, u: number) =>
    590 * rise(u) * (1 + 0.045 * rough(s) + 0.03 * wander(s) + (u > 0.45 ? 0.07 * Math.sin(TAU * 9.5 * s) : 0));
  const throat = sing(ms, pitch, () => OPEN);
  // A second, half as fast beat of the throat: the rasp.
  const rasp = compute(ms, (s, u) => 1 + 0.5 * Math.sin(TAU * 295 * rise(u) * s + rough(s)) + 0.25 * random());
  const shudder = (u: number, s: number) => (u > 0.45 ? 0.62 + 0.38 * Math.sin(TAU * 9.5 * s) : 1) * Math.min(1, (1 - u) * 9);
  const harsh = driven(
    peaking(
      throat.map((value, i) => value * (rasp[i] ?? 1)),
      1,
    ),
    3.5,
  );
  return peaking(faded(shaped(filtered(harsh, 'highpass', 350), shudder), 8, 50), 0.95);
}

/** A deep breath in. */
export function inhale(ms: number): Samples {
  const random = randomness(161);
  const air = filtered(filtered(compute(ms, random), 'bandpass', 1_500, 0.7), 'lowpass', 4_000);
  return peaking(
    shaped(air, (u) => Math.sin(Math.PI * u ** 1.6) * (0.4 + 0.6 * u)),
    0.3,
  );
}
