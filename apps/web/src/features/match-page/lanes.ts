import { limits } from '@deadpan/protocol';
import type { MatchRecord, OutReason, RecordedPlay } from '@deadpan/protocol';
import { linePath } from '../../ui/line-path.ts';

/** The least that a lane reaches up to, in percent of happiness: the limit is at two thirds of it. */
const TOP = 60;

/** One player's smile over one play; places in percent of the lane's width and height, from its lower left corner. */
export interface Lane {
  who: string;
  /** null: the curve was not kept */
  curve: { path: string; peak: number } | null;
  out: { left: number; bottom: number; reason: OutReason } | null;
}

/** A play drawn: a lane for everybody, and what was on above which part of it. */
export interface Lanes {
  lanes: Lane[];
  /** how high the limit and the danger mark lie, in percent of a lane */
  limit: number;
  danger: number;
  memes: { id: string; title: string; offset: number; left: number; width: number }[];
}

const near = (value: number): number => Math.round(value * 100) / 100;

/** What was on before the play ended. */
export const shown = ({ memes, durationMs }: RecordedPlay): RecordedPlay['memes'] => memes.filter((one) => one.offset < durationMs);

/** Takes a play of a match; returns the drawing of everybody's smile in it. */
export function lanesOf(play: RecordedPlay, { players, curves }: Pick<MatchRecord, 'players' | 'curves'>): Lanes {
  const own = curves.filter((curve) => curve.play === play.play && curve.points.length > 0);
  const length = Math.max(1, play.durationMs, ...own.map((curve) => curve.points.at(-1)?.[0] ?? 0));
  const widest = Math.max(0, ...own.flatMap((curve) => curve.points.map(([, happy]) => happy * 100)));
  const top = Math.max(TOP, Math.ceil(widest / 10) * 10 + 5);
  const x = (ms: number): number => near((Math.min(ms, length) / length) * 100);
  const height = (happy: number): number => near((happy * 100 * 100) / top);
  const lanes = players.map(({ id }): Lane => {
    const points = own.find((curve) => curve.user_id === id)?.points;
    const out = play.outs.find((one) => one.user_id === id);
    const until = out?.afterMs ?? null;
    const at = points && until !== null ? points.findLast(([ms]) => ms <= until) : undefined;
    return {
      who: id,
      curve: points
        ? {
            path: linePath(points.map(([ms, happy]) => [x(ms), height(happy)] as const)),
            peak: Math.round(Math.max(...points.map(([, happy]) => happy * 100))),
          }
        : null,
      out: out && until !== null ? { left: x(until), bottom: at ? height(at[1]) : 0, reason: out.reason } : null,
    };
  });
  return {
    lanes,
    limit: height(limits.smile.limit),
    danger: height(limits.smile.danger),
    memes: shown(play).map(({ id, title, offset, durationMs }) => ({
      id,
      title,
      offset,
      left: x(offset),
      width: near(x(offset + durationMs) - x(offset)),
    })),
  };
}

/** The widest smile of a player over one clip of a play, in whole percent; null without a reading in it. */
export function peakOver(
  points: readonly (readonly [number, number])[],
  { offset, durationMs }: RecordedPlay['memes'][number],
): number | null {
  const within = points.filter(([ms]) => ms >= offset && ms < offset + durationMs);
  return within.length === 0 ? null : Math.round(Math.max(...within.map(([, happy]) => happy * 100)));
}
