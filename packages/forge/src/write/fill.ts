import { capital, shorten } from './clean.ts';
import type { Frame, Subject } from './understand/frame.ts';
import { plural } from './understand/verbs.ts';
import { local, narrated, speak, tell, withA, withoutArticle, withoutTail } from './understand/voice.ts';
import type { Voice } from './understand/voice.ts';

type Filler = (frame: Frame) => string | undefined;

const closed = (text: string): string => text.replace(/[\s.;,:]+$/u, '').trim();
const isThey = ({ human, plural: several, person }: Subject): boolean => human || several || person !== 'other';
const by = (frame: Frame, they: string, it: string): string | undefined => frame.subject && (isThey(frame.subject) ? they : it);
const agree = (frame: Frame, many: string, one: string): string | undefined => frame.subject && (frame.subject.plural ? many : one);
const doing = (frame: Frame, form: 'do' | 'does' | 'did' | 'doing', voice: 'own' | 'your' | 'their'): string | undefined =>
  frame.predicate && frame.subject && tell(frame.predicate, form, voiceFor(voice, frame.subject), frame.subject.plural);

function voiceFor(voice: 'own' | 'your' | 'their', { person }: Subject): Voice {
  if (voice === 'their' && person === 'other') return 'others';
  return voice === 'own' && person === 'you' ? 'mine' : voice;
}

/** "When …", whatever the prompt was: a clause of its own, or somebody doing something. */
function when(frame: Frame): string | undefined {
  const { situation, subject, predicate } = frame;
  if (situation)
    return `when ${/^(?:I\b|\p{Lu}\p{Ll}+ (?:is|was|has)\b|\p{Lu}{2})/u.test(situation) ? situation : lower(situation, frame)}`;
  if (!subject || !predicate) return undefined;
  const who = subject.person === 'me' ? (subject.plural ? 'we' : 'I') : lower(subject.text, frame);
  return `when ${who} ${tell(predicate, subject.person === 'other' ? 'does' : 'do', 'own', subject.plural)}`;
}

/** A text for the middle of a sentence: small at its start, unless a name stands there. */
function lower(text: string, { subject }: Frame): string {
  return subject?.name || /^(?:I\b|\p{L}*\p{Lu}\p{L}*\p{Lu}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/u.test(text)
    ? text
    : text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase());
}

/** What a line of ours may name of a prompt; `data/README.md` says the same to those who write lines. */
const fillers: Record<string, Filler> = {
  prompt: ({ prompt }) => (prompt === '' ? undefined : closed(prompt)),
  when,
  who: (frame) => frame.subject && lower(withoutTail(frame.subject.text), frame),
  'the who': ({ subject }) => subject && narrated(subject),
  local: ({ subject }) => subject && local(subject),
  head: ({ subject }) => subject && (subject.name ? subject.text : subject.person === 'other' ? subject.head : 'human'),
  does: (frame) => doing(frame, 'does', 'their'),
  did: (frame) => doing(frame, 'did', 'their'),
  do: (frame) => doing(frame, 'do', 'their'),
  doing: (frame) => doing(frame, 'doing', 'their'),
  'your do': (frame) => doing(frame, 'do', 'your'),
  'your doing': (frame) => doing(frame, 'doing', 'your'),
  'my doing': (frame) => doing(frame, 'doing', 'own'),
  'my do': (frame) => doing(frame, 'do', 'own'),
  thing: ({ thing }) => thing,
  'a thing': ({ thing }) => thing && (thing.endsWith('s') ? `some ${thing}` : withA(thing)),
  'the thing': ({ thing }) => thing && `the ${thing}`,
  things: ({ thing }) => thing && (thing.endsWith('s') ? thing : plural(thing)),
  topic: (frame) => frame.topic && lower(frame.topic, frame),
  'your topic': (frame) => frame.topic && speak(lower(frame.topic, frame), 'your'),
  'bare topic': (frame) => frame.topic && withoutArticle(lower(frame.topic, frame)),
  they: (frame) => by(frame, 'they', 'it'),
  them: (frame) => by(frame, 'them', 'it'),
  their: (frame) => by(frame, 'their', 'its'),
  'they are': (frame) => by(frame, 'they are', 'it is'),
  'they were': (frame) => by(frame, 'they were', 'it was'),
  'they have': (frame) => by(frame, 'they have', 'it has'),
  is: (frame) => agree(frame, 'are', 'is'),
  was: (frame) => agree(frame, 'were', 'was'),
  has: (frame) => agree(frame, 'have', 'has'),
  s: (frame) => agree(frame, '', 's'),
  left: ({ contrast }) => contrast && closed(contrast.left),
  right: ({ contrast }) => contrast && closed(contrast.right),
  guess: ({ guess }) => guess,
  first: ({ given }) => given?.[0],
  second: ({ given }) => given?.[1],
  said: ({ spoken }) => spoken?.at(-1)?.says && closed(spoken.at(-1)?.says ?? ''),
  asked: ({ spoken }) => (spoken && spoken.length > 1 && spoken[0]?.says ? closed(spoken[0].says) : undefined),
  speaker: ({ spoken }) => spoken?.at(-1)?.who.replace(/^also /iu, ''),
};

