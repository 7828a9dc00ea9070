import { filtered, inHall } from './filters.ts';
import { RATE, TAU, burst, compute, faded, lengthOf, peaking, randomness, shaped, together, tone } from './signal.ts';
import type { Part, Samples } from './signal.ts';

/** Equal temperament: 69 is the A of 440 Hz, 60 the middle C. */
export const note = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

/** A plucked string (Karplus and Strong). Lower `bright` for a softer finger. */
function pluck(hz: number, ms: number, bright = 0.5): Samples {
  const random = randomness(Math.round(hz * 10));
  const line = filtered(Float32Array.from({ length: Math.max(2, Math.round(RATE / hz)) }, random), 'lowpass', 800 + 6_000 * bright);
  const out = new Float32Array(lengthOf(ms));
  for (let i = 0; i < out.length; i++) {
    const k = i % line.length;
    const value = line[k] ?? 0;
    out[i] = value;
    line[k] = 0.4985 * (value + (line[(k + 1) % line.length] ?? 0));
  }
  return faded(peaking(out, 0.8), 1, 60);
}

const saw = (phase: number) => ((phase / TAU) % 1) * 2 - 1;

/** Strings holding a chord: three slightly detuned players a note. */
export function strings(midis: readonly number[], ms: number, dark = 1_500): Samples {
  const players = midis.flatMap((midi) =>
    [-0.07, 0, 0.06].map((off) => ({
      at: 0,
      samples: tone(ms, (u) => note(midi + off + 0.05 * Math.sin(TAU * u * (ms / 1000) * 5.2)), saw),
    })),
  );
  return peaking(faded(filtered(filtered(together(players), 'lowpass', dark), 'highpass', 120), 260, 380), 0.5);
}

/** Brass hitting a chord: opens quickly, closes slowly. */
export function brass(midis: readonly number[], ms: number): Samples {
  const raw = together(midis.flatMap((midi) => [-0.05, 0.05].map((off) => ({ at: 0, samples: tone(ms, () => note(midi + off), saw) }))));
  const bright = shaped(filtered(raw, 'lowpass', 3_400), (_, s) => 0.5 ** (s / 0.16));
  return peaking(
    faded(
      together([
        { at: 0, samples: filtered(raw, 'lowpass', 1_100), gain: 0.8 },
        { at: 0, samples: bright },
      ]),
      18,
      160,
    ),
    0.6,
  );
}

/** A tuned drum. */
export const timpani = (hz = 92): Samples =>
  peaking(
    together([
      {
        at: 0,
        samples: shaped(
          tone(900, (u) => hz * (1 + 0.04 * (1 - u))),
          (_, s) => 0.5 ** (s / 0.16),
        ),
      },
      { at: 0, samples: filtered(burst(80, 14, 81), 'lowpass', 900), gain: 0.5 },
    ]),
    0.8,
  );

/** A snare roll that swells. It stops when it is told to: that is the joke. */
export function drumRoll(ms: number): Samples {
  const hits: Part[] = [];
  for (let at = 0, i = 0; at < ms; at += 46, i++)
    hits.push({
      at,
      samples: filtered(burst(110, 26, 90 + (i % 7)), 'bandpass', 1_900 + (i % 2) * 300, 0.6),
      gain: (i % 2 ? 0.85 : 1) * (0.35 + (0.65 * at) / ms),
    });
  return peaking(together(hits, ms), 0.5);
}

/** A sequence of plucked notes: `[at ms, midi]`. */
export const harp = (notes: readonly (readonly [at: number, midi: number])[], ms = 1_600, bright = 0.35): Samples =>
  inHall(together(notes.map(([at, midi]) => ({ at, samples: pluck(note(midi), ms, bright) }))), 900, 0.25);

/** Music for lifts: a bored electric piano, `[at ms, midi, ms]`. */
export function electricPiano(notes: readonly (readonly [at: number, midi: number, ms: number])[]): Samples {
  const parts = notes.map(([at, midi, ms]) => {
    const hz = note(midi);
    const samples = compute(
      ms,
      (s) =>
        Math.sin(TAU * hz * s + 1.1 * 0.5 ** (s / 0.09) * Math.sin(TAU * hz * s) + 0.25 * 0.5 ** (s / 0.03) * Math.sin(TAU * hz * 14 * s)) *
        0.5 ** (s / 0.45),
    );
    return { at, samples: faded(samples, 3, 60) };
  });
  return peaking(together(parts), 0.5);
}
