/** A caption taken apart. */
interface Taken {
  text: string;
  lower: string;
  words: string[];
  sentences: string[];
  /** The words of the last sentence. */
  last: string[];
}

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
const wordsOf = (text: string): string[] => (text.match(WORD) ?? []).map((word) => word.toLowerCase().replaceAll('’', "'"));

function taken(caption: string): Taken {
  const text = caption.trim();
  const sentences = text.split(/(?<=[.!?…]["'”’]?)\s+/u).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  return { text, lower: text.toLowerCase().replaceAll('’', "'"), words: wordsOf(text), sentences, last: wordsOf(sentences.at(-1) ?? '') };
}

const isIn = (list: string): ((word: string) => boolean) => {
  const known = new Set(list.split(' '));
  return (word) => known.has(word);
};
const has =
  (list: string) =>
  ({ words }: Taken): number => {
    const known = isIn(list);
    return words.some(known) ? 1 : 0;
  };
const begins =
  (list: string) =>
  ({ words }: Taken): number =>
    isIn(list)(words[0] ?? '') ? 1 : 0;
const finds =
  (pattern: RegExp) =>
  ({ lower }: Taken): number =>
    pattern.test(lower) ? 1 : 0;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const STOP = isIn(
  "a an the of to in on at for with from by as is are was were be been am it its it's i i'm i've i'll you you're your he she we we're they them him her his my me our us this that these those and or but so if then than not no do does did don't have has had can could will would just what who how why when where there here all any some one out up down off over about into",
);
const content = ({ words }: Taken): string[] => words.filter((word) => !STOP(word));

function alliteration(taken: Taken): number {
  const letters = content(taken).map((word) => word[0] ?? '');
  return letters.filter((letter, place) => place > 0 && letter === letters[place - 1]).length / Math.max(1, letters.length);
}

/** Where the last word of contrast stands, 0 to 1 of the way; 0 without any. */
function turn({ words }: Taken): number {
  const place = words.findLastIndex(
    isIn('but yet though still except however actually instead unless until until anyway only just even at not'),
  );
  return place <= 0 ? 0 : place / words.length;
}

/** What can be counted in a caption, each by its name; plain numbers, the same for the same text. */
const counted: Record<string, (taken: Taken) => number> = {
  words: ({ words }) => Math.log(1 + words.length),
  brevity: ({ words }) => Math.max(0, 6 - words.length) / 6,
  wordiness: ({ words }) => Math.max(0, words.length - 14) / 10,
  letters: ({ words }) => mean(words.map((word) => word.length)),
  longest: ({ words }) => Math.max(0, ...words.map((word) => word.length)),
  sentences: ({ sentences }) => Math.min(4, sentences.length),
  lastShort: ({ sentences, last }) => (sentences.length > 1 ? 1 / Math.max(1, last.length) : 0),
  lastWord: ({ words }) => words.at(-1)?.length ?? 0,
  content: (taken) => content(taken).length / Math.max(1, taken.words.length),
  repeats: (taken) => (new Set(content(taken)).size < content(taken).length ? 1 : 0),
  question: ({ text }) => (/\?["'”’]?$/u.test(text) ? 1 : 0),
  questionInside: ({ text }) => (/\?.*[\p{L}]/u.test(text) ? 1 : 0),
  exclamation: ({ text }) => (text.includes('!') ? 1 : 0),
  ellipsis: ({ text }) => (/\.\.|…/u.test(text) ? 1 : 0),
  noPeriod: ({ text }) => (/[\p{L}\p{N}]["'”’]?$/u.test(text) ? 1 : 0),
  commas: ({ text }) => Math.min(3, text.split(',').length - 1),
  dash: ({ text }) => (/ - |--|[–—]/u.test(text) ? 1 : 0),
  quotes: ({ text }) => (/["“”]/u.test(text) ? 1 : 0),
  parentheses: ({ text }) => (text.includes('(') ? 1 : 0),
  figures: ({ text }) => (/\d/u.test(text) ? 1 : 0),
  shouting: ({ text }) => (/\b\p{Lu}{4,}\b/u.test(text) ? 1 : 0),
  lowercase: ({ text }) => (/^\p{Ll}/u.test(text) ? 1 : 0),
  names: ({ text }) => Math.min(3, (text.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu) ?? []).length),
  hyphens: ({ words }) => (words.some((word) => word.includes('-')) ? 1 : 0),
  alliteration,
  turn,
  i: has("i i'm i've i'll i'd"),
  my: has('my mine me'),
  we: has("we we're we've we'll let's our us"),
  you: has("you you're you've you'll you'd"),
  your: has('your yours'),
  they: has("they they're they've they'll them their"),
  he: has("he he's him his"),
  she: has("she she's her"),
  it: has("it it's"),
  this: has('this these'),
  negation: ({ lower }) => (/\b(?:no|not|never|nothing|nobody|none|without)\b|n't\b/u.test(lower) ? 1 : 0),
  contrast: has('but yet though except however instead unless'),
  understatement: has('just only little bit slightly merely rather quite somewhat'),
  overstatement: has('always never every everyone everything ever nobody forever'),
  hedge: has('maybe perhaps probably guess suppose seems apparently'),
  conditional: has('if unless'),
  because: has('because since'),
  past: has("was were had did didn't used wasn't"),
  future: has("will won't gonna going i'll we'll you'll he'll she'll they'll"),
  modal: has("should could would might must shouldn't couldn't wouldn't"),
  said: has('said says say told tell tells asked ask'),
  thought: has('thought think thinks knew know wish hope hoped'),
  like: has('like likes liked love loves hate hates'),
  family: has('wife husband mother mom mommy father dad daddy kids kid son daughter mother-in-law marriage married ex'),
  work: has('boss job work office meeting hr lawyer client company ceo budget salary pension insurance taxes'),
  health: has('doctor therapist diet gluten vegan therapy medication prescription'),
  politics: has(
    'trump donald hillary clinton obama president congress election vote voted republicans democrats republican democrat putin',
  ),
  machines: has('phone iphone app uber siri alexa google facebook twitter netflix amazon wifi wi-fi internet online computer tinder'),
  begins_i: begins("i i'm i've i'll i'd"),
  begins_you: begins("you you're you've"),
  begins_it: begins("it it's that that's this"),
  begins_we: begins("we we're we've let's"),
  begins_they: begins("they they're he he's she she's"),
  begins_and: begins('and but so or because'),
  begins_call: begins('well oh ok okay hey sorry honey dear look yes no sure great'),
  begins_ask: begins("what who why how when where which do does did is are can could would will don't isn't have"),
  begins_do: begins("don't just try stop please remember wait"),
  begins_when: begins('when if after before while'),
  begins_the: begins('the a an my your'),
  told: finds(/\b(?:i|we|they|you|he|she) (?:told|said|asked)\b/u),
  atLeast: finds(/\bat least\b/u),
  thinkingOf: finds(/\bi (?:think|thought|guess|hope|wish)\b/u),
  meaning: finds(/\bwhat do you mean\b|\bwhen you said\b|\byou said\b|\bi meant\b/u),
  new: has('new next first last again another other'),
};

/** The names of what is counted, in the order of the numbers. */
export const witNames: readonly string[] = Object.keys(counted);

/** Takes a caption; returns what can be counted in it, in the order of `witNames`. */
export function wit(caption: string): number[] {
  const parts = taken(caption);
  return Object.values(counted).map((count) => count(parts));
}
