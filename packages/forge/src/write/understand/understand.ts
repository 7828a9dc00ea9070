import { cleanPrompt } from '../clean.ts';
import { clauseOf, thingOf } from './clause.ts';
import type { Frame, Spoken, Subject } from './frame.ts';
import { contrastOf, givenTexts, guessOf, situationOf, spokenIn, stagesIn } from './patterns.ts';
import { subjectOf } from './subject.ts';
import { terms, written } from './terms.ts';

const FOREIGN =
  /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Deva}\p{sc=Thai}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Beng}\p{sc=Taml}\p{sc=Geor}\p{sc=Armn}]/u;
/** Words that English prompts rarely do without, against those of its neighbours. */
const ENGLISH =
  /\b(?:the|a|an|my|me|i|you|your|is|are|and|of|to|when|with|on|in|at|for|it|that|who|this|not|no|but|from|by|be|how|why|what|vs|after|before)\b/giu;
const OTHERS =
  /\b(?:der|die|das|und|ist|nicht|ein|eine|mein|meine|wenn|ich|le|la|les|une|est|mon|quand|je|el|los|las|que|mi|cuando|es|una|il|che|quando|mio|não|meu|een|het|wanneer|jest|kiedy|när|och|bir|ve)\b/giu;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’+#-]*/gu) ?? [];

/** Whether a prompt can be taken apart as English; what cannot is used whole. */
function isEnglish(prompt: string, words: readonly string[]): boolean {
  if (FOREIGN.test(prompt)) return false;
  const own = prompt.match(ENGLISH)?.length ?? 0;
  const others = (prompt.match(OTHERS)?.length ?? 0) + (prompt.match(/[äöüßñçğşąęłøåéèêàùòì]/giu)?.length ?? 0);
  return own >= others && words.every((word) => word.length <= 30) && !/[<>{}\\;=]|--/u.test(prompt);
}

const closed = (text: string): string => text.replace(/[\s.;,]+$/u, '').trim();

/** What the last one says, with who says it, for lines that show the prompt whole. */
function said(spoken: readonly Spoken[]): string | null {
  const last = spoken.findLast(({ says }) => says !== '');
  return last ? `${last.who}: ${last.says}` : null;
}

/** Takes a prompt as typed; returns what is understood of it. Never throws; what is not understood is left whole. */
export function understand(typed: string): Frame {
  const { prompt, lines } = cleanPrompt(typed);
  const words = wordsOf(prompt);
  if (!/[\p{L}\p{N}\p{ExtPict}]/u.test(prompt)) return { shape: 'empty', prompt: '', words };
  const whole: Frame = { shape: 'phrase', prompt, words };
  const given = givenTexts(prompt);
  if (given) return { ...whole, prompt: given.join(' '), shape: 'texts', given };
  const spoken = spokenIn(prompt, lines);
  if (spoken) {
    const silent = /nobody|no one/iu.test(spoken[0]?.who ?? '');
    const subject = subjectOf(terms((spoken.at(-1)?.who ?? '').replace(/^also |\s+(?:at|after) .*$/giu, '')));
    return {
      ...whole,
      ...(subject ? { subject } : {}),
      prompt: said(spoken) ?? prompt,
      words: wordsOf(said(spoken) ?? prompt),
      shape: silent ? 'nobody' : 'chat',
      spoken,
    };
  }
  const contrast = contrastOf(prompt);
  if (contrast) return { ...whole, shape: 'contrast', contrast, ...(isEnglish(prompt, words) ? contrastGrammar(contrast.right) : {}) };
  const stages = stagesIn(prompt, lines);
  if (stages) return { ...whole, prompt: stages.join(', '), shape: 'stages', given: stages };
  if (!isEnglish(prompt, words)) return { ...whole, shape: words.length === 0 ? 'phrase' : 'foreign' };
  const guess = guessOf(prompt);
  if (guess) return { ...whole, shape: 'is-this', guess };
  return prompt.length <= 200 ? { ...whole, ...grammar(prompt) } : whole;
}

const contrastGrammar = (side: string): Partial<Frame> => {
  const subject = subjectOf(terms(side));
  return subject ? { subject } : {};
};

/** Who, what, where and when, by the words' kinds. */
function grammar(prompt: string): Partial<Frame> {
  if (/^["“«].*["”»]$/u.test(prompt)) return { shape: 'quote' };
  const situation = situationOf(prompt);
  if (situation) return { ...clauseGrammar(situation), shape: 'when', situation: closed(situation), topic: undefined };
  const apart = someoneWhen(prompt);
  if (apart) return { ...apart, shape: 'when', situation: closed(apart.situation) };
  if (/\?\s*$/u.test(prompt) || /^(?:why|how|what|where|who|can|should|do|does|is|are) /iu.test(prompt)) {
    const list = terms(prompt);
    const thing = thingOf(list, null);
    return {
      shape: 'question',
      prompt: /\?\s*$/u.test(prompt) ? prompt : `${prompt.replace(/[\s.!,;:…]+$/u, '')}?`,
      ...(thing ? { thing } : {}),
    };
  }
  return clauseGrammar(prompt);
}

/** "my dog when I come back": whom it is about, and when; what happens then is not what that one does. */
function someoneWhen(prompt: string): { subject: Subject; situation: string } | null {
  const found = /^((?:my|the|our|a|an) \p{L}+(?: \p{L}+)?) (?:when|whenever|every time) (.{2,})$/iu.exec(prompt);
  if (!found) return null;
  const list = terms(found[1] ?? '');
  const subject = clauseOf(list) ? null : subjectOf(list);
  return subject && subject.person === 'other' ? { subject, situation: found[2] ?? '' } : null;
}

function clauseGrammar(text: string): Partial<Frame> {
  const list = terms(text);
  const clause = clauseOf(list);
  if (!clause) {
    const subject = subjectOf(list);
    const thing = thingOf(list, subject);
    return { shape: 'phrase', ...(subject ? { subject, topic: closed(written(list)) } : {}), ...(thing ? { thing } : {}) };
  }
  const { subject, predicate, finite } = clause;
  const thing = thingOf(clause.rest, subject);
  return {
    shape: 'clause',
    ...(subject ? { subject } : {}),
    ...(predicate ? { predicate } : {}),
    ...(thing ? { thing } : {}),
    ...(finite ? { situation: closed(text) } : {}),
  };
}
