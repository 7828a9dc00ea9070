/** The two filters of ITU-R BS.1770 for 48 kHz: the head's shelf, then what the ear does not hear below. */
const K_WEIGHTING = [
  { b: [1.53512485958697, -2.69169618940638, 1.19839281085285], a: [-1.69065929318241, 0.73248077421585] },
  { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] },
] as const;
export const LOUDNESS_RATE = 48_000;
const BLOCK = 0.4 * LOUDNESS_RATE;
const HOP = BLOCK / 4;

function weighted(samples: Float32Array): Float64Array {
  let signal = Float64Array.from(samples);
  for (const { b, a } of K_WEIGHTING) {
    let [x1, x2, y1, y2] = [0, 0, 0, 0];
    signal = signal.map((x) => {
      const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
      [x2, x1, y2, y1] = [x1, x, y1, y];
      return y;
    });
  }
  return signal;
}

const lufs = (power: number) => -0.691 + 10 * Math.log10(power);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Integrated loudness by ITU-R BS.1770-4 (gated at -70 LUFS and 10 LU below what is left), in LUFS.
 * @param channels left and right, or one, at 48 kHz; -Infinity when there is nothing to hear
 */
export function integratedLoudness(channels: readonly Float32Array[]): number {
  const heard = channels.map(weighted);
  const blocks: number[] = [];
  for (let at = 0; at + BLOCK <= (heard[0]?.length ?? 0); at += HOP) {
    let power = 0;
    for (const signal of heard) for (let i = at; i < at + BLOCK; i++) power += (signal[i] ?? 0) ** 2 / BLOCK;
    blocks.push(power);
  }
  const audible = blocks.filter((power) => lufs(power) > -70);
  const gate = lufs(mean(audible)) - 10;
  const counted = audible.filter((power) => lufs(power) > gate);
  return counted.length > 0 ? lufs(mean(counted)) : -Infinity;
}

const TAPS = 24;

/** The highest level between the samples too (four times oversampled), in dB relative to full scale. */
export function truePeak(channels: readonly Float32Array[]): number {
  let peak = 0;
  for (const samples of channels) {
    const highest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    peak = Math.max(peak, highest);
    samples.forEach((value, i) => {
      // Only beside high samples can there be a higher place.
      if (Math.abs(value) < highest * 0.7) return;
      for (const part of [-0.75, -0.5, -0.25, 0.25, 0.5, 0.75]) peak = Math.max(peak, Math.abs(between(samples, i + part)));
    });
  }
  return 20 * Math.log10(peak);
}

/** The signal at a place between two samples, by a windowed sinc. */
function between(samples: Float32Array, place: number): number {
  const middle = Math.floor(place);
  let sum = 0;
  for (let i = middle - TAPS / 2 + 1; i <= middle + TAPS / 2; i++) {
    const x = Math.PI * (place - i);
    const window = 0.5 + 0.5 * Math.cos((2 * x) / TAPS);
    sum += ((samples[i] ?? 0) * window * Math.sin(x)) / x;
  }
  return sum;
}
