import { drift, filtered } from './filters.ts';
import { burst, faded, peaking, randomness, shaped, together } from './signal.ts';
import type { Samples } from './signal.ts';

/** A fire that grows over `ms`: it breathes low, and cracks. */
export function fire(ms: number, seed = 301): Samples {
  const random = randomness(seed);
  const breath = drift(5, seed + 1);
  const low = shaped(filtered(burst(ms, 1e9, seed + 2), 'lowpass', 320, 0.8), (u, s) => (0.25 + 0.75 * u) * (0.7 + 0.5 * breath(s)));
  const cracks = Array.from({ length: Math.floor(ms / 60) }, (_, i) => {
    const at = i * 60 + (random() + 1) * 40;
    const late = at / ms;
    return {
      at,
      samples: filtered(burst(30, 3 + (random() + 1) * 3, seed + 10 + i), 'bandpass', 1_400 + (random() + 1) * 1_500, 1.2),
      gain: (random() + 1) ** 3 * 0.16 * (0.2 + 0.8 * late),
    };
  });
  return peaking(faded(together([{ at: 0, samples: low, gain: 1.6 }, ...cracks], ms), 300, 30), 0.6);
}
