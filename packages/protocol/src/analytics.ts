import * as z from 'zod/mini';

/** The pages that are counted, without what an address names: no arena code, no match, no query. `other` is any address that is no page. */
export const pageNames = [
  'landing',
  'login',
  'register',
  'forgot-password',
  'reset-password',
  'play',
  'demo',
  'lobby',
  'game',
  'match',
  'profile',
  'leaderboard',
  'account',
  'decks',
  'settings',
  'camera-check',
  'generate-meme',
  'privacy',
  'terms',
  'other',
] as const;
export type PageName = (typeof pageNames)[number];

/** POST /analytics/page-view: a page was opened. `session` is random and new with every load of the app; it says nothing about who. */
export const PageViewBody = z.object({
  page: z.enum(pageNames),
  session: z.string().check(z.minLength(8), z.maxLength(64)),
});
export type PageViewBody = z.infer<typeof PageViewBody>;

/** What is counted is answered with how often it was, since the server started. */
export const CountAnswer = z.object({ count: z.int() });
export type CountAnswer = z.infer<typeof CountAnswer>;

/** The kinds of game session that are counted apart: spec §7 names the fields, not their values. */
export const countedGames = ['round1', 'full', 'demo'] as const;
export const countedActions = ['start', 'end', 'elimination'] as const;
