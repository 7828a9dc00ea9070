import { drift, filtered } from './filters.ts';
import { RATE, TAU, burst, compute, faded, peaking, randomness, shaped, together, tone } from './signal.ts';
import type { Samples } from './signal.ts';

/** A plug that leaves its hole. */
export function pop(): Samples {
  const cork = shaped(
    tone(110, (u) => 260 + 520 * u),
    (u) => Math.min(1, u * 14) * (1 - u) ** 1.5,
  );
  return peaking(
    together([
      { at: 0, samples: cork },
      { at: 0, samples: filtered(burst(40, 6, 311), 'bandpass', 1_500, 1), gain: 0.8 },
    ]),
    0.8,
  );
}

/** Water that goes where it should not: bubbles of all sizes. */
export function gurgle(ms: number, seed = 321): Samples {
  const random = randomness(seed);
  const swell = drift(3, seed + 1);
  const bubbles = Array.from({ length: Math.floor(ms / 55) }, (_, i) => {
    const hz = 190 + (random() + 1) ** 2 * 130;
    const long = 60 + (random() + 1) * 40;
    let phase = 0;
    const samples = compute(long, (_s, u) => {
      phase += (TAU * hz * (1 + 0.9 * u * u)) / RATE;
      return Math.sin(phase) * Math.sin(Math.PI * u);
    });
    return { at: i * 55 + (random() + 1) * 30, samples, gain: 0.3 + 0.35 * (random() + 1) };
  });
  const stream = shaped(filtered(burst(ms, 1e9, seed + 2), 'bandpass', 480, 0.8), (_, s) => 0.22 + 0.12 * swell(s));
  return peaking(faded(together([...bubbles, { at: 0, samples: stream }], ms), 300, 20), 0.6);
}

/** A sea that comes and goes. It ends as soon as it is told to. */
export function waves(ms: number, seed = 331): Samples {
  const far = filtered(burst(ms, 1e9, seed), 'lowpass', 420, 0.7);
  const near = filtered(burst(ms, 1e9, seed + 1), 'bandpass', 1_600, 0.5);
  const surge = (s: number) => Math.max(0, Math.sin((TAU * s) / 4.3 - 0.6)) ** 2;
  const all = together([
    { at: 0, samples: shaped(far, (_, s) => 0.6 + 0.4 * surge(s + 0.5)), gain: 1.4 },
    { at: 0, samples: shaped(near, (_, s) => surge(s)), gain: 0.5 },
  ]);
  return peaking(faded(all, 300, 20), 0.4);
}
