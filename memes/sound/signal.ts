/** Mono sound between -1 and 1 at RATE samples a second. */
export type Samples = Float32Array;

export const RATE = 48_000;
export const TAU = Math.PI * 2;

export const lengthOf = (ms: number): number => Math.round((ms * RATE) / 1000);
const silence = (ms: number): Samples => new Float32Array(lengthOf(ms));

/** Computes a sound from a function of the time in seconds; `u` runs from 0 to 1 over its length. */
export function compute(ms: number, at: (seconds: number, u: number) => number): Samples {
  const out = silence(ms);
  for (let i = 0; i < out.length; i++) out[i] = at(i / RATE, i / out.length);
  return out;
}

/** Repeatable noise between -1 and 1 (mulberry32). */
export function randomness(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = state;
    x = Math.imul(x ^ (x >>> 15), x | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) / 2_147_483_648 - 1;
  };
}

/** White noise that dies away; `half` is the time in milliseconds after which it is half as loud. */
export function burst(ms: number, half: number, seed = 1): Samples {
  const noise = randomness(seed);
  return compute(ms, (s) => noise() * 0.5 ** ((s * 1000) / half));
}

/** A tone whose pitch follows a function of u. The phase runs on, so slides do not click. */
export function tone(ms: number, hz: (u: number) => number, wave: (phase: number) => number = Math.sin): Samples {
  let phase = 0;
  return compute(ms, (_, u) => {
    phase += (TAU * hz(u)) / RATE;
    return wave(phase);
  });
}

/** The same sound with its loudness following a function of u (0 to 1) and the seconds. */
export function shaped(samples: Samples, gain: (u: number, seconds: number) => number): Samples {
  return samples.map((value, i) => value * gain(i / samples.length, i / RATE));
}

/** The same sound, faded in and out over so many milliseconds, so that its ends do not click. */
export function faded(samples: Samples, inMs: number, outMs = inMs): Samples {
  const a = Math.max(1, lengthOf(inMs));
  const b = Math.max(1, lengthOf(outMs));
  return samples.map((value, i) => value * Math.min(1, i / a, (samples.length - 1 - i) / b));
}

export interface Part {
  /** Milliseconds from the start. */
  at: number;
  samples: Samples;
  gain?: number;
}

/** Lays sounds over each other; as long as the last one needs, or exactly `ms`. */
export function together(parts: readonly Part[], ms?: number): Samples {
  const needed = Math.max(0, ...parts.map((part) => lengthOf(part.at) + part.samples.length));
  const out = new Float32Array(ms === undefined ? needed : lengthOf(ms));
  for (const { at, samples, gain = 1 } of parts) {
    const start = lengthOf(at);
    for (let i = 0; i < samples.length && start + i < out.length; i++) out[start + i] = (out[start + i] ?? 0) + (samples[i] ?? 0) * gain;
  }
  return out;
}

/** Scales a sound so that its loudest sample is `peak`. */
export function peaking(samples: Samples, peak: number): Samples {
  const loudest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
  return samples.map((value) => (value * peak) / loudest);
}