/** Names that may stand in braces in a line. */
export const placeholders: readonly string[] = Object.keys(fillers);

const PLACE = /\{([\p{L} ]+)\}/gu;

/** Takes a line; returns the names in its braces, as they are written. */
export const placesIn = (line: string): string[] => [...line.matchAll(PLACE)].map((match) => match[1] ?? '');

/** Whether a name in braces asks for a large first letter: `{The who}`. */
const isLarge = (name: string): boolean => /^\p{Lu}/u.test(name);
const small = (name: string): string => name.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());

/** A line taken apart once: its words, and the names between them. */
interface Template {
  parts: readonly (string | { name: string; large: boolean })[];
  /** length of its own words, in UTF-16 */
  around: number;
  /** what it says, when nothing has to be filled in */
  plain: string | null;
}

const templates = new Map<string, Template>();

function templateOf(line: string): Template {
  const known = templates.get(line);
  if (known) return known;
  const parts = line.split(/(\{[\p{L} ]+\})/u).filter((part) => part !== '');
  const template: Template = {
    parts: parts.map((part) => (/^\{.*\}$/u.test(part) ? { name: small(part.slice(1, -1)), large: isLarge(part.slice(1, -1)) } : part)),
    around: line.replace(PLACE, '').length,
    plain: PLACE.test(line) ? null : capital(line),
  };
  PLACE.lastIndex = 0;
  templates.set(line, template);
  return template;
}

const values = new WeakMap<Frame, Map<string, string | undefined>>();

/** What a name stands for in a prompt; asked for in many lines, worked out once. */
function valueOf(name: string, frame: Frame): string | undefined {
  const known = values.get(frame) ?? new Map<string, string | undefined>();
  values.set(frame, known);
  if (!known.has(name)) known.set(name, fillers[name]?.(frame));
  return known.get(name);
}

/**
 * Takes a line of ours, what was understood of the prompt and how long the result may be, in graphemes; returns the line filled in, its first
 * letter large, or null when it needs what the prompt does not have. Only the whole prompt is shortened to fit.
 */
export function fill(line: string, frame: Frame, most: number): string | null {
  const { parts, around, plain } = templateOf(line);
  if (plain !== null) return plain;
  let filled = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      filled += part;
      continue;
    }
    const value = valueOf(part.name, frame);
    if (value === undefined) return null;
    const fitting = part.name === 'prompt' ? shorten(value, Math.max(16, most - around)) : value;
    filled += part.large ? capital(fitting) : fitting;
  }
  return capital(
    filled
      .replace(/([!?…])\.(?!\.)/gu, '$1')
      .replace(/(?<!\.)\.\.(?!\.)/gu, '.')
      .replace(/\?\?+$/u, '?')
      .replace(/\s+/gu, ' ')
      .trim(),
  );
}
