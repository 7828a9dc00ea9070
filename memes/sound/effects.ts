import { drift, driven, filtered } from './filters.ts';
import { RATE, TAU, burst, compute, faded, peaking, randomness, shaped, together, tone } from './signal.ts';
import type { Samples } from './signal.ts';

/** A sound of struck matter: tones that die away at their own pace. */
function struck(ms: number, partials: readonly (readonly [hz: number, gain: number, halfMs: number])[]): Samples {
  return compute(ms, (s) =>
    partials.reduce((sum, [hz, gain, half]) => sum + gain * Math.sin(TAU * hz * s) * 0.5 ** ((s * 1000) / half), 0),
  );
}

/** A slide whistle from one pitch to another. */
export function slideWhistle(ms: number, from: number, to: number): Samples {
  const breath = filtered(burst(ms, 1e9, 3), 'bandpass', (from + to) / 2, 4);
  const pitch = (u: number) => from * (to / from) ** u * (1 + 0.012 * Math.sin(TAU * u * (ms / 1000) * 6));
  return faded(
    together([
      { at: 0, samples: tone(ms, pitch), gain: 0.6 },
      { at: 0, samples: breath, gain: 0.25 },
    ]),
    20,
    40,
  );
}

/** A cup meeting the floor: the blow, the ring of china, then the pieces. */
export function crash(seed = 7): Samples {
  const random = randomness(seed);
  const pieces = Array.from({ length: 14 }, (_, i) => {
    const hz = 2_600 + (random() + 1) * 2_200;
    const samples = struck(220, [
      [hz, 1, 22],
      [hz * 1.53, 0.6, 14],
      [hz * 2.31, 0.3, 9],
    ]);
    return { at: 60 + i * 38 + (random() + 1) * 45, samples, gain: 0.34 * 0.86 ** i };
  });
  const blow = filtered(filtered(burst(420, 45, seed), 'highpass', 900), 'lowpass', 8_000);
  const ring = struck(400, [
    [1_740, 0.5, 40],
    [2_930, 0.5, 34],
    [4_410, 0.4, 24],
    [6_150, 0.3, 16],
  ]);
  return peaking(
    together([{ at: 0, samples: blow, gain: 0.8 }, { at: 0, samples: ring, gain: 0.5 }, { at: 0, samples: thud(), gain: 0.4 }, ...pieces]),
    0.9,
  );
}

/** Something heavy and soft against something hard. */
export function thud(): Samples {
  const drop = shaped(
    tone(260, (u) => 140 - 90 * Math.sqrt(u)),
    (_, s) => 0.5 ** (s / 0.05),
  );
  return faded(
    together([
      { at: 0, samples: drop },
      { at: 0, samples: filtered(burst(90, 14, 5), 'lowpass', 1_800), gain: 0.5 },
    ]),
    1,
    40,
  );
}

/** A hard head on thick ice, or on wood when lower. */
export function tonk(hz = 620): Samples {
  const body = struck(420, [
    [hz, 1, 46],
    [hz * 1.49, 0.6, 30],
    [hz * 2.76, 0.35, 16],
    [hz * 5.4, 0.2, 7],
  ]);
  return peaking(
    together([
      { at: 0, samples: body },
      { at: 0, samples: filtered(burst(40, 5, 9), 'bandpass', 2_400), gain: 1.2 },
    ]),
    0.9,
  );
}

/** A long springy board. */
export function boing(ms = 900): Samples {
  let phase = 0;
  return faded(
    compute(ms, (s, u) => {
      phase += (TAU * (120 + 60 * u + 70 * Math.sin(TAU * (13 + 8 * u) * s) * (1 - u))) / RATE;
      return (Math.sin(phase) + 0.45 * Math.sin(phase * 2.01) + 0.3 * Math.sin(phase * 3.02)) * 0.5 * (1 - u) ** 1.6;
    }),
    3,
    60,
  );
}

