import { createRule, endCalibration, endPlay, look, startPlay } from '../../../engine/face/smile-rule.ts';
import type { RuleState } from '../../../engine/face/smile-rule.ts';
import { calm } from '../bots/bot.ts';
import { chance } from '../bots/chance.ts';
import type { Bot, Moment, Mood } from '../bots/bot.ts';

/** How hard somebody who is out laughs, at least, and how long. */
const LAUGH = { least: 0.58, more: 0.34 };
const FADES = 0.985;

/** One bot in a match: its mood, judged by the same rule as everybody's face. */
export interface Mind {
  bot: Bot;
  mood: Mood;
  rule: RuleState;
}

export const aMind = (bot: Bot): Mind => ({ bot, mood: calm, rule: endCalibration(createRule()) });

/** A play begins, at `now`: a calm face, and the rule is armed. */
export const begins = (mind: Mind, now: number): Mind => ({
  ...mind,
  mood: { ...calm, strain: mind.bot.id === 'kevin' ? mind.mood.strain : 0 },
  rule: startPlay(mind.rule, now),
});

/** The play is over: nothing counts, and the face settles. */
export const rests = (mind: Mind): Mind => ({ ...mind, mood: { ...mind.mood, happy: mind.mood.happy * 0.7 }, rule: endPlay(mind.rule) });

/** Who is out laughs, and slowly stops. */
export function laughs(mind: Mind, justNow: boolean): Mind {
  const { happy } = mind.mood;
  const burst = LAUGH.least + LAUGH.more * chance(mind.rule.smiledAt ?? 0);
  return { ...mind, mood: { ...mind.mood, happy: justNow ? Math.max(burst, happy) : happy * FADES } };
}

/** One reading at `t`: the next mood, and whether it is the one that decides. */
export function reads(mind: Mind, t: number, moment: Moment): { mind: Mind; smiled: boolean } {
  const mood = mind.bot.feel(mind.mood, moment);
  const before = mind.rule.smiledAt;
  const rule = look(mind.rule, { t, happy: mood.happy });
  return { mind: { ...mind, mood, rule }, smiled: before === null && rule.smiledAt !== null };
}
