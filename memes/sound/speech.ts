import { execFileSync } from 'node:child_process';
import { evened, filtered } from './filters.ts';
import { RATE, peaking } from './signal.ts';
import type { Samples } from './signal.ts';

/** A voice of espeak-ng: its name, words a minute, pitch 0 to 99, and how far apart the words stand (10 ms steps). */
export interface Voice {
  name: string;
  speed: number;
  pitch: number;
  gap?: number;
}

export const NARRATOR: Voice = { name: 'en-gb-x-rp+m3', speed: 138, pitch: 30, gap: 1 };
export const COMMENTATOR: Voice = { name: 'en-gb-x-rp+whisper', speed: 140, pitch: 40 };
export const ANCHOR: Voice = { name: 'en-gb+m7', speed: 155, pitch: 38 };
export const TRAINER: Voice = { name: 'en-us+f3', speed: 150, pitch: 48 };
export const PROJECTIONIST: Voice = { name: 'en-gb-scotland+m5', speed: 150, pitch: 26 };
export const NATURALIST: Voice = { name: 'en-gb+m2', speed: 132, pitch: 22, gap: 1 };
export const METEOROLOGIST: Voice = { name: 'en-gb+f2', speed: 150, pitch: 46, gap: 1 };
export const OLD_TIMER: Voice = { name: 'en-us+m4', speed: 140, pitch: 12, gap: 2 };
export const MOTHER: Voice = { name: 'en-gb+f4', speed: 110, pitch: 50 };
export const INFANT: Voice = { name: 'en-gb+m3', speed: 80, pitch: 4 };
export const INSTRUCTOR: Voice = { name: 'en-us+f4', speed: 158, pitch: 54, gap: 1 };
export const CONTROL: Voice = { name: 'en-us+m2', speed: 160, pitch: 36 };
export const GUIDE: Voice = { name: 'en-gb+f4', speed: 120, pitch: 42, gap: 2 };

/** Speaks a sentence. Throws when espeak-ng fails or returns something other than 16-bit mono. */
export function speak(text: string, { name, speed, pitch, gap = 0 }: Voice): Samples {
  const args = ['-v', name, '-s', String(speed), '-p', String(pitch), '-g', String(gap), '-z', '--stdout', text];
  const wav = execFileSync('espeak-ng', args, { maxBuffer: 1 << 26 });
  const voice = resampled(pcmOf(wav), wav.readUInt32LE(24));
  // The synthesiser buzzes above 6 kHz and rumbles below 90 Hz; neither carries words.
  return evened(peaking(filtered(filtered(trimmed(voice), 'lowpass', 6_500), 'highpass', 90), 1), 0.12);
}

function pcmOf(wav: Buffer): Samples {
  if (wav.toString('latin1', 36, 40) !== 'data' || wav.readUInt16LE(22) !== 1 || wav.readUInt16LE(34) !== 16) {
    throw new Error('espeak-ng answered with a sound that is not 16-bit mono');
  }
  // Written to a pipe, the header's length is a placeholder: the data simply runs to the end.
  return Float32Array.from({ length: Math.floor((wav.length - 44) / 2) }, (_, i) => wav.readInt16LE(44 + i * 2) / 32_768);
}

/** Catmull-Rom between the samples: smooth enough for speech. */
function resampled(samples: Samples, from: number): Samples {
  const at = (i: number) => samples[Math.min(samples.length - 1, Math.max(0, i))] ?? 0;
  return Float32Array.from({ length: Math.floor((samples.length * RATE) / from) }, (_, i) => {
    const x = (i * from) / RATE;
    const k = Math.floor(x);
    const u = x - k;
    const [a, b, c, d] = [at(k - 1), at(k), at(k + 1), at(k + 2)];
    return b + 0.5 * u * (c - a + u * (2 * a - 5 * b + 4 * c - d + u * (3 * (b - c) + d - a)));
  });
}

/** Cuts the silence before and after the words, so that a line starts when the scene says so. */
function trimmed(samples: Samples): Samples {
  const loud = (value: number) => Math.abs(value) > 0.008;
  const first = samples.findIndex(loud);
  return first < 0 ? samples : samples.subarray(first, samples.findLastIndex(loud) + 1);
}
