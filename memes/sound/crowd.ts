import { drift, filtered } from './filters.ts';
import { RATE, TAU, burst, compute, faded, peaking, randomness, shaped, together } from './signal.ts';
import type { Samples } from './signal.ts';
import { clap } from './effects.ts';

/** A hall that has won. It stops as soon as it is told to. */
export function cheer(ms: number, seed = 201): Samples {
  const swell = drift(6, seed);
  const voices = [430, 620, 880, 1_250, 1_900].map((hz, i) => ({
    at: 0,
    samples: filtered(burst(ms, 1e9, seed + i), 'bandpass', hz, 3.5),
    gain: 1 - i * 0.12,
  }));
  const random = randomness(seed + 9);
  const hands = Array.from({ length: Math.floor(ms / 24) }, (_, i) => ({
    at: i * 24 + (random() + 1) * 10,
    samples: clap(seed + (i % 9)),
    gain: 0.07,
  }));
  const all = together([{ at: 0, samples: shaped(together(voices), (_, s) => 0.8 + 0.4 * swell(s)), gain: 0.8 }, ...hands], ms);
  return peaking(faded(all, 160, 20), 0.6);
}

/** Two hands' worth of politeness, `count` times. */
export const applause = (count: number, everyMs = 310): Samples =>
  together(
    Array.from({ length: count }, (_, i) => ({ at: i * everyMs + (i % 3) * 14, samples: clap(61 + (i % 4)), gain: 1 - (0.5 * i) / count })),
  );

/** The horn at the end of a game. */
export function horn(ms: number): Samples {
  const raw = compute(ms, (s) => ((s * 196) % 1) + ((s * 247.5) % 1) - 1 + 0.2 * Math.sin(TAU * 98 * s));
  return peaking(faded(filtered(raw, 'lowpass', 2_200), 8, 60), 0.7);
}

/** One wet eyelid, from very near. */
export function plip(): Samples {
  let phase = 0;
  const drop = compute(70, (_, u) => {
    phase += (TAU * (520 + 1_500 * u * u)) / RATE;
    return Math.sin(phase) * Math.sin(Math.PI * u);
  });
  return peaking(
    together([
      { at: 0, samples: drop },
      { at: 0, samples: filtered(burst(20, 4, 77), 'highpass', 2_000), gain: 0.3 },
    ]),
    0.6,
  );
}

/** Somebody far back clears a throat: twice, short. */
export function cough(seed = 231): Samples {
  const one = (ms: number, hz: number, at: number) => ({
    at,
    samples: shaped(
      filtered(filtered(burst(ms, 60, seed + at), 'bandpass', hz, 1.2), 'lowpass', 2_400),
      (u) => Math.min(1, u * 12) * (1 - u),
    ),
  });
  return peaking(together([one(150, 620, 0), one(190, 540, 260)]), 0.4);
}

/** A heart, from within: two soft blows a beat. */
export function heartbeat(beats: number, everyMs: number): Samples {
  const blow = (seed: number) => filtered(burst(180, 40, seed), 'lowpass', 95, 1.4);
  return peaking(
    together(
      Array.from({ length: beats }, (_, i) => [
        { at: i * everyMs, samples: blow(241) },
        { at: i * everyMs + 190, samples: blow(242), gain: 0.7 },
      ]).flat(),
    ),
    0.7,
  );
}
