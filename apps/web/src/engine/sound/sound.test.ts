import { expect, it, vi } from 'vitest';
import { createSound } from './sound.ts';

function memory(first: string | null = null) {
  let kept = first;
  return { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value), kept: () => kept };
}

it('remembers volumes and mute', () => {
  const storage = memory();
  createSound({ storage }).change({ memes: 0.2, muted: true });
  expect(createSound({ storage }).getState()).toEqual({ memes: 0.2, effects: 0.5, muted: true });
});

it.each(['{', 'null', '{"memes":7,"effects":"loud"}'])('starts at 0.7 when the storage holds %s', (kept) => {
  expect(createSound({ storage: memory(kept) }).getState()).toEqual({ memes: 0.7, effects: 0.5, muted: false });
});

it('makes no sound and no audio context while muted', () => {
  const createContext = vi.fn<() => AudioContext>();
  const sound = createSound({ storage: memory(), createContext });
  sound.change({ muted: true });
  sound.tick();
  sound.cymbal();
  expect(createContext).not.toHaveBeenCalled();
});
