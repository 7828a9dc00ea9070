import type { Part, Predicate, Subject } from './frame.ts';
import { nobodyNamed, subjectOf } from './subject.ts';
import type { Term } from './terms.ts';
import { plainForm, type Form } from './verbs.ts';

/** Present forms that the library takes for nouns in the plural. */
const DOES = new Set(
  (
    'works loves runs drops falls barks stares judges crashes breaks dies knows screams sleeps drinks looks watches asks calls eats knocks wants needs keeps tries ' +
    'says gets goes steals pretends refuses starts stops leaves finds finishes hides fixes walks jumps plays talks orders books claims dreams thinks becomes turns ' +
    'cries laughs waits cooks returns forgets fails reads smells snores types texts updates schedules cancels demands brings spends buys'
  ).split(' '),
);
const AFTER_VERB = new Set(
  'when until if by alone again a an the my your his her our their its this that these those me you him it us them i to into in on at for from with without over under off up down out away around through during after before and like every all no some any everything everyone nothing about because while as too again'.split(
    ' ',
  ),
);
const AROUND = /^(?:before|after|without|while|during|of|about|for|by|from|instead|than|against)$/u;
const ARTICLE = /^(?:the|a|an|my|your|his|her|our|their|this|that|every)$/u;
const RELATIVE = /^(?:who|that|which)$/u;
const ADVERB =
  /^(?:always|never|finally|just|still|already|only|suddenly|secretly|constantly|accidentally|proudly|slowly|quietly|really|even|also|actually|immediately|casually|then|once|confidently|politely)$/u;
/** How something is and not what it did: "a knight stuck in traffic". */
const STATE =
  /^(?:stuck|lost|trapped|locked|covered|dressed|hidden|broken|forgotten|made|called|named|born|frozen|left|caught|raised|surrounded|filled|known|told)$/u;
const FINITE = new Set(['Auxiliary', 'Modal', 'Contraction', 'Negative', 'Copula']);

