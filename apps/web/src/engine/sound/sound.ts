import type { Loudness } from '../preferences/choices.ts';
import { preferences } from '../preferences/preferences.ts';
import type { Preferences } from '../preferences/preferences.ts';
import { cymbal, woodblock } from './synth.ts';

/** Loudness, 0 to 1 each, and the one switch above them. */
export interface Volumes extends Loudness {
  muted: boolean;
}

/** The sounds of the stage: ticks and one cymbal. The memes make the noise; they take their volume from here. */
export interface Sound {
  getState(): Volumes;
  subscribe(listener: () => void): () => void;
  change(change: Partial<Volumes>): void;
  /** A woodblock; the last one of the countdown is higher. */
  tick(last?: boolean): void;
  cymbal(): void;
  /** Call it from a tap: browsers keep sound asleep until then. */
  unlock(): void;
}

/** Creates the sounds, as loud as the visitor's choices say. The audio context is made at the first sound, not before. */
export function createSound({
  choices = preferences,
  createContext = () => new AudioContext(),
}: { choices?: Preferences; createContext?: () => AudioContext } = {}): Sound {
  const read = (): Volumes => {
    const { volumes, muted } = choices.store.getState();
    return { ...volumes, muted };
  };
  let state = read();
  choices.store.subscribe(() => (state = read()));
  let context: AudioContext | undefined;

  function play(make: (context: AudioContext, out: AudioNode) => void): void {
    if (state.muted || state.effects === 0) return;
    context ??= createContext();
    if (context.state !== 'running') {
      void context.resume().catch(() => undefined);
      return; // a sound that comes late is worse than none
    }
    const out = context.createGain();
    out.gain.value = state.effects;
    out.connect(context.destination);
    make(context, out);
  }

  return {
    getState: () => state,
    subscribe: (listener) => choices.store.subscribe(listener),
    change: ({ muted, ...volumes }) => choices.change({ volumes, ...(muted !== undefined && { muted }) }),
    tick: (last = false) => play((audio, out) => woodblock(audio, out, last ? 1250 : 880)),
    cymbal: () => play(cymbal),
    unlock: () => {
      context ??= createContext();
      void context.resume().catch(() => undefined);
    },
  };
}
