import names from '../../art/names.json' with { type: 'json' };
import { abroad } from '../../data/aliases-abroad.ts';
import { aliases } from '../../data/aliases.ts';
import emoji from '../../data/emoji.json' with { type: 'json' };
import { chance } from './chance.ts';
import { linesOf, listOf, type Mood } from './recipes.ts';
import type { Frame, Subject } from './understand/frame.ts';
import { plainForm, singular } from './understand/verbs.ts';
import { withoutTail } from './understand/voice.ts';

const known = new Set<string>(names);
/** Names whose words mean something else in a prompt than what is drawn. */
const NOT_BY_NAME =
  /face|button|arrow|sign|symbol|square|circle|oclock|thirty|keycap|mark|hand|index|input|person-|man-|woman-|^(?:no|on|of|link|back|free|new|cool|gemini|om|cancer|leo|aries|libra|virgo|hook|label|eye|nose|leg|foot|ear|mouth|mate|minus|plus|divide|multiply|wing|person|fog|foggy|dizzy|collision|customs|joker|pick|rock|dim|knot|loop|infinity|registered|copyright|information|prohibited|sparkle|relieved|wireless|cinema|restroom|pushpin|ng|vs|id|ok|up|sos|radio|station|gear|clamp|tear|watch|fly|ox|bat|rosette|ribbon|toilet)$/;

/** What is drawn for a word or a few: the table that is written by hand first, then the artwork's own names. */
function tableOf(): Map<string, string> {
  const table = new Map<string, string>();
  for (const name of known) if (!NOT_BY_NAME.test(name)) table.set(name.replaceAll('-', ' '), name);
  for (const line of linesOf(aliases)) {
    const at = line.indexOf(':');
    for (const word of listOf(line.slice(at + 1))) table.set(word.toLowerCase(), line.slice(0, at).trim());
  }
  return table;
}

const table = tableOf();
const emojiNames = new Map<string, string>(Object.entries(emoji));

/** Takes a name; returns whether there is such artwork. */
export const isArt = (name: string): boolean => known.has(name);

/** The words of the alias table with what they draw, for its tests. */
export const aliasEntries = (): readonly [string, string][] => [...table];

const plainWords = (word: string): string[] => {
  const forms = [word, word.replace(/['’]s$/u, ''), singular(word)];
  if (word.endsWith('ing')) forms.push(plainForm(word, 'doing') ?? word);
  else if (word.endsWith('s')) forms.push(plainForm(word, 'does') ?? word);
  else if (word.endsWith('ed')) forms.push(plainForm(word, 'did') ?? word);
  return forms;
};

/** Takes words in small letters; returns the artwork for them in their order, longer names first, nothing twice. */
export function artOf(words: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(3, words.length - at); length > 0; length--) {
      const before = words.slice(at, at + length - 1);
      const last = words[at + length - 1] ?? '';
      const icon = plainWords(last)
        .map((word) => table.get([...before, word].join(' ')))
        .find(Boolean);
      if (!icon) continue;
      found.push(icon);
      at += length - 1;
      break;
    }
  }
  return [...new Set(found)];
}

/** Words of other languages and what they draw; those of scripts with spaces as a whole word of the prompt, the others anywhere in it. */
const foreign = linesOf(abroad).flatMap((line) =>
  listOf(line.slice(line.indexOf(':') + 1)).map((word) => ({
    word: word.toLowerCase(),
    whole: /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]/u.test(word),
    icon: line.slice(0, line.indexOf(':')).trim(),
  })),
);

/** Takes a prompt in another language than English; returns the artwork for the few words of it that we know, in their order. Scripts without spaces are searched through. */
function abroadArt(prompt: string): string[] {
  const text = ` ${prompt.toLowerCase().replace(/[^\p{L}\p{M}\p{N}-]+/gu, ' ')} `;
  const found = foreign
    .map(({ word, whole, icon }) => [text.indexOf(whole ? ` ${word} ` : word), icon] as const)
    .filter(([at]) => at >= 0)
    .sort(([a], [b]) => a - b);
  return [...new Set(found.map(([, icon]) => icon))];
}

