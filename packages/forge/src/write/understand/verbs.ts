import nlp from 'compromise/two';

export type Form = 'do' | 'does' | 'did' | 'doing';
type Tense = 'Infinitive' | 'PresentTense' | 'PastTense' | 'Gerund';

interface Transform {
  verb: {
    conjugate: (infinitive: string, model: object) => Partial<Record<Tense, string>>;
    toInfinitive: (text: string, model: object, tense: Tense) => string;
  };
  noun: { toSingular: (text: string, model: object) => string; toPlural: (text: string, model: object) => string };
}

// The library's own tables, which its types leave out: looking words up there costs microseconds, asking its views milliseconds.
const { transform } = (nlp.methods() as { two: { transform: Transform } }).two;
const model = nlp.model();

const tenses: Record<Form, Tense> = { do: 'Infinitive', does: 'PresentTense', did: 'PastTense', doing: 'Gerund' };
const fixed = new Map<string, Partial<Record<Form, string>>>(
  Object.entries({
    panic: { doing: 'panicking' },
    be: { do: 'be', does: 'is', did: 'was', doing: 'being' },
  }),
);

/** Takes a verb's plain form and a form; returns the verb in that form: push, does → pushes. */
export function conjugate(verb: string, form: Form): string {
  if (form === 'do') return verb;
  return fixed.get(verb)?.[form] ?? transform.verb.conjugate(verb, model)[tenses[form]] ?? verb;
}

/** Takes a verb as written and its form; returns its plain form, or null when that does not lead back to what was written. */
export function plainForm(text: string, form: Form): string | null {
  const lower = text.toLowerCase();
  if (form === 'do') return lower;
  if (lower === 'was' || lower === 'were' || lower === 'is' || lower === 'are') return 'be';
  const verb = transform.verb.toInfinitive(lower, model, tenses[form]);
  if (!verb || (verb === lower && form !== 'did')) return null;
  const again = conjugate(verb, form);
  if (again === lower) return verb;
  // British and American spellings of the same verb; telling it anew takes the library's.
  return again.replace(/ll(?=ing|ed)/u, 'l') === lower.replace(/ll(?=ing|ed)/u, 'l') ? verb : null;
}

const same = new Set([
  'us',
  'bus',
  'boss',
  'gas',
  'news',
  'series',
  'christmas',
  'lens',
  'always',
  'wifi',
  'class',
  'glass',
  'physics',
  'maths',
  'tetris',
  'gps',
  'css',
]);

/** Takes a noun in small letters; returns it singular. */
export function singular(noun: string): string {
  if (same.has(noun) || noun.length < 4 || !noun.endsWith('s') || /(?:ss|us|is)$/u.test(noun)) return irregular.get(noun) ?? noun;
  return transform.noun.toSingular(noun, model) || noun;
}

const irregular = new Map(
  Object.entries({
    children: 'child',
    people: 'person',
    mice: 'mouse',
    geese: 'goose',
    men: 'man',
    women: 'woman',
    feet: 'foot',
    teeth: 'tooth',
  }),
);

/** Takes a singular noun; returns its plural. */
export function plural(noun: string): string {
  return transform.noun.toPlural(noun, model) || `${noun}s`;
}
