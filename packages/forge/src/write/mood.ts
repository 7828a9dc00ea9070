import type { Mood } from './recipes.ts';
import { keysOf } from './match.ts';
import { listOf } from './recipes.ts';

const words: Record<Exclude<Mood, 'calm'>, string> = {
  tired:
    'tired, exhausted, sleep, sleepy, 3am, 4am, 2am, 5am, monday, alarm, wake, yawn, overtime, no sleep, insomnia, bored, boring, waiting, wait',
  panic:
    'panic, deadline, late, forgot, forget, crash, fire, scream, emergency, lost, exam, drop, 1%, accidentally, delete, production, interview, help, bomb, spider',
  proud: 'finally, won, win, proud, first, success, graduate, promotion, finished, cleaned, perfect, champion, trophy, done',
  sad: 'sad, cry, alone, lonely, dying, die, dead, miss, rain, broke, broken, lost, empty, gone, last, fail, failed, goodbye, breakup',
  angry:
    'angry, hate, rage, annoying, traffic, stole, steal, steals, stealing, loud, neighbour, neighbor, argue, queue, spam, tax, again, printer',
  suspicious:
    'suspicious, why, strange, weird, secret, secretly, pretend, hide, hiding, deny, liar, lie, knows, watching, stare, staring, judging, judge, free',
  smug: 'smug, refuses, ignore, ignoring, expecting, expect, genius, instead of, knows better, easy, confidently, boss, king, queen',
};

/** Takes a prompt's words; returns the mood that most of them speak of, or null. */
export function moodOf(prompt: readonly string[]): Mood | null {
  const keys = keysOf(prompt);
  let found: Mood | null = null;
  let most = 0;
  for (const [mood, list] of Object.entries(words) as [Mood, string][]) {
    const hits = listOf(list).filter((word) => keys.has(word)).length;
    if (hits > most) {
      most = hits;
      found = mood;
    }
  }
  return found;
}
