import { expect, it, vi } from 'vitest';
import { createPreferences } from '../preferences/preferences.ts';
import { createSound } from './sound.ts';

function memory() {
  let kept: string | null = null;
  return { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) };
}
const choicesOver = (storage = memory()) => createPreferences(() => storage);

it('players: three volumes and mute, remembered in the choices [P.9]', () => {
  const storage = memory();
  createSound({ choices: choicesOver(storage) }).change({ memes: 0.2, voices: 0.4, muted: true });
  expect(createSound({ choices: choicesOver(storage) }).getState()).toEqual({ memes: 0.2, voices: 0.4, effects: 0.5, muted: true });
});

it('tells who listens, whoever changed the volume', () => {
  const choices = choicesOver();
  const sound = createSound({ choices });
  const heard = vi.fn<() => void>();
  sound.subscribe(heard);
  choices.change({ volumes: { effects: 1 } });
  expect(heard).toHaveBeenCalledOnce();
  expect(sound.getState().effects).toBe(1);
  expect(sound.getState()).toBe(sound.getState());
});

it('makes no sound and no audio context while muted', () => {
  const createContext = vi.fn<() => AudioContext>();
  const sound = createSound({ choices: choicesOver(), createContext });
  sound.change({ muted: true });
  sound.tick();
  sound.cymbal();
  expect(createContext).not.toHaveBeenCalled();
});
