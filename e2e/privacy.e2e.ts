import { expect, test } from '@playwright/test';
import { watchLeaving } from './support/leaving.ts';
import {
  acceptInvite,
  createArena,
  grantCamera,
  onePlay,
  openBrowser,
  openPlayer,
  playBegins,
  ready,
  seesVideos,
  type Player,
} from './support/player.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
const players: Player[] = [];
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  for (const player of players) await player.close();
  await server.dispose();
});

test('what leaves a browser in a match: words about the game to our server, video to the other player, and no picture to anybody else', async () => {
  const ann = await openPlayer(server.url, 'ann', await openBrowser('neutralA'));
  players.push(ann);
  const bob = await openPlayer(server.url, 'bob', await openBrowser('neutralB'));
  players.push(bob);
  const leaving = await watchLeaving(server, players);
  const code = await createArena(ann, { name: 'Nothing leaves', warriors: 'Duel' });
  await acceptInvite(bob, code);
  for (const player of [ann, bob]) await grantCamera(player);
  for (const player of [ann, bob]) await seesVideos(player, 2);
  await onePlay(ann);
  for (const player of [ann, bob]) await ready(player);
  await ann.page.getByRole('button', { name: 'Start game' }).click();
  await Promise.all([playBegins(ann), playBegins(bob)]);
  await expect.poll(() => leaving.haveAllSent('player_summary'), { timeout: 600_000 }).toBe(true);
  await leaving.isOnlyWords();
  for (const { page } of [ann, bob]) await expect(page.getByRole('button', { name: 'End Game' })).toBeVisible({ timeout: 600_000 });
  await leaving.isOnlyWords();
});
