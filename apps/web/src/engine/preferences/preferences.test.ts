import { expect, it } from 'vitest';
import { choicesFrom, initialChoices } from './choices.ts';
import { createPreferences } from './preferences.ts';

function memory(first: string | null = null) {
  let kept = first;
  return { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) };
}

it('players: theme, volumes and the rest are remembered [P.12]', () => {
  const storage = memory();
  createPreferences(() => storage).change({
    theme: 'light',
    hideAddress: 'always',
    motion: 'less',
    dataSaver: true,
    volumes: { voices: 0.1 },
  });
  expect(createPreferences(() => storage).store.getState()).toEqual({
    hideAddress: 'always',
    theme: 'light',
    motion: 'less',
    dataSaver: true,
    curves: 'unasked',
    singleKeys: true,
    muted: false,
    volumes: { memes: 0.7, voices: 0.1, effects: 0.5 },
  });
});

it('spec §9: memes start at a volume of 0.7', () => {
  expect(initialChoices.volumes.memes).toBe(0.7);
});

it.each(['{', 'null', '[]', '"dark"', '{"theme":"pink","volumes":{"memes":7,"effects":"loud"},"muted":1,"dataSaver":"yes"}'])(
  'takes %s for nothing chosen',
  (kept) => expect(choicesFrom(kept)).toEqual(initialChoices),
);

it('keeps what is right beside what is not', () => {
  expect(choicesFrom('{"theme":"light","volumes":{"memes":0.1,"voices":-1}}')).toEqual({
    ...initialChoices,
    theme: 'light',
    volumes: { ...initialChoices.volumes, memes: 0.1 },
  });
});

it('works without a storage, as long as the page lives', () => {
  const preferences = createPreferences(() => {
    throw new Error('forbidden');
  });
  preferences.change({ muted: true });
  expect(preferences.store.getState().muted).toBe(true);
});
