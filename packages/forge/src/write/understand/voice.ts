import { conjugate, type Form } from './verbs.ts';
import type { Predicate, Subject } from './frame.ts';

/**
 * Whose words they are: as the player wrote them, said to the player, told by a narrator about the player, told by a narrator about somebody else (whose
 * "me" is an adult and whose "you" is anybody), or the player's about what was written as "you".
 */
export type Voice = 'own' | 'your' | 'their' | 'others' | 'mine';

const toYou = new Map(
  Object.entries({
    my: 'your',
    me: 'you',
    i: 'you',
    myself: 'yourself',
    mine: 'yours',
    "i'm": "you're",
    "i've": "you've",
    our: 'your',
    us: 'you',
    we: 'you',
    am: 'are',
  }),
);
const toThem = new Map(
  Object.entries({
    my: 'their',
    me: 'them',
    i: 'they',
    myself: 'themselves',
    mine: 'theirs',
    "i'm": "they're",
    "i've": "they've",
    our: 'their',
    us: 'them',
    we: 'they',
    your: 'their',
    you: 'them',
    yourself: 'themselves',
    "you're": "they're",
  }),
);

const ofOthers = new Map(
  Object.entries({ my: 'their', me: 'an adult', i: 'they', mine: 'theirs', our: 'their', us: 'everybody', we: 'they' }),
);
const toMine = new Map(Object.entries({ your: 'my', yourself: 'myself', yours: 'mine', "you're": "I'm", "you've": "I've" }));
const tables: Record<Exclude<Voice, 'own'>, ReadonlyMap<string, string>> = { your: toYou, their: toThem, others: ofOthers, mine: toMine };

/** Takes words as the player wrote them; returns them as `voice` says them: "my code" → "your code", "their code". */
export function speak(text: string, voice: Voice): string {
  if (voice === 'own') return text;
  const table = tables[voice];
  // What somebody is quoted with stays in that one's own words.
  const parts = text.split(/("[^"]*"|“[^”]*”)/u);
  const told = (part: string): string =>
    (voice === 'mine'
      ? part.replace(/(?<![\p{L}\p{N}])you(?=\s*(?:$|[,.;!?]))/giu, 'me').replace(/(?<![\p{L}\p{N}])you(?=\s)/giu, 'I')
      : part
    ).replace(/(?<![\p{L}\p{N}])[\p{L}'’]+/gu, (word) => table.get(word.toLowerCase().replace('’', "'")) ?? word);
  return parts.map((part, at) => (at % 2 === 1 ? part : told(part))).join('');
}

const agrees = (verb: string, form: Form, several: boolean): string => {
  if (verb === 'be' && several) return { do: 'be', does: 'are', did: 'were', doing: 'being' }[form];
  return conjugate(verb, form === 'does' && several ? 'do' : form);
};

/** Takes what somebody does; returns it told in a form and voice: "pushes a cup off the table and denies everything". */
export function tell(predicate: Predicate, form: Form, voice: Voice, several = false): string {
  const words = predicate.map(({ text, verb }) => (verb ? text.replace(/[\p{L}'’-]+/u, agrees(verb, form, several)) : text));
  return speak(
    words
      .join('')
      .replace(/\s+/gu, ' ')
      .trim()
      .replace(/[\s.,;:!?…]+$/u, ''),
    voice,
  );
}

const articles = /^(?:a|an|the|my|your|his|her|our|their|this|that|some|every|one|another|these|those)\s+/iu;

/** Takes a noun phrase; returns it without what stands before the noun: "my old cat" → "old cat". */
export const withoutArticle = (phrase: string): string => phrase.replace(articles, '').trim();

/** Takes a noun phrase; returns "a" or "an" with it. */
export function withA(phrase: string): string {
  return `${/^(?:[aeio]|u(?!ni|se|sb|ti)|hour|honest|x-ray)/iu.test(phrase) ? 'an' : 'a'} ${phrase}`;
}

/** What narrows a noun down after it, "at a party", is left out where the noun alone is called for. */
const TAIL = /\s+(?:at|in|on|with|without|from|during|after|before|who|that|which|when|late)\s.*$/iu;

/** Takes a subject's words; returns them without what narrows them down: "introvert at a party" → "introvert". */
export const withoutTail = (text: string): string => text.replace(TAIL, '');

/** Takes a subject; returns how a narrator speaks of it: "the cat", "the adult human", "Kevin". */
export function narrated({ text, person, plural, name, head }: Subject): string {
  if (person !== 'other') return plural ? 'the group' : 'the adult human';
  if (name || /^(?:every|some|any|no)(?:body|one)$/u.test(head)) return text;
  if (/^people\b/iu.test(text)) return withoutTail(text).toLowerCase();
  const members = withoutTail(text).split(/\s+(?:and|&)\s+/u);
  return members.map((member) => `the ${withoutArticle(speak(member, 'their'))}`).join(' and ');
}

/** Takes a subject; returns how the news call it: "local cat", "local adult". */
export function local({ text, person, plural, name, head }: Subject): string {
  if (person !== 'other') return plural ? 'local group' : 'local adult';
  if (/^(?:every|some|any|no)(?:body|one)$/u.test(head)) return text;
  return name
    ? text
    : `local ${withoutArticle(speak(text, 'their'))
        .replace(TAIL, '')
        .replace(/^.*['’]s\s+(?=\S)/u, '')}`;
}
