import type { Ctx } from './draw/pen.ts';
import type { Samples } from './sound/signal.ts';
import type { Voice } from './sound/speech.ts';

export const WIDTH = 1280;
export const HEIGHT = 720;
export const FPS = 20;

/** One subtitle, in milliseconds from the start of the clip. */
export interface Cue {
  from: number;
  to: number;
  text: string;
}

/** One sound: spoken by the speech synthesiser, or computed. `gain` is linear, 1 when absent. */
export type Sound = { at: number; gain?: number } & ({ say: string; voice: Voice } | { play: () => Samples });

/** A clip as code. `draw` must be a pure function of the time, so that every build gives the same pictures. */
export interface Scene {
  id: string;
  title: string;
  /** One sentence for those who cannot see it. */
  alt: string;
  /** Never drawn for a match: it plays where another clip cannot. */
  fallback?: true;
  durationMs: number;
  /** The still shown before the clip plays. */
  posterMs: number;
  draw: (ctx: Ctx, tMs: number) => void;
  cues: readonly Cue[];
  sound: readonly Sound[];
}

/** A line that is both spoken and subtitled; `spoken` helps the synthesiser where its reading differs from the spelling. */
export interface Line {
  at: number;
  until: number;
  text: string;
  spoken?: string;
}

/** Turns a narrator's lines into cues and sounds, so that both come from one place. */
export function narrate(voice: Voice, lines: readonly Line[], gain = 1): { cues: Cue[]; sound: Sound[] } {
  return {
    cues: lines.map(({ at, until, text }) => ({ from: at, to: until, text })),
    sound: lines.map(({ at, text, spoken }) => ({ at, say: spoken ?? text, voice, gain })),
  };
}
