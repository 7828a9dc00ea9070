import type { Frame } from './understand/frame.ts';
import { plainForm, singular } from './understand/verbs.ts';
import { listOf, type Recipe, type Theme } from './recipes.ts';

/** The words of a prompt in all forms they are looked up by, and its pairs and triples of words. */
export function keysOf(words: readonly string[]): Set<string> {
  const keys = new Set<string>();
  const plain = words.map((word) => singular(word.replace(/['’]s$/u, '')));
  words.forEach((word, at) => {
    keys.add(word);
    keys.add(plain[at] ?? word);
    if (word.endsWith('ing')) keys.add(plainForm(word, 'doing') ?? word);
    else if (word.endsWith('ed')) keys.add(plainForm(word, 'did') ?? word);
    else if (word.endsWith('s')) keys.add(plainForm(word, 'does') ?? word);
    for (const length of [2, 3]) {
      if (at + length > words.length) continue;
      const before = words.slice(at, at + length - 1);
      keys.add([...before, words[at + length - 1]].join(' '));
      keys.add([...before, plain[at + length - 1]].join(' '));
    }
  });
  return keys;
}

const lists = new Map<Theme, readonly string[]>();
const wordsOf = (theme: Theme): readonly string[] => {
  const known = lists.get(theme) ?? listOf(theme.words);
  lists.set(theme, known);
  return known;
};

/** A prompt's words, in all forms they are looked up by; those of whom and what it is about weigh more. */
export interface Keys {
  all: ReadonlySet<string>;
  subject: ReadonlySet<string>;
  thing: ReadonlySet<string>;
}

/** Takes what was understood; returns the words it is looked up by. */
export function keysFor({ words, subject, thing }: Frame): Keys {
  const of = (text: string | undefined): Set<string> => keysOf(text ? text.toLowerCase().split(/[^\p{L}\p{N}'’+#-]+/u) : []);
  return { all: keysOf(words), subject: of(subject?.person === 'other' ? subject.text : undefined), thing: of(thing) };
}

/** How much a theme is what a prompt is about, by its words: 0 not at all, 1 a word, more when it is about the very subject. */
export function themeFit(theme: Theme, { all, subject, thing }: Keys): number {
  const hits = wordsOf(theme).filter((word) => all.has(word));
  if (hits.length === 0) return 0;
  const ofSubject = hits.some((word) => subject.has(word)) ? 0.5 : 0;
  const ofThing = hits.some((word) => thing.has(word)) ? 0.25 : 0;
  const long = hits.some((word) => word.includes(' ')) ? 0.3 : 0;
  return 0.75 + ofSubject + ofThing + long + 0.25 * Math.min(3, hits.length - 1);
}

const ANIMALS =
  /^(?:ant|badger|bat|bear|beaver|beetle|bird|bison|black-cat|blackbird|blowfish|boar|bug|butterfly|camel|cat|chick|baby-chick|chicken|chipmunk|cockroach|cow|crab|cricket|crocodile|deer|dodo|dog|dolphin|donkey|dove|dragon|duck|eagle|elephant|ewe|fish|flamingo|fly|fox|frog|giraffe|goat|goose|gorilla|hamster|hedgehog|hippopotamus|honeybee|horse|jellyfish|kangaroo|koala|lady-beetle|leopard|lion|lizard|llama|lobster|mammoth|monkey|moose|mosquito|mouse|octopus|orangutan|otter|owl|ox|oyster|panda|parrot|peacock|penguin|pig|polar-bear|poodle|rabbit|raccoon|rat|rhinoceros|rooster|sauropod|scorpion|seal|shark|shrimp|skunk|sloth|snail|snake|spider|spouting-whale|squid|swan|t-rex|tiger|tropical-fish|turkey|turtle|two-hump-camel|unicorn|water-buffalo|whale|wolf|worm|zebra)(?:-face)?$/;

/** Whether artwork shows an animal. */
export const isAnimal = (art: string | undefined): boolean => art !== undefined && ANIMALS.test(art);

/** Whether a line's own conditions hold for a prompt; a word that has to be there and is counts for it. */
export function needsMet({ needs }: Recipe, { subject }: Frame, keys: ReadonlySet<string>, who: string | undefined): boolean {
  if (needs.length === 0) return true;
  const kinds = needs.filter((need) => need.startsWith('?'));
  const words = needs.filter((need) => !need.startsWith('?'));
  const kind = (need: string): boolean => {
    if (need === '?me') return subject !== undefined && subject.person !== 'other';
    if (need === '?other') return subject?.person === 'other';
    if (need === '?human') return subject?.person === 'other' && subject.human;
    if (need === '?animal') return isAnimal(who);
    if (need === '?thing') return subject?.person === 'other' && !subject.human && !isAnimal(who);
    return false;
  };
  return (kinds.length === 0 || kinds.some(kind)) && (words.length === 0 || words.some((word) => keys.has(word)));
}
