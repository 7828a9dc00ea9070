import { languages } from '../../data/abroad/index.ts';
import type { Recipe } from './recipes.ts';

const abroad = new Set(languages.map(({ theme }) => theme.name));
/** English lines beside a prompt of another language never share a text with it. */
const ALONE = /^"?\{prompt\}[."]*$/iu;

/** Whether a line suits a prompt that is not English: one of its own language, or one that leaves the prompt's words by themselves. */
export function spokenIn({ theme, texts }: Recipe, language: string | undefined): boolean {
  if (language !== undefined) return theme.name === language;
  return !abroad.has(theme.name) && texts.every((text) => ALONE.test(text) || !/\{/u.test(text));
}
