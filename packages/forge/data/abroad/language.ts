import type { Theme } from '../../src/write/recipes.ts';

/** A language that lines of ours are written in: how it is told, and its lines. */
export interface Language {
  /** a prompt is in it when most of its words have one of these letters, */
  letters?: RegExp;
  /** or when it has more of these words than of any other language's */
  words?: RegExp;
  theme: Theme;
}

/** Takes a language's name, how it is told and its lines; returns it. */
export const language = (name: string, told: Pick<Language, 'letters' | 'words'>, lines: Theme['lines']): Language => ({
  ...told,
  theme: { name: `in ${name}`, about: '', words: '', fits: ['foreign'], mood: 'calm', art: '', lines },
});
