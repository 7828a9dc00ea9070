import type { Scene } from '../scene.ts';
import { RATE, lengthOf, peaking, together } from './signal.ts';
import type { Part, Samples } from './signal.ts';
import { speak } from './speech.ts';

/** How loud a spoken line is before its gain. */
const SPEECH_PEAK = 0.55;

export interface Mix {
  samples: Samples;
  /** When each spoken line starts and ends, in milliseconds. */
  spoken: { text: string; from: number; to: number }[];
}

/** Renders and lays together all sounds of a scene, exactly as long as the scene. */
export function mixdown({ sound, durationMs }: Scene): Mix {
  const spoken: Mix['spoken'] = [];
  const parts = sound.map((cue): Part => {
    if ('play' in cue) return { at: cue.at, samples: cue.play(), gain: cue.gain ?? 1 };
    const samples = peaking(speak(cue.say, cue.voice), SPEECH_PEAK);
    spoken.push({ text: cue.say, from: cue.at, to: Math.round(cue.at + (samples.length / RATE) * 1000) });
    return { at: cue.at, samples, gain: cue.gain ?? 1 };
  });
  const samples = together(parts, durationMs);
  const fade = lengthOf(40);
  return { samples: samples.map((value, i) => value * Math.min(1, (samples.length - 1 - i) / fade)), spoken };
}

/** From which part of the ceiling on a sample bends. */
const KNEE = 0.6;

/** The sound made louder or softer; what would rise above the ceiling bends instead of clipping. */
export function levelled(samples: Samples, gain: number, ceiling: number): Samples {
  const knee = ceiling * KNEE;
  return samples.map((value) => {
    const size = Math.abs(value * gain);
    return size <= knee ? value * gain : Math.sign(value) * (knee + (ceiling - knee) * Math.tanh((size - knee) / (ceiling - knee)));
  });
}

/** The sound as a 16-bit mono WAV file. */
export function wavOf(samples: Samples): Buffer {
  const out = Buffer.alloc(44 + samples.length * 2);
  out.write('RIFF', 0, 'latin1');
  out.writeUInt32LE(36 + samples.length * 2, 4);
  out.write('WAVEfmt ', 8, 'latin1');
  out.writeUInt32LE(16, 16);
  out.writeUInt16LE(1, 20);
  out.writeUInt16LE(1, 22);
  out.writeUInt32LE(RATE, 24);
  out.writeUInt32LE(RATE * 2, 28);
  out.writeUInt16LE(2, 32);
  out.writeUInt16LE(16, 34);
  out.write('data', 36, 'latin1');
  out.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((value, i) => out.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32_767), 44 + i * 2));
  return out;
}
