import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { matchTypes } from './records.ts';

export const boards = ['wins', 'win_rate', 'stone_face', 'smile_rate'] as const;
export type Board = (typeof boards)[number];
export const periods = ['week', 'all'] as const;
export type Period = (typeof periods)[number];

/** `GET /leaderboard?board=&period=`: `week` is the last seven days. */
export const LeaderboardQuery = z.object({ board: z._default(z.enum(boards), 'wins'), period: z._default(z.enum(periods), 'week') });
export type LeaderboardQuery = z.infer<typeof LeaderboardQuery>;

/**
 * The best `limits.records.boardRows`, the highest value first; ties share a rank, and the next one is skipped. `wins` counts matches won; the
 * other three are percentages, 0 to 100 with one decimal: of matches won, of plays survived, of plays in which the player was out by a smile.
 * `games`: matches in the period; whoever has fewer than `minGames` is not ranked. `own`: null while the player is not ranked.
 */
export const LeaderboardAnswer = z.object({
  board: z.enum(boards),
  period: z.enum(periods),
  minGames: z.int(),
  rows: z.array(
    z.object({
      rank: z.int(),
      id: z.string(),
      username: z.string(),
      profile_picture_url: z.nullable(z.string()),
      value: z.number(),
      games: z.int(),
    }),
  ),
  own: z.nullable(z.object({ rank: z.int(), value: z.number(), games: z.int() })),
});
export type LeaderboardAnswer = z.infer<typeof LeaderboardAnswer>;

/** `GET /statistics/series?days=90` */
export const SeriesQuery = z.object({
  days: z._default(z.pipe(z.coerce.number(), z.int().check(z.minimum(1), z.maximum(limits.records.seriesDays))), 90),
});
export type SeriesQuery = z.infer<typeof SeriesQuery>;

/**
 * The player's results per day (UTC) and game type, the oldest first; days without a match are left out. `from` and `to` are the first and the
 * last day asked for (YYYY-MM-DD). `shares` are of all plays of all matches, percentages as on the leaderboard.
 */
export const SeriesAnswer = z.object({
  from: z.string(),
  to: z.string(),
  days: z.array(
    z.object({
      day: z.string(),
      gameType: z.enum(matchTypes),
      won: z.int(),
      lost: z.int(),
      draw: z.int(),
      /** mean of the matches' scores, 0 to 100 */
      averageScore: z.number(),
    }),
  ),
  shares: z.object({ plays: z.int(), stoneFace: z.number(), smileRate: z.number() }),
});
export type SeriesAnswer = z.infer<typeof SeriesAnswer>;
