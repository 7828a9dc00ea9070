import { eastern } from './eastern-letters.ts';
import { northern } from './northern.ts';
import { romance } from './romance.ts';
import { scripts } from './western-letters.ts';
import type { Language } from './language.ts';

/** Lines for prompts of other languages, which stay as they were written. */
export const languages: readonly Language[] = [...scripts, ...eastern, ...romance, ...northern];

/** Takes a prompt that is not English; returns the name of the theme with lines of its language, undefined when there are none. */
export function languageOf(prompt: string): string | undefined {
  const words = prompt.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const share = (letters: RegExp): number => words.filter((word) => letters.test(word)).length;
  const scripted = languages.find(
    ({ letters, theme }) => letters && share(letters) * (theme.name === 'in Ukrainian' ? 8 : 2) > words.length,
  );
  if (scripted) return scripted.theme.name;
  const counted = languages.map((one) => ({ name: one.theme.name, hits: words.filter((word) => one.words?.test(word)).length }));
  const best = counted.reduce((most, one) => (one.hits > most.hits ? one : most), { name: '', hits: 1 });
  return best.hits > 1 ? best.name : undefined;
}