/** Air leaving through too small an opening. It flutters, rises as the pressure falls, and ends in a sputter. */
export function raspberry(ms: number, seed = 11): Samples {
  const wander = drift(7, seed);
  const flutter = drift(30, seed + 1);
  const random = randomness(seed + 2);
  let phase = 0;
  const raw = compute(ms, (s, u) => {
    phase += ((92 + 150 * u ** 2) * (1 + 0.2 * wander(s) + 0.1 * flutter(s))) / RATE;
    const lips = Math.exp(-9 * (phase % 1)) - 0.11;
    return lips + random() * 0.03 * Math.exp(-4 * (phase % 1));
  });
  const voiced = together([
    { at: 0, samples: filtered(raw, 'bandpass', 330, 1.3) },
    { at: 0, samples: filtered(raw, 'bandpass', 980, 2.2), gain: 0.8 },
    { at: 0, samples: filtered(raw, 'bandpass', 2_300, 2.5), gain: 0.35 },
  ]);
  const pressure = (u: number, s: number) => {
    const shake = 0.72 + 0.28 * Math.sin(TAU * (19 + 6 * wander(s + 5)) * s);
    const sputter = u < 0.72 ? 1 : Math.max(0, Math.sin(TAU * (11 - 5 * u) * s + 1)) ** 0.7;
    return shake * sputter * (1 - 0.45 * u);
  };
  return peaking(faded(shaped(driven(peaking(voiced, 1), 1.6), pressure), 6, 60), 0.8);
}

/** A rubber skin being stretched. */
export function stretch(ms: number, from = 380, to = 620): Samples {
  const creak = drift(60, 21);
  let phase = 0;
  const raw = compute(ms, (s, u) => {
    phase += ((from + (to - from) * u) * (1 + 0.1 * creak(s))) / RATE;
    return ((phase % 1) * 2 - 1) * (0.55 + 0.45 * Math.sin(TAU * (24 - 8 * u) * s)) * Math.sin(Math.PI * u) ** 0.5;
  });
  return peaking(filtered(filtered(raw, 'bandpass', 1_300, 1), 'lowpass', 3_200), 0.5);
}

/** A drop into a pond, heard from afar. */
export function plop(): Samples {
  const drop = shaped(
    tone(130, (u) => 320 + 900 * u * u),
    (u) => Math.sin(Math.PI * u),
  );
  const spray = shaped(filtered(burst(500, 120, 31), 'bandpass', 1_400, 0.8), (u) => Math.min(1, u * 8));
  return together([
    { at: 0, samples: drop, gain: 0.9 },
    { at: 90, samples: spray, gain: 0.35 },
  ]);
}

/** Air moved by something that left in a hurry. */
export function whoosh(ms = 260): Samples {
  const body = together(
    [400, 900, 1_900, 3_200].map((hz, i) => ({ at: i * (ms / 9), samples: filtered(burst(ms, 1e9, 40 + i), 'bandpass', hz, 1.6) })),
    ms,
  );
  return peaking(
    shaped(body, (u) => Math.sin(Math.PI * Math.min(1, u * 1.15)) ** 2),
    0.7,
  );
}

/** A dry swivel: an office chair or an old hinge. */
export function squeak(ms: number, hz = 1_250): Samples {
  const stick = drift(26, 51);
  let phase = 0;
  const raw = compute(ms, (s, u) => {
    phase += (hz * (1 + 0.22 * Math.sin(Math.PI * u) + 0.05 * stick(s))) / RATE;
    return ((phase % 1) * 2 - 1) * (0.6 + 0.4 * stick(s + 3)) * Math.sin(Math.PI * u);
  });
  return peaking(filtered(raw, 'bandpass', hz * 1.6, 1.5), 0.4);
}

/** One pair of hands, once. */
export const clap = (seed = 61): Samples =>
  peaking(
    together([0, 9, 17].map((at, i) => ({ at, samples: filtered(burst(150, 16, seed + i), 'bandpass', 1_250 + i * 160, 1.3) }))),
    0.6,
  );

/** A sole on a hard floor. */
export const step = (seed = 71): Samples =>
  peaking(
    together([
      { at: 0, samples: thud(), gain: 0.5 },
      { at: 0, samples: filtered(burst(60, 9, seed), 'bandpass', 1_700), gain: 0.9 },
    ]),
    0.5,
  );

/** A bell of a reception desk. */
export const bell = (hz = 2_090): Samples =>
  faded(
    struck(1_400, [
      [hz, 0.5, 210],
      [hz * 2.76, 0.22, 90],
      [hz * 5.4, 0.1, 40],
    ]),
    1,
    200,
  );
