import { isHuman } from './people.ts';
import type { Subject } from './frame.ts';
import { written, type Term } from './terms.ts';
import { singular } from './verbs.ts';

const ME = /^(?:i|me|myself|i'm|im|i've|i'll)$/u;
const US = /^(?:we|us|our)$/u;
const YOU = /^(?:you|you're|your|u)$/u;
const ENDS =
  /^(?:at|in|on|with|without|from|during|after|before|of|for|late|who|that|which|about|by|near|under|into|when|while|trying|every|despite|because|vs|versus)$/u;
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}'’&.+#-]*$/u;
/** More words than this are not a subject any more but a sentence that was not understood. */
const MOST_WORDS = 6;

const NEVER_HEAD =
  /^(?:the|a|an|and|or|but|so|very|really|just|not|no|yes|my|your|this|that|these|those|it|if|to|as|than|then|there|here|what|how|why|where)$/u;

/** The noun a phrase turns on: the last one before "at …", "with …" and the like. */
function headOf(list: readonly Term[]): Term | undefined {
  const end = list.findIndex(({ word }, at) => at > 0 && ENDS.test(word));
  const before = end < 0 ? list : list.slice(0, end);
  const able = before.filter(
    ({ word, tags }) => PLAIN.test(word) && !NEVER_HEAD.test(word) && !tags.has('Adverb') && !tags.has('Conjunction'),
  );
  return able.findLast(({ tags }) => tags.has('Noun')) ?? able.at(-1);
}

/** Takes the words before a verb, or a whole phrase; returns whom or what they name, or null when they name nobody. */
export function subjectOf(list: readonly Term[]): Subject | null {
  const text = written(list)
    .replace(/[\s,;:.!?…"”»–—-]+$/u, '')
    .replace(/^["“«'\s]+/u, '');
  if (list.length === 0 || list.length > MOST_WORDS || text === '') return null;
  const words = list.map(({ word }) => word);
  const and = words.some((word) => word === 'and' || word === '&');
  if (words.some((word) => ME.test(word)) && (and || words.length === 1)) return me(and);
  if (words.length === 1 && US.test(words[0] ?? '')) return me(true);
  if (words.length === 1 && YOU.test(words[0] ?? ''))
    return { text: 'you', head: 'you', person: 'you', plural: false, human: true, name: false };
  if (words.length === 1 && /^(?:he|she|they|it|this|that|there|who|what|everything|nothing|something)$/u.test(words[0] ?? '')) return null;
  const head = headOf(list);
  if (!head) return null;
  const bare = head.word.replace(/['’]s$/u, '');
  const single = singular(bare);
  const name = head.tags.has('ProperNoun') && /^\p{Lu}/u.test(head.text.trim()) && list.length === 1;
  const several =
    (and && list.length > 2) || (single !== bare && !name) || /^(?:people|children|kids|geese|mice|men|women|police)$/u.test(bare);
  return {
    text,
    head: single,
    person: 'other',
    plural: several,
    human: isHuman(single) || name || /^(?:person|firstname)$/u.test(single) || head.tags.has('Person'),
    name,
  };
}

const me = (several: boolean): Subject => ({
  text: several ? 'us' : 'me',
  head: 'human',
  person: 'me',
  plural: several,
  human: true,
  name: false,
});
/** Who is meant when nobody is named: "going to the gym once". */
export const nobodyNamed: Subject = me(false);