const bare = (term: Term): string => term.word.replace(/[^\p{L}'’-]/gu, '');

/** The form in which a word is a verb, or null when it is none here. */
function verbForm(term: Term, before: Term | undefined, after: Term | undefined): Form | 'rigid' | null {
  const { tags } = term;
  const word = bare(term);
  if (/\p{N}/u.test(term.word)) return null;
  const next = after ? bare(after) : '';
  const takes = !after || AFTER_VERB.has(next) || ADVERB.test(next) || after.tags.has('Adverb') || after.tags.has('Value');
  const firstNoun =
    before !== undefined &&
    (before.tags.has('Noun') || before.tags.has('Pronoun') || RELATIVE.test(bare(before)) || ADVERB.test(bare(before)));
  if (
    /^\p{L}{2,}ing$/u.test(word) &&
    !/^(?:everything|nothing|something|anything|thing|morning|evening|king|ring|spring|string|wedding|ceiling|building|bring|sing|during|boring|amazing|interesting)$/u.test(
      word,
    )
  ) {
    const gerund = tags.has('Gerund') || tags.has('Verb') || (firstNoun && (takes || (after?.tags.has('Noun') ?? false)));
    return gerund ? 'doing' : null;
  }
  if (/^(?:is|are|was|were)$/u.test(word)) return word.startsWith('w') ? 'did' : 'does';
  if (word === 'has') return 'does';
  if (word === 'had') return 'did';
  if (word === 'am') return 'rigid';
  if (tags.has('Modal') || /n['’]t$/u.test(word) || /^(?:can|could|will|would|should|must|might|cannot|do|does|did|['’]ll)$/u.test(word))
    return 'rigid';
  if (tags.has('PresentTense') && !tags.has('Infinitive') && word.endsWith('s')) return 'does';
  if (DOES.has(word) && firstNoun && takes) return 'does';
  if (
    STATE.test(word) &&
    !(before && /^(?:i|we|you|he|she|they)$/u.test(bare(before))) &&
    !/^(?:a|an|the|my|your|his|her|our|their|all|every)$/u.test(next)
  )
    return null;
  if (tags.has('PastTense') && !tags.has('Adjective')) return 'did';
  if (tags.has('Infinitive') || word === 'have' || word === 'be') return 'do';
  return null;
}

/** The first verb that somebody does something with, and where what is said before it ends. */
function findVerb(list: readonly Term[]): { at: number; from: number; form: Form | 'rigid'; subjectEnds: number } | null {
  for (let at = 0; at < Math.min(list.length, 9); at++) {
    const term = list[at];
    if (!term) return null;
    // "the printer smells fear": after a single thing it is what that does, whatever follows.
    const single = at > 1 && ARTICLE.test(bare(list[at - 2] ?? term)) && !endsPlural(list[at - 1]) && DOES.has(bare(term));
    const form = single ? 'does' : verbForm(term, list[at - 1], list[at + 1]);
    if (!form) continue;
    // "open the fridge" is an order when nobody stands before it, and "plants" are no verb after "my".
    if (
      form === 'do' &&
      at > 0 &&
      !/^(?:i|we|you|they|people|dogs|cats|and|to)$/u.test(bare(list[at - 1] ?? term)) &&
      !endsPlural(list[at - 1]) &&
      !isAdverb(list[at - 1])
    )
      continue;
    if (form === 'did' && at === 0) continue;
    // "tax season" is a thing, "open the fridge" an order.
    if (form === 'do' && at === 0 && !AFTER_VERB.has(bare(list[1] ?? term))) continue;
    if (/^(?:to)$/u.test(bare(list[at - 1] ?? term))) continue;
    // "coffee before talking" is a thing; nobody in it talks.
    if (form === 'doing' && at > 0 && AROUND.test(bare(list[at - 1] ?? term))) return null;
    // "is planning": what is told is the planning.
    const later = list[at + 1] && isAdverb(list[at + 1]) ? at + 2 : at + 1;
    const going = list[later];
    if (
      /^(?:is|are|was|were|am)$/u.test(bare(term)) &&
      going &&
      bare(going).endsWith('ing') &&
      verbForm(going, term, list[later + 1]) === 'doing'
    ) {
      return { at: later, from: at + 1, form: 'doing', subjectEnds: at };
    }
    let from = at;
    while (from > 0 && isAdverb(list[from - 1])) from--;
    return { at, from, form, subjectEnds: from };
  }
  return null;
}

const isAdverb = (term: Term | undefined): boolean => term !== undefined && (ADVERB.test(bare(term)) || term.tags.has('Adverb'));
const endsPlural = (term: Term | undefined): boolean =>
  term !== undefined && (term.tags.has('Plural') || /^(?:who|that)$/u.test(bare(term)));

/** "pushes …, and denies …": later verbs of the same form are told with the first. */
function parts(list: readonly Term[], verbAt: number, form: Form): Predicate {
  return list.map((term, at): Part => {
    const text = term.text;
    const before = list[at - 1];
    const joined =
      at > verbAt &&
      before !== undefined &&
      (/^(?:and|then|or|but)$/u.test(bare(before)) || (isAdverb(before) && /^(?:and|then|but)$/u.test(bare(list[at - 2] ?? before))));
    if (at !== verbAt && !(joined && verbForm(term, before, list[at + 1]) === form && !term.tags.has('Copula'))) return { text };
    const verb = plainForm(bare(term), form);
    return verb ? { text, verb } : { text };
  });
}

/** "cleaned my room and my mom wants …": what somebody else does then is not told with it. */
function untilNext(list: readonly Term[]): readonly Term[] {
  const end = list.findIndex((term, at) => {
    const next = list[at + 1];
    if (at === 0 || !next || !/^(?:and|but|so|then|while)$/u.test(bare(term))) return false;
    if (!/^(?:i|we|you|he|she|it|they|someone|somebody|everyone|everybody|nobody|my|your|his|her|our|their|the|a|an)$/u.test(bare(next)))
      return false;
    return list
      .slice(at + 2, at + 6)
      .some(
        (later, i) => DOES.has(bare(later)) || ['does', 'did', 'rigid'].includes(verbForm(later, list[at + 1 + i], list[at + 3 + i]) ?? ''),
      );
  });
  return end < 0 ? list : list.slice(0, end);
}

export interface Clause {
  subject: Subject | null;
  predicate: Predicate | null;
  /** it has a verb of its own and can stand after "when" as it is */
  finite: boolean;
  /** what comes after the verb */
  rest: readonly Term[];
}

/** Takes the words of a prompt or of what follows its "when"; returns who does what in it. */
export function clauseOf(list: readonly Term[]): Clause | null {
  const found = findVerb(list);
  if (!found) return null;
  const { at, form } = found;
  let { from } = found;
  let before = list.slice(0, found.subjectEnds);
  const relative = before.length > 0 && RELATIVE.test(bare(before.at(-1) ?? (list[0] as Term)));
  if (relative) before = before.slice(0, -1);
  // "my dog at the vet pretending …": the noun counts, and the rest of it is lost only to the narrator.
  const subject = before.length === 0 ? (form === 'doing' || form === 'do' ? nobodyNamed : null) : subjectOf(before);
  if (form === 'do' && before.length === 0) from = at;
  const rest = untilNext(list.slice(from));
  if (rest.length === 0 || rest.length > 30) return { subject, predicate: null, finite: form !== 'doing', rest };
  const auxiliary = FINITE.has([...(list[at]?.tags ?? [])].find((tag) => FINITE.has(tag)) ?? '') && form !== 'doing';
  const usable = form !== 'rigid' && !(auxiliary && !/^(?:be|have)$/u.test(plainForm(bare(list[at] as Term), form) ?? ''));
  const predicate = usable ? parts(rest, at - from, form) : null;
  const known = predicate?.some(({ verb }) => verb) ? predicate : null;
  return {
    subject,
    predicate: known,
    finite: (form !== 'doing' || found.subjectEnds < found.from) && !relative && before.length > 0,
    rest: list.slice(at + 1),
  };
}

/** Takes words; returns the first noun after the verb, singular, in small letters, or null. */
export function thingOf(list: readonly Term[], subject: Subject | null): string | null {
  for (const term of list) {
    const word = bare(term);
    if (!term.tags.has('Noun') || term.tags.has('Pronoun') || term.tags.has('Possessive') || word.length < 3) continue;
    if (
      /^(?:everything|nothing|something|anything|everyone|someone|nobody|thing|things|time|lot|way|today|tomorrow|yesterday|day|week|hour|hours|minute|minutes|am|pm|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|weekends|night|morning|year|years|end|one)$/u.test(
        word,
      )
    )
      continue;
    if (subject && word.startsWith(subject.head.slice(0, 5))) continue;
    return /^[a-z-]+$/u.test(word) ? word : null;
  }
  return null;
}
