import { limits } from '@deadpan/protocol';
import { cymbal, woodblock } from './synth.ts';

/** Loudness, 0 to 1 each, and the one switch above them. */
export interface Volumes {
  memes: number;
  effects: number;
  muted: boolean;
}

/** The sounds of the stage: ticks and one cymbal. The memes make the noise; they take their volume from here. */
export interface Sound {
  getState(): Volumes;
  subscribe(listener: () => void): () => void;
  change(volumes: Partial<Volumes>): void;
  /** A woodblock; the last one of the countdown is higher. */
  tick(last?: boolean): void;
  cymbal(): void;
  /** Call it from a tap: browsers keep sound asleep until then. */
  unlock(): void;
}

const KEY = 'sound';
const start: Volumes = { memes: limits.memes.volume, effects: 0.5, muted: false };
const share = (value: unknown, otherwise: number): number => (typeof value === 'number' && value >= 0 && value <= 1 ? value : otherwise);

function remembered(storage: Pick<Storage, 'getItem'>): Volumes {
  try {
    const value: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    if (typeof value !== 'object' || value === null) return start;
    const { memes, effects, muted } = value as Record<string, unknown>;
    return { memes: share(memes, start.memes), effects: share(effects, start.effects), muted: muted === true };
  } catch {
    return start; // storage may be forbidden or hold somebody else's text
  }
}

/** Creates the sounds; volumes are remembered in `storage`. The audio context is made at the first sound, not before. */
export function createSound({
  storage = localStorage,
  createContext = () => new AudioContext(),
}: { storage?: Pick<Storage, 'getItem' | 'setItem'>; createContext?: () => AudioContext } = {}): Sound {
  const listeners = new Set<() => void>();
  let state = remembered(storage);
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
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (volumes) => {
      state = { ...state, ...volumes };
      try {
        storage.setItem(KEY, JSON.stringify(state));
      } catch {
        // remembered for this page only
      }
      for (const listener of listeners) listener();
    },
    tick: (last = false) => play((audio, out) => woodblock(audio, out, last ? 1250 : 880)),
    cymbal: () => play(cymbal),
    unlock: () => {
      context ??= createContext();
      void context.resume().catch(() => undefined);
    },
  };
}
