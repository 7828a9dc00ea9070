import { drift, filtered } from './filters.ts';
import { burst, faded, peaking, randomness, shaped, together, tone } from './signal.ts';
import type { Part, Samples } from './signal.ts';

/** The hum of an empty room: so that silence is heard as silence and not as a fault. */
export const room = (ms: number): Samples => peaking(faded(filtered(burst(ms, 1e9, 101), 'lowpass', 260), 200), 0.02);

/** Small birds, far away, every now and then. */
export function birds(ms: number, seed = 111): Samples {
  const random = randomness(seed);
  const calls: Part[] = [];
  for (let at = 150; at < ms - 400; at += 420 + (random() + 1) * 420) {
    const hz = 3_000 + (random() + 1) * 900;
    const count = 2 + Math.round((random() + 1) * 1.5);
    for (let i = 0; i < count; i++)
      calls.push({
        at: at + i * 95,
        samples: faded(
          tone(70, (u) => hz * (1 + 0.18 * Math.sin(Math.PI * u) - 0.1 * u)),
          8,
          25,
        ),
        gain: 0.1,
      });
  }
  return together(calls, ms);
}

/** Pigeons talking among themselves. */
export function coo(): Samples {
  const voice = shaped(
    tone(
      620,
      (u) => 330 + 60 * Math.sin(Math.PI * Math.min(1, u * 1.4)),
      (phase) => Math.sin(phase) + 0.35 * Math.sin(2 * phase),
    ),
    (u, s) => Math.sin(Math.PI * u) * (0.65 + 0.35 * Math.sin(s * 170)),
  );
  return peaking(filtered(voice, 'lowpass', 900), 0.5);
}

/** Wings that leave: `count` beats. */
export function flap(count: number, everyMs = 75): Samples {
  const beats = Array.from({ length: count }, (_, i) => ({
    at: i * everyMs,
    samples: shaped(filtered(filtered(burst(70, 30, 121 + i), 'bandpass', 700, 0.8), 'lowpass', 2_600), (u) => Math.sin(Math.PI * u)),
    gain: 1 - (0.6 * i) / count,
  }));
  return peaking(together(beats), 0.6);
}

/** People in the distance who have not noticed yet. */
export function murmur(ms: number): Samples {
  const swell = drift(5, 131);
  const noise = together([320, 560, 880].map((hz, i) => ({ at: 0, samples: filtered(burst(ms, 1e9, 132 + i), 'bandpass', hz, 3) })));
  const out = shaped(noise, (_, s) => 0.7 + 0.5 * swell(s));
  return peaking(faded(out, 200, 300), 0.12);
}
