import { layouts } from '../layouts.ts';
import { own } from '../../data/own.ts';
import { capital, shorten } from './clean.ts';
import type { Candidate } from './rank.ts';
import type { Recipe } from './recipes.ts';
import type { Frame } from './understand/frame.ts';
import type { LayoutId } from '../layouts.ts';

const recipe = (layout: LayoutId): Recipe => ({ theme: own, layout, texts: [], needs: [], art: [], bold: false, source: '' });

const fitted = (layout: LayoutId, texts: readonly string[]): Candidate => ({
  recipe: recipe(layout),
  texts: texts.map((text, at) =>
    capital(shorten(text, at === 0 && layout === 'reaction' ? 280 : Math.round((layouts[layout].texts[at]?.most ?? 40) * 1.5))),
  ),
  score: Infinity,
  shows: true,
});

const label = (who: string): string => `${capital(who)}:`;

/** Takes what was understood; returns the memes that are the player's own words and nothing else: they come first. */
export function ownTexts({ shape, given, spoken }: Frame): Candidate[] {
  if (shape === 'texts' && given)
    return [fitted(given.length > 2 ? 'stages' : 'reaction', given.length > 3 ? [given[0] ?? '', given.slice(1).join(' ')] : given)].map(
      two,
    );
  if (shape === 'stages' && given)
    return [fitted('stages', given.length === 3 ? given : [given[0] ?? '', `${given[1] ?? ''} ${given[2] ?? ''}`, given[3] ?? ''])];
  if (!spoken) return [];
  const last = spoken.at(-1);
  if (shape === 'nobody' && last)
    return [
      fitted('nobody', [
        spoken.length > 2 ? 'Absolutely nobody:' : 'Nobody:',
        last.says ? `${label(last.who)} ${last.says}` : label(last.who),
      ]),
    ];
  const lines = spoken.filter(({ says }) => says !== '');
  const [first, second, third] = lines;
  if (first && second && /^also me/iu.test(second.who))
    return [fitted('preference', [`${label(first.who)} ${first.says}`, `${label(second.who)} ${second.says}`])];
  if (first && second) {
    const name = [first, second].find(({ who }) => !/^(?:also )?me\b/iu.test(who))?.who ?? 'Me';
    return [fitted('chat', [name.replace(/^my /iu, ''), first.says, second.says, third ? third.says : 'Noted.'])];
  }
  return first ? [fitted('nobody', ['Nobody:', `${label(first.who)} ${first.says}`])] : [];
}

/** Four or more parts of one line: the first on top, the rest below. */
function two(candidate: Candidate): Candidate {
  const { recipe: made, texts } = candidate;
  return made.layout === 'stages' && texts.length < 3 ? fitted('reaction', texts) : candidate;
}
