import type { ClipName } from '../cameras/clips.ts';
import { PASSWORD } from './bot.ts';
import { introduced } from './introduced.ts';
import { openBrowser, openPlayer, type Player } from './player.ts';
import type { TestServer } from './server.ts';

/** Somebody who has an account, is signed in and has seen the introduction; is added to `players`. */
export async function signedIn(server: TestServer, players: Player[], name: string, face: ClipName): Promise<Player> {
  const opened = await openPlayer(server.url, name, await openBrowser(face));
  players.push(opened);
  const { page, context } = opened;
  await introduced(page);
  const answer = await context.request.post('/auth/register', {
    data: { username: name, email: `${name}@example.org`, password: PASSWORD },
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  return opened;
}
