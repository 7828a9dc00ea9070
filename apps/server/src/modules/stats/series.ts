import type { SeriesAnswer } from '@deadpan/protocol';
import { DAY_MS } from '../../ports/durations.ts';
import type { DayGroup, Tally } from '../../ports/stats.ts';
import { oneDecimal, percent } from './shares.ts';

const dayName = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Takes how many days and the present (wall ms); returns the first and the last of them, counted from 1970 (UTC). */
export function lastDays(days: number, now: number): { first: number; last: number; since: number } {
  const last = Math.floor(now / DAY_MS);
  const first = last - days + 1;
  return { first, last, since: first * DAY_MS };
}

/** Takes a player's counted days and plays; returns the series of the profile. */
export function series(
  groups: readonly DayGroup[],
  { plays, survived, smiles }: Pick<Tally, 'plays' | 'survived' | 'smiles'>,
  span: { first: number; last: number },
): SeriesAnswer {
  const keys = [...new Set(groups.map(({ day, gameType }) => `${day} ${gameType}`))];
  return {
    from: dayName(span.first),
    to: dayName(span.last),
    days: keys.flatMap((key) => {
      const own = groups.filter(({ day, gameType }) => `${day} ${gameType}` === key);
      const [first] = own;
      if (!first) return [];
      const matches = (result?: DayGroup['result']): number =>
        own.reduce((sum, group) => sum + (result === undefined || group.result === result ? group.matches : 0), 0);
      const scores = own.reduce((sum, group) => sum + group.scores, 0);
      return [
        {
          day: dayName(first.day),
          gameType: first.gameType,
          won: matches('won'),
          lost: matches('lost'),
          draw: matches('draw'),
          averageScore: oneDecimal(scores / matches()),
        },
      ];
    }),
    shares: { plays, stoneFace: percent(survived, plays), smileRate: percent(smiles, plays) },
  };
}
