import { filtered } from './filters.ts';
import { note } from './music.ts';
import { RATE, TAU, compute, faded, lengthOf, peaking, randomness, together } from './signal.ts';
import type { Part, Samples } from './signal.ts';
import { speak } from './speech.ts';
import type { Voice } from './speech.ts';

/** One syllable of a song: when, what, on which note, for how long. */
export type Syllable = readonly [at: number, text: string, midi: number, ms: number];

const LOWEST = 160;
const HIGHEST = 6_200;
const BANDS = 22;

/** Makes a spoken word sing: the colour of the voice, band by band, is put onto a tone of the note's pitch. */
function onPitch(word: Samples, midi: number, vibrato: number, before: number): Samples {
  const random = randomness(midi);
  let phase = 0;
  const tone = compute((word.length / RATE) * 1000, (s) => {
    const glide = Math.min(1, s / 0.07);
    const hz = note(before + (midi - before) * glide) * (1 + vibrato * Math.min(1, s / 0.4) * Math.sin(TAU * 5.3 * s));
    phase = (phase + hz / RATE) % 1;
    return (phase * 2 - 1) * 0.8 + random() * 0.06;
  });
  const bands = Array.from({ length: BANDS }, (_, i) => LOWEST * (HIGHEST / LOWEST) ** (i / (BANDS - 1)));
  const smoothing = Math.exp(-1 / lengthOf(9));
  const parts = bands.map((hz): Part => {
    const voice = filtered(filtered(word, 'bandpass', hz, 5), 'bandpass', hz, 5);
    const carrier = filtered(filtered(tone, 'bandpass', hz, 5), 'bandpass', hz, 5);
    let level = 0;
    return {
      at: 0,
      samples: carrier.map((value, i) => {
        const size = Math.abs(voice[i] ?? 0);
        level = size + (level - size) * smoothing;
        return value * level;
      }),
    };
  });
  return peaking(together(parts), 0.7);
}

/** Drags a word out: its middle third, where the vowel is, is repeated in overlapping grains until the note is over. */
function stretched(word: Samples, ms: number): Samples {
  const wanted = lengthOf(ms);
  if (word.length >= wanted) return word;
  const grain = lengthOf(60);
  const [from, to] = [Math.floor(word.length * 0.36), Math.floor(word.length * 0.62)];
  const out = new Float32Array(wanted);
  const window = (i: number) => 0.5 - 0.5 * Math.cos((TAU * i) / grain);
  const hop = grain / 2;
  const tail = word.length - to;
  for (let at = 0; at < wanted - grain; at += hop) {
    const middle = Math.max(0, Math.min(1, (at - from) / Math.max(1, wanted - tail - from)));
    const source = at < from ? at : at > wanted - tail ? at - (wanted - word.length) : from + middle * (to - from);
    for (let i = 0; i < grain; i++) out[at + i] = (out[at + i] ?? 0) + (word[Math.floor(source) + i] ?? 0) * window(i);
  }
  return out;
}

/** Sings a line in a voice of the synthesiser: robotic, in tune, and very sincere. */
export function sung(voice: Voice, line: readonly Syllable[], vibrato = 0.012): Samples {
  return together(
    line.map(([at, text, midi, ms], i): Part => {
      const samples = onPitch(stretched(speak(text, voice), ms), midi, vibrato, line[i - 1]?.[2] ?? midi);
      return { at, samples: faded(samples.subarray(0, lengthOf(ms)), 8, 60) };
    }),
  );
}
