import type { PageName } from '@deadpan/protocol';

/** Addresses that are a page of their own, whatever follows the first part of those that name something. */
const names: Record<string, PageName> = {
  '': 'landing',
  login: 'login',
  register: 'register',
  'forgot-password': 'forgot-password',
  'reset-password': 'reset-password',
  play: 'play',
  lobby: 'lobby',
  game: 'game',
  match: 'match',
  profile: 'profile',
  leaderboard: 'leaderboard',
  account: 'account',
  decks: 'decks',
  settings: 'settings',
  'camera-check': 'camera-check',
  'generate-meme': 'generate-meme',
  privacy: 'privacy',
  terms: 'terms',
};

/** Takes an address of ours; returns the page's name, without code, match or query: they are nobody's business but the player's. */
export function pageName({ pathname, search }: Pick<Location, 'pathname' | 'search'>): PageName {
  const first = pathname.split('/')[1] ?? '';
  const name = Object.hasOwn(names, first) ? names[first] : undefined;
  return name === 'play' && new URLSearchParams(search).get('demo') === 'true' ? 'demo' : (name ?? 'other');
}
