import { appTexts } from '../texts/app.ts';

const { home, play, meme, leaderboard } = appTexts.nav;

/** What `aria-current` says of a link on this path: an arena counts as a place within Play Game. */
export function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return to === '/play' && /^\/(lobby|game)\//.test(pathname) ? 'true' : undefined;
}

/** The places of the navigation bar, for guests and for players (spec §2 Top navigation). */
export function navLinks(signedIn: boolean): readonly { to: string; label: string }[] {
  const always = [{ to: '/', label: home }];
  if (!signedIn) return always;
  return [...always, { to: '/play', label: play }, { to: '/generate-meme', label: meme }, { to: '/leaderboard', label: leaderboard }];
}
