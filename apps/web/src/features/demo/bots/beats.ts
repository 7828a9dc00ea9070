import type { Cue } from '../../../engine/memes/subtitles.ts';
import { chance, numbered } from './chance.ts';

/** A moment of a clip at which a face has something to suppress. */
export interface Beat {
  /** ms after the start of the clip */
  at: number;
  /** a line that is said, or something that happens loudly */
  kind: 'word' | 'noise';
  /** 0 to 1; the last line of a clip is its point */
  weight: number;
}

/** Subtitles in brackets, sung or shouted are noises. */
const NOISE = /^\(|♪|^[A-ZÀ-Þ\s!?.…]{5,}$/u;
const EVERY_MS = 3_500;

/** Takes a clip's subtitles; returns its funny moments, which are where somebody says or does something. A clip without them has seeded ones. */
export function beatsOf(clip: { id: string; duration: number }, cues: readonly Cue[]): Beat[] {
  const last = cues.at(-1);
  if (last) {
    return cues.map((cue) => ({
      at: cue.from,
      kind: NOISE.test(cue.text) ? 'noise' : 'word',
      weight: cue === last ? 1 : 0.5 + 0.3 * chance(numbered(clip.id), cue.from),
    }));
  }
  const name = numbered(clip.id);
  return Array.from({ length: Math.floor(clip.duration / EVERY_MS) }, (_, i) => ({
    at: Math.round((i + 0.5 + 0.5 * chance(name, i)) * EVERY_MS),
    kind: chance(name, i, 1) < 0.5 ? 'word' : 'noise',
    weight: 0.4 + 0.6 * chance(name, i, 2),
  }));
}
