import { scoreOf, total, type Model, type Worth } from './model.ts';
import { wit, witNames } from './wit.ts';

/** What can be said of a caption: of a number above or below the average, or of something that is there. */
type Saying = { more?: string; less?: string } | { there: string };

const sayings: Record<string, Saying> = {
  words: { more: 'It goes on for a while.', less: 'It is short.' },
  brevity: { more: 'Very few words.' },
  wordiness: { more: 'It is long.' },
  letters: { more: 'Long words.', less: 'Short words.' },
  longest: { more: 'One of the words is rather long.' },
  sentences: { more: 'It takes more than one sentence.' },
  lastShort: { more: 'It ends on a short sentence.' },
  lastWord: { more: 'The last word is a long one.', less: 'The last word is a short one.' },
  content: { more: 'Hardly a word in it is spare.', less: 'Mostly small words.' },
  repeats: { there: 'It says a word twice.' },
  question: { there: 'It ends in a question.' },
  questionInside: { there: 'It asks first and goes on.' },
  exclamation: { there: 'It exclaims.' },
  ellipsis: { there: 'It trails off...' },
  noPeriod: { there: 'It ends without a full stop.' },
  commas: { more: 'It pauses for commas.' },
  dash: { there: 'It breaks off at a dash.' },
  quotes: { there: 'It quotes somebody.' },
  parentheses: { there: 'It explains itself in brackets.' },
  figures: { there: 'There is a number in it.' },
  shouting: { there: 'It shouts.' },
  lowercase: { there: 'It begins without a capital.' },
  names: { more: 'It names names.' },
  hyphens: { there: 'There is a hyphen in it.' },
  alliteration: { more: 'Its letters rhyme at the wrong end.' },
  turn: { more: 'It turns at the end.' },
  i: { there: 'It is about its speaker.' },
  my: { there: "It is somebody's own affair." },
  we: { there: 'It speaks for several.' },
  you: { there: 'It talks to somebody.' },
  your: { there: 'It makes it your affair.' },
  they: { there: 'It blames others.' },
  he: { there: 'It is about him.' },
  she: { there: 'It is about her.' },
  negation: { there: 'It denies something.' },
  contrast: { there: 'It objects to itself.' },
  understatement: { there: 'It plays things down.' },
  overstatement: { there: 'It exaggerates.' },
  hedge: { there: 'It is not sure.' },
  conditional: { there: 'It makes a condition.' },
  because: { there: 'It gives a reason.' },
  past: { there: 'It tells what happened before.' },
  future: { there: 'It tells what comes next.' },
  modal: { there: 'It knows what should be done.' },
  said: { there: 'It repeats what was said.' },
  thought: { there: 'It says what was thought.' },
  like: { there: 'It has feelings.' },
  family: { there: 'It brings the family into it.' },
  work: { there: 'It sounds like work.' },
  health: { there: "It sounds like a doctor's visit." },
  politics: { there: 'It brings politics into it.' },
  machines: { there: 'It brings a machine into it.' },
  begins_and: { there: 'It begins in the middle.' },
  begins_call: { there: 'It clears its throat first.' },
  begins_ask: { there: 'It opens with a question.' },
  begins_do: { there: 'It gives an order.' },
  begins_when: { there: 'It sets a scene first.' },
  told: { there: 'It says who said it.' },
  atLeast: { there: 'It looks on the bright side.' },
  thinkingOf: { there: 'It admits to thinking.' },
  meaning: { there: 'It discusses what was meant.' },
  new: { there: 'It is not the first time.' },
};

const praise = ['It helped.', 'Noted with approval.', 'Something almost moved.', 'That is how it is done.', 'A face nearly slipped.'];
const blame = ['It did not help.', 'Nothing moved.', 'Noted without comment.', 'No face was in danger.', 'It was not needed.'];

/** So small a part of a caption's worth that naming it would be made up. */
const TOO_LITTLE = 0.004;

/** What can be pointed at is worth telling before what cannot. */
const VAGUE = 0.5;

/** The same text, the same choice. */
function chosen(from: readonly string[], text: string): string {
  let hash = 0;
  for (const character of text) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return from[hash % from.length] ?? '';
}

function said(name: string, counted: number, above: boolean): string | undefined {
  const saying = sayings[name];
  if (!saying) return undefined;
  if ('there' in saying) return counted > 0 ? saying.there : undefined;
  return above ? saying.more : saying.less;
}

/** Takes a caption, its worth and what was learned; returns one dry line about what raised its score, or lowered it, most. */
export function reasonFor(caption: string, worth: Worth, model: Pick<Model, 'wit' | 'steps'>): string {
  const counted = wit(caption);
  const parts = witNames.flatMap((name, at) => {
    const value = counted[at] ?? 0;
    const line = said(name, value, value > (model.wit[name]?.mean ?? 0));
    return line === undefined ? [] : [{ line, worth: worth.wit[at] ?? 0 }];
  });
  const about = {
    line: worth.meaning > 0 ? 'Captions about such things do well.' : 'Captions about such things do less well.',
    worth: worth.meaning * VAGUE,
  };
  const wording = {
    line: worth.phrases > 0 ? 'Such wording has done well before.' : 'Such wording has not done well before.',
    worth: worth.phrases * VAGUE,
  };
  // A low score is explained by what lowered it, a high one by what raised it.
  const isFor = scoreOf(model, total(worth)) > 0.5;
  const weight = (part: { worth: number }): number => (isFor ? part.worth : -part.worth);
  const [strongest] = [...parts, about, wording].toSorted((a, b) => weight(b) - weight(a));
  if (!strongest || weight(strongest) < TOO_LITTLE) return 'Nothing stands out. This is said without malice.';
  return `${strongest.line} ${chosen(isFor ? praise : blame, caption)}`;
}
