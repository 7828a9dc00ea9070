import type { Beat } from './beats.ts';

/** What a bot sees and hears at one reading. */
export interface Moment {
  /** seed of the demo, the number of the match and of its play: the bot's form on the day */
  seed: number;
  play: number;
  /** the clip on the screen and how far into it (ms); null between clips */
  clip: { name: number; position: number; beats: readonly Beat[] } | null;
  /** ms since the play began, and until it ends */
  since: number;
  left: number;
  /** the happiest face among the others who are still in, 0 to 1 */
  happiestOther: number;
}

/** What a bot remembers from one reading to the next. */
export interface Mood {
  /** relative happiness, 0 to 1 */
  happy: number;
  /** whatever builds up in this one: suppressed giggles, unbearable calm */
  strain: number;
}

/** A comic player: who it is and how its face follows what it sees. */
export interface Bot {
  id: BotId;
  /** Takes the mood of the last reading and the moment; returns the mood of this one, 200 ms later. */
  feel: (mood: Mood, moment: Moment) => Mood;
}

export const botIds = ['gerda', 'kevin', 'inspector'] as const;
export type BotId = (typeof botIds)[number];

export const calm: Mood = { happy: 0.02, strain: 0 };

/** Moves a mood towards a target: up quickly, down more slowly. */
export function towards(happy: number, target: number, up = 0.6, down = 0.3): number {
  const next = happy + (target - happy) * (target > happy ? up : down);
  return Math.min(1, Math.max(0, next));
}

/** Takes a clip's beats and a position; returns the beat that fell within the last `ms`, the weightiest first. */
export function beatWithin(beats: readonly Beat[], position: number, ms: number, kind?: Beat['kind']): Beat | undefined {
  return beats
    .filter((beat) => beat.at <= position && position < beat.at + ms && (kind === undefined || beat.kind === kind))
    .toSorted((a, b) => b.weight - a.weight)[0];
}
