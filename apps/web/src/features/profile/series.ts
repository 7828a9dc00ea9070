import type { GameType, SeriesAnswer } from '@deadpan/protocol';

/** How many weeks the charts show. */
export const WEEKS = 13;
/** A whole number of weeks, so that none is cut. */
export const DAYS = WEEKS * 7;
const DAY_MS = 86_400_000;

/** One kind of match, or all of them. */
export type TypeChoice = GameType | 'all';

/** A week of results; `from` is its first day (YYYY-MM-DD). */
export interface Week {
  from: string;
  won: number;
  lost: number;
  drew: number;
}

type Days = SeriesAnswer['days'];
const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const chosen = (days: Days, type: TypeChoice): Days => days.filter((one) => type === 'all' || one.gameType === type);

/** The results of the last weeks, the oldest first; the last week ends on the last day asked for. */
export function weeksOf({ days, to }: Pick<SeriesAnswer, 'days' | 'to'>, type: TypeChoice): Week[] {
  const end = noon(to);
  return Array.from({ length: WEEKS }, (_, at) => {
    const ago = WEEKS - 1 - at;
    const within = chosen(days, type).filter((one) => Math.floor((end - noon(one.day)) / (7 * DAY_MS)) === ago);
    const sum = (of: 'won' | 'lost' | 'draw'): number => within.reduce((total, one) => total + one[of], 0);
    const from = new Date(end - (ago * 7 + 6) * DAY_MS).toISOString().slice(0, 10);
    return { from, won: sum('won'), lost: sum('lost'), drew: sum('draw') };
  });
}

/** The average scores of one kind of match: `left` in percent of the time shown, `score` 0 to 100. */
export interface ScoreLine {
  type: GameType;
  points: { day: string; left: number; score: number }[];
}

/** A line per kind of match that was played, over the days asked for. */
export function scoreLines({ days, from, to }: Pick<SeriesAnswer, 'days' | 'from' | 'to'>, type: TypeChoice): ScoreLine[] {
  const [start, end] = [noon(from), noon(to)];
  const left = (day: string): number => Math.round(((noon(day) - start) / Math.max(DAY_MS, end - start)) * 10_000) / 100;
  return (['round1', 'full'] as const)
    .map((kind) => ({
      type: kind,
      points: chosen(days, type)
        .filter((one) => one.gameType === kind)
        .map(({ day, averageScore }) => ({ day, left: left(day), score: averageScore })),
    }))
    .filter((line) => line.points.length > 0);
}
