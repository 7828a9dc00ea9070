import { readFileSync } from 'node:fs';

/** A caption, and what a crowd thought of it: the mean of votes from 1 (not funny) to 3 (funny), and its standard error. */
export interface Voted {
  caption: string;
  mean: number;
  se: number;
}

/** All captions of one contest are for the same drawing. */
export interface Contest {
  contest: number;
  captions: Voted[];
}

/** Every tenth contest is never looked at while fitting: what the judge is worth is measured there. */
const EVERY = 10;
const FIRST = 4;

/** Takes the path of a file of contests; returns them in their order. */
export const readContests = (path: string | URL): Contest[] =>
  (JSON.parse(readFileSync(path, 'utf8')) as Contest[])
    .map(({ contest, captions }) => ({ contest, captions: captions.map(({ caption, mean, se }) => ({ caption, mean, se })) }))
    .toSorted((a, b) => a.contest - b.contest);

/** Takes all contests; returns those to learn from and those kept out. */
export function split(contests: readonly Contest[]): { learned: Contest[]; keptOut: Contest[] } {
  const isKeptOut = (at: number): boolean => at % EVERY === FIRST;
  return { learned: contests.filter((_, at) => !isKeptOut(at)), keptOut: contests.filter((_, at) => isKeptOut(at)) };
}
