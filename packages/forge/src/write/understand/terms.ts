import nlp from 'compromise/two';

/** A word as the library tags it. `text` has what stands right before and after it. */
export interface Term {
  text: string;
  word: string;
  tags: ReadonlySet<string>;
}

interface RawTerm {
  text: string;
  pre: string;
  post: string;
  tags: Set<string>;
  implicit?: string;
}

/** Words the library does not know as verbs, or takes for something else in a meme's prompt. */
const lexicon: Record<string, string> = {
  me: 'Pronoun',
  nobody: 'Noun',
  google: 'Infinitive',
  googles: 'PresentTense',
  googling: 'Gerund',
  yeets: 'PresentTense',
  vibing: 'Gerund',
  wifi: 'Noun',
  pov: 'Noun',
  meeting: 'Noun',
  morning: 'Noun',
  weekends: 'Noun',
};

/** Takes a cleaned text; returns its words with their tags; the halves of a contraction come as one word. */
export function terms(text: string): Term[] {
  const found: Term[] = [];
  for (const sentence of nlp(text, lexicon).docs as unknown as RawTerm[][]) {
    for (const { text: word, pre, post, tags } of sentence) {
      const last = found.at(-1);
      if (word === '' && last) {
        last.text += pre + post;
        last.tags = new Set([...last.tags, ...tags, 'Contraction']);
      } else found.push({ text: pre + word + post, word: word.toLowerCase(), tags: new Set(tags) });
    }
  }
  return found;
}

/** Takes words; returns them as they were written. */
export const written = (list: readonly Pick<Term, 'text'>[]): string =>
  list
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/gu, ' ')
    .trim();
