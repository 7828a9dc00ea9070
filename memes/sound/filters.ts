import { RATE, TAU, lengthOf, randomness } from './signal.ts';
import type { Samples } from './signal.ts';

type Kind = 'lowpass' | 'highpass' | 'bandpass';

/** Second-order filter after the Audio EQ Cookbook; `q` narrows a band, 0.7 is neutral for the passes. */
export function filtered(samples: Samples, kind: Kind, hz: number, q = 0.7): Samples {
  const w = (TAU * Math.min(hz, RATE * 0.45)) / RATE;
  const alpha = Math.sin(w) / (2 * q);
  const cos = Math.cos(w);
  const a0 = 1 + alpha;
  const outer = { lowpass: (1 - cos) / 2, highpass: (1 + cos) / 2, bandpass: alpha }[kind];
  const middle = { lowpass: 1 - cos, highpass: -(1 + cos), bandpass: 0 }[kind];
  const last = kind === 'bandpass' ? -alpha : outer;
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  return samples.map((x) => {
    const y = (outer * x + middle * x1 + last * x2 + 2 * cos * y1 - (1 - alpha) * y2) / a0;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    return y;
  });
}

/** Adds a hall: a few early echoes and a dense tail made of noise that dies away. `ms` is the length of the tail. */
export function inHall(samples: Samples, ms: number, wet: number): Samples {
  const combs = [29.7, 37.1, 41.1, 43.7].map((delay) => ({
    line: new Float32Array(lengthOf(delay)),
    at: 0,
    gain: 0.001 ** (delay / ms),
    damp: 0,
  }));
  const passes = [5.3, 1.7].map((delay) => ({ line: new Float32Array(lengthOf(delay)), at: 0 }));
  const out = new Float32Array(samples.length + lengthOf(ms));
  for (let i = 0; i < out.length; i++) {
    const dry = samples[i] ?? 0;
    let tail = 0;
    for (const comb of combs) {
      const echo = comb.line[comb.at] ?? 0;
      comb.damp = echo * 0.7 + comb.damp * 0.3;
      comb.line[comb.at] = dry + comb.damp * comb.gain;
      comb.at = (comb.at + 1) % comb.line.length;
      tail += echo / combs.length;
    }
    for (const pass of passes) {
      const echo = pass.line[pass.at] ?? 0;
      const into = tail + echo * 0.6;
      pass.line[pass.at] = into;
      pass.at = (pass.at + 1) % pass.line.length;
      tail = echo - into * 0.6;
    }
    out[i] = dry + tail * wet;
  }
  return out;
}

/** Overdrives: quiet parts pass, loud ones grow harsh. */
export const driven = (samples: Samples, drive: number): Samples => samples.map((value) => Math.tanh(value * drive) / Math.tanh(drive));

/** Slow random movement between -1 and 1 with about `hz` changes a second: what no living voice is without. */
export function drift(hz: number, seed: number): (seconds: number) => number {
  const noise = randomness(seed);
  const points = Array.from({ length: 4_096 }, noise);
  return (seconds) => {
    const at = seconds * hz;
    const i = Math.floor(at);
    const u = at - i;
    const a = points[i % points.length] ?? 0;
    const b = points[(i + 1) % points.length] ?? 0;
    return a + (b - a) * u * u * (3 - 2 * u);
  };
}

/** Evens out a voice: what rises above the threshold rises less than half as much. Follows within milliseconds, lets go slowly. */
export function evened(samples: Samples, threshold: number): Samples {
  const [attack, release] = [3, 90].map((ms) => Math.exp(-1 / lengthOf(ms)));
  let level = 0;
  return samples.map((value) => {
    const size = Math.abs(value);
    const pace = (size > level ? attack : release) ?? 0;
    level = size + (level - size) * pace;
    return level <= threshold ? value : value * (threshold / level) ** 0.6;
  });
}
