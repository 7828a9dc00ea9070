import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import {
  openBrowser,
  openPlayer,
  createArena,
  acceptInvite,
  grantCamera,
  onePlay,
  playBegins,
  ready,
  seesVideos,
  tile,
  type Player,
} from './support/player.ts';
import { startServer } from './support/server.ts';

/** Takes the README's picture from a real match of three: `npm run pictures -w e2e`, after a build. */
const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const server = await startServer();
const players: Player[] = [];
try {
  for (const [name, clip] of [
    ['mara', 'neutralA'],
    ['tobias', 'neutralB'],
    ['aiko', 'smileAt'],
  ] as const) {
    players.push(await openPlayer(server.url, name, await openBrowser(clip)));
  }
  const [mara, ...guests] = players as [Player, Player, Player];
  const code = await createArena(mara, { name: 'Poker night', warriors: 'Trio' });
  for (const guest of guests) await acceptInvite(guest, code);
  for (const player of players) await grantCamera(player);
  for (const player of players) await seesVideos(player, 3);
  await onePlay(mara);
  for (const player of players) await ready(player);
  await mara.page.getByRole('button', { name: 'Start game' }).click();
  await Promise.all(players.map(playBegins));
  await expect(tile(mara, 'aiko').getByText('ELIMINATED')).toBeVisible({ timeout: 30_000 });
  // The toast tells what the picture shows anyway.
  const dismiss = mara.page.getByRole('button', { name: 'Dismiss' });
  if (await dismiss.isVisible()) await dismiss.click();
  await expect(dismiss).toBeHidden();
  mkdirSync(folder, { recursive: true });
  await mara.page.screenshot({ path: `${folder}match.png` });
} finally {
  for (const player of players) await player.close();
  await server.dispose();
}