/** Takes a prompt; returns the artwork of the emoji in it, in their order. */
export function emojiArt(prompt: string): string[] {
  const found = prompt.match(/\p{RI}{2}|\p{ExtPict}[\uFE0F\p{EMod}]?(?:\u200D\p{ExtPict}[\uFE0F\p{EMod}]?)*/gu) ?? [];
  const drawn = found.map((one) => emojiNames.get(one.replace(/[\uFE0F\p{EMod}]/gu, ''))).filter((name) => name !== undefined);
  return [...new Set(drawn)].filter(isArt);
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’+#-]*/gu) ?? [];

/** The artwork a prompt calls for. */
export interface Cast {
  /** who it is about, when that can be drawn */
  who?: string;
  /** everything else in it, in order */
  things: readonly string[];
  left?: string;
  right?: string;
}

/** Takes what was understood; returns the artwork its words and emoji name. */
export function castOf(frame: Frame): Cast {
  const named =
    frame.shape === 'foreign'
      ? abroadArt(frame.prompt)
      : [...(frame.thing && frame.predicate ? artOf([frame.thing]) : []), ...artOf(frame.words)];
  const drawn = [...emojiArt(frame.prompt), ...named];
  const all = [...new Set(drawn.length > 0 ? drawn : abroadArt(frame.prompt))];
  const who = frame.subject?.person === 'other' ? subjectArt(frame.subject) : undefined;
  const left = frame.contrast && sideOf(frame.contrast.left);
  const right = frame.contrast && sideOf(frame.contrast.right);
  return { things: all.filter((name) => name !== who), ...(who ? { who } : {}), ...(left ? { left } : {}), ...(right ? { right } : {}) };
}

/** The last thing named before "at a party" and the like is what a subject is: the dog in "the neighbour's dog". */
function subjectArt({ text, head }: Subject): string | undefined {
  return artOf(wordsIn(withoutTail(text))).at(-1) ?? artOf([head])[0];
}

/** Takes a text; returns the first artwork its words or emoji name. */
export const textArt = (text: string | undefined): string | undefined => (text === undefined ? undefined : sideOf(text));

const sideOf = (text: string): string | undefined => emojiArt(text)[0] ?? artOf(wordsIn(text))[0] ?? abroadArt(text)[0];

const faces: Record<Mood, readonly string[]> = {
  calm: ['neutral-face', 'expressionless-face', 'slightly-smiling-face', 'face-without-mouth'],
  smug: ['smirking-face', 'smiling-face-with-sunglasses', 'face-with-monocle', 'nerd-face'],
  tired: ['weary-face', 'sleepy-face', 'melting-face', 'face-exhaling', 'face-with-spiral-eyes'],
  panic: ['grimacing-face', 'face-screaming-in-fear', 'anxious-face-with-sweat', 'flushed-face'],
  proud: ['smiling-face-with-halo', 'star-struck', 'saluting-face', 'partying-face'],
  sad: ['face-holding-back-tears', 'pensive-face', 'smiling-face-with-tear', 'loudly-crying-face'],
  angry: ['face-with-steam-from-nose', 'unamused-face', 'pouting-face', 'face-with-rolling-eyes'],
  suspicious: ['face-with-raised-eyebrow', 'thinking-face', 'face-with-peeking-eye', 'face-with-diagonal-mouth'],
};

/** Takes a mood and a seed; returns a face that shows it. */
export function faceOf(mood: Mood, seed: number): string {
  const fitting = faces[mood];
  return fitting[Math.floor(chance(seed, 'face') * fitting.length)] ?? 'neutral-face';
}

/** Every face a mood may wear, for the test that they exist. */
export const allFaces: readonly string[] = Object.values(faces).flat();
