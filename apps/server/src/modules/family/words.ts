import { DataSet, englishDataset, englishRecommendedTransformers, pattern, RegExpMatcher, type ParsedPattern } from 'obscenity';
import type { FamilyLevel } from '@deadpan/protocol';

/** Innocent words the library takes for others: found in captions people wrote and in dictionaries. */
const INNOCENT = [
  'analgesi',
  'analecta',
  'analects',
  'artisanal',
  'assort',
  'booby',
  'cockpit',
  'cocksure',
  'cumin',
  'cummerbund',
  'dickinson',
  'dickson',
  'moby dick',
  'moby-dick',
  'penistone',
  'pissaladi',
  'pissarro',
  'pussy cat',
  'pussy foot',
  'pussy willow',
  'pussy-foot',
  'pussycat',
  'pussyfoot',
  'rapeseed',
  'retardant',
  'shiitake',
  'titter',
  'tittle',
];

/**
 * What offends nobody who is sixteen, but is not said before children; `|` is the edge of a word. Written with single letters where the
 * library collapses doubled ones (all but b, e, g, l, o and s).
 */
const NOT_FOR_CHILDREN: readonly ParsedPattern[] = [
  pattern`|damn`,
  pattern`|godam[n]`,
  pattern`|hell|`,
  pattern`|hellish|`,
  pattern`|crap|`,
  pattern`|crapy|`,
  pattern`|arse|`,
  pattern`|arses|`,
  pattern`|bollocks|`,
  pattern`|bugger`,
  pattern`|wank`,
  pattern`|sex|`,
  pattern`|sexy|`,
  pattern`|sexual`,
  pattern`|sexting|`,
  pattern`|nude`,
  pattern`|nudity|`,
  pattern`|naked|`,
  pattern`|boob`,
  pattern`|bum|`,
  pattern`|condom|`,
  pattern`|condoms|`,
  pattern`|erotic`,
  pattern`|fetish`,
  pattern`|threesome`,
  pattern`|horny|`,
  pattern`|thot|`,
  pattern`|cocaine|`,
  pattern`|heroin|`,
  pattern`|meth|`,
  pattern`|marijuana|`,
  pattern`|suicid`,
  pattern`|kill yourself|`,
  pattern`|kys|`,
  pattern`|wtf|`,
  pattern`|stfu|`,
  pattern`|milf|`,
];
/** Instruments, and a people of Britain. */
const INNOCENT_FOR_CHILDREN = ['sextant', 'sextet', 'damnoniu'];

const english = new DataSet<{ originalWord: string }>()
  .addAll(englishDataset)
  // What one says to a cat, and what offends nobody who is sixteen.
  .removePhrasesIf(({ metadata }) => metadata?.originalWord === 'scat' || metadata?.originalWord === 'sex')
  .build();

function matcher(more: readonly ParsedPattern[], innocent: readonly string[]): RegExpMatcher {
  const { whitelistedTerms = [], blacklistedTerms } = english;
  const ids = Math.max(...blacklistedTerms.map(({ id }) => id)) + 1;
  return new RegExpMatcher({
    blacklistedTerms: [...blacklistedTerms, ...more.map((one, at) => ({ id: ids + at, pattern: one }))],
    whitelistedTerms: [...whitelistedTerms, ...innocent],
    ...englishRecommendedTransformers,
  });
}

/** What each level looks for; nothing when it is off. */
export const matchers: Record<FamilyLevel, RegExpMatcher | null> = {
  off: null,
  mild: matcher([], INNOCENT),
  strict: matcher(NOT_FOR_CHILDREN, [...INNOCENT, ...INNOCENT_FOR_CHILDREN]),
};
