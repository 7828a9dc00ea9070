import { appTexts } from '../texts/app.ts';

const { home, play, meme } = appTexts.nav;

/** The places of the navigation bar, for guests and for players (spec §2 Top navigation). */
export function navLinks(signedIn: boolean): readonly { to: string; label: string }[] {
  const always = [{ to: '/', label: home }];
  return signedIn ? [...always, { to: '/play', label: play }, { to: '/generate-meme', label: meme }] : always;
}
