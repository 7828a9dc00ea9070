import { drift, filtered, inHall } from './filters.ts';
import { note } from './music.ts';
import { TAU, burst, compute, faded, peaking, randomness, shaped, together } from './signal.ts';
import type { Part, Samples } from './signal.ts';

/** Somebody whistles from very far away: `[at ms, midi, ms]`, gliding into each note. */
export function whistled(notes: readonly (readonly [at: number, midi: number, ms: number])[]): Samples {
  const wander = drift(6, 501);
  const parts = notes.map(([at, midi, ms], i): Part => {
    const before = note(notes[i - 1]?.[1] ?? midi);
    const hz = note(midi);
    let phase = 0;
    const random = randomness(502 + i);
    const samples = compute(ms, (s, u) => {
      const glide = Math.min(1, s / 0.09);
      const vibrato = 1 + 0.012 * Math.min(1, s / 0.35) * Math.sin(TAU * 5.4 * s);
      phase += (TAU * before * (hz / before) ** (glide * glide * (3 - 2 * glide)) * vibrato * (1 + 0.002 * wander(s))) / 48_000;
      return (Math.sin(phase) + 0.08 * Math.sin(2 * phase) + 0.05 * random()) * Math.min(1, (1 - u) * 5);
    });
    return { at, samples: faded(samples, 40, 70) };
  });
  return peaking(inHall(together(parts), 1_600, 0.5), 0.5);
}

/** Wind over open ground. */
export function desertWind(ms: number): Samples {
  const swell = drift(0.9, 511);
  const low = filtered(burst(ms, 1e9, 512), 'bandpass', 420, 2.4);
  const high = filtered(burst(ms, 1e9, 513), 'bandpass', 900, 5);
  return peaking(
    faded(
      together([
        { at: 0, samples: shaped(low, (_, s) => 0.6 + 0.4 * swell(s)) },
        { at: 0, samples: shaped(high, (_, s) => Math.max(0, swell(s + 3))), gain: 0.8 },
      ]),
      200,
      80,
    ),
    0.3,
  );
}

/** A pencil in a hurry. */
export function scribble(ms: number, seed = 521): Samples {
  const random = randomness(seed);
  const strokes: Part[] = [];
  for (let at = 0; at < ms - 120; at += 85 + (random() + 1) * 50) {
    const long = 60 + (random() + 1) * 40;
    strokes.push({
      at,
      samples: shaped(filtered(burst(long, 1e9, seed + Math.round(at)), 'bandpass', 2_400 + random() * 700, 1.1), (u) =>
        Math.sin(Math.PI * u),
      ),
      gain: 0.7 + 0.3 * random(),
    });
  }
  return peaking(together(strokes, ms), 0.4);
}
