import { drift, filtered } from './filters.ts';
import { TAU, burst, compute, faded, peaking, shaped, together, tone } from './signal.ts';
import type { Samples } from './signal.ts';

/** What a button answers. */
export const beep = (hz = 1_760, ms = 130): Samples =>
  faded(
    tone(
      ms,
      () => hz,
      (phase) => Math.sin(phase) + 0.25 * Math.sin(3 * phase),
    ),
    4,
    18,
  );

/** A large appliance that is asleep: its fan rises and falls like a chest. */
export function purr(ms: number, breathMs = 2_400): Samples {
  const fan = filtered(burst(ms, 1e9, 301), 'bandpass', 210, 1.4);
  const coil = tone(
    ms,
    () => 100,
    (phase) => Math.sin(phase) + 0.4 * Math.sin(2 * phase),
  );
  const chest = (_: number, s: number) => 0.55 + 0.45 * Math.sin((s * 1000 * TAU) / breathMs);
  return peaking(
    faded(
      shaped(
        together([
          { at: 0, samples: peaking(fan, 1) },
          { at: 0, samples: coil, gain: 0.12 },
        ]),
        chest,
      ),
      150,
    ),
    0.2,
  );
}

/** Rollers and gears that would rather not. `hz` is how fast they turn. */
export function grind(ms: number, hz = 11, seed = 311): Samples {
  const wander = drift(4, seed);
  let turn = 0;
  let phase = 0;
  const gears = compute(ms, (s, u) => {
    turn += (hz * (1 + 0.2 * wander(s) + 0.25 * u)) / 48_000;
    phase += (190 + 70 * wander(s + 9) + 90 * Math.sin(TAU * turn)) / 48_000;
    const tooth = Math.exp(-6 * (turn % 1));
    return (((phase % 1) * 2 - 1) * 0.5 + Math.sin(TAU * phase * 3.02) * 0.3) * (0.35 + 0.65 * tooth);
  });
  const scrape = shaped(
    filtered(burst(ms, 1e9, seed + 1), 'bandpass', 1_500, 0.8),
    (_, s) => 0.4 + 0.6 * Math.abs(Math.sin(TAU * hz * 0.5 * s)),
  );
  return peaking(
    faded(
      together([
        { at: 0, samples: filtered(gears, 'lowpass', 2_600) },
        { at: 0, samples: scrape, gain: 0.35 },
      ]),
      30,
      30,
    ),
    0.6,
  );
}

/** A sheet that is let go of. */
export const feed = (ms = 220, seed = 321): Samples =>
  peaking(
    shaped(filtered(burst(ms, 1e9, seed), 'bandpass', 2_600, 0.7), (u) => u * Math.min(1, (1 - u) * 12)),
    0.4,
  );
