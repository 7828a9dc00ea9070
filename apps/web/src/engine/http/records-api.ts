import type { Board, CurveBody, GameType, LeaderboardAnswer, MatchesAnswer, MatchRecord, Period, SeriesAnswer } from '@deadpan/protocol';
import { limits } from '@deadpan/protocol';
import { http } from './api.ts';

const own = { ownToast: true } as const;
const curvesAt = (match: string): string => `/matches/${encodeURIComponent(match)}/curves`;

/** A path with what is asked for behind it; what is undefined is not asked for. */
function asking(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const search = new URLSearchParams(given).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** What remains of matches. Pages tell what failed. */
export const records = {
  /** A page of the player's own matches, the newest first; `before` is the `next` of the page before. */
  history: ({ before, type }: { before?: string | undefined; type?: GameType | undefined }, signal?: AbortSignal) =>
    http.call<MatchesAnswer>(asking('/matches', { before, type }), { ...own, ...(signal && { signal }) }),
  match: (id: string, signal?: AbortSignal) =>
    http.call<MatchRecord>(`/matches/${encodeURIComponent(id)}`, { ...own, ...(signal && { signal }) }),
  /** Keeps the player's own smile curve of one play with the match. */
  keepCurve: (match: string, body: CurveBody) =>
    http.call<void>(curvesAt(match), { ...own, method: 'PUT', body, attempts: limits.http.retries, keepalive: true }),
  deleteCurves: (match: string) => http.call<void>(curvesAt(match), { ...own, method: 'DELETE' }),
  leaderboard: (board: Board, period: Period, signal?: AbortSignal) =>
    http.call<LeaderboardAnswer>(asking('/leaderboard', { board, period }), { ...own, ...(signal && { signal }) }),
  /** The player's results of the last days, one entry per day and game type. */
  series: (days: number, signal?: AbortSignal) =>
    http.call<SeriesAnswer>(asking('/statistics/series', { days: String(days) }), { ...own, ...(signal && { signal }) }),
};
