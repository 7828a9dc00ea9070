import { expect, test } from '@playwright/test';
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
import { startServer } from './support/server.ts';

test('four players, each with four pictures, play a match to its result; one leaves on the way and freezes nothing', async () => {
  test.setTimeout(600_000);
  const server = await startServer();
  const browser = await openBrowser('neutralC');
  const squad: Player[] = [];
  for (const name of ['ann', 'bob', 'cara', 'dan']) squad.push(await openPlayer(server.url, name, browser, { ownsBrowser: false }));
  const [ann, ...guests] = squad as [Player, Player, Player, Player];
  const code = await createArena(ann, { name: 'Four straight lines', warriors: 'Squad' });
  for (const guest of guests) await acceptInvite(guest, code);
  for (const player of squad) await grantCamera(player);
  for (const player of squad) await seesVideos(player, 4);
  await onePlay(ann);
  for (const player of squad) await ready(player);
  await ann.page.getByRole('button', { name: 'Start game' }).click();
  await Promise.all(squad.map(playBegins));
  for (const player of squad) await expect(player.page.getByRole('article')).toHaveCount(4);

  const [, , dan] = guests;
  await dan.page.getByRole('button', { name: 'Leave' }).click();
  await dan.page
    .getByRole('dialog')
    .getByRole('button', { name: /leave|forfeit/i })
    .click();
  await dan.page.waitForURL('**/play');
  // Four detectors in one process may be too slow to be seen at all; whatever the verdict, it is one and the same for everybody.
  const verdict = ({ page }: Player) => page.getByRole('heading', { name: /It's a Tie!|Round 1 Champion!/i });
  const remaining = squad.slice(0, 3);
  const verdicts = await Promise.all(remaining.map((player) => verdict(player).innerText({ timeout: 120_000 })));
  expect(new Set(verdicts).size).toBe(1);

  for (const player of squad) expect(player.complaints, `${player.name}'s console`).toEqual([]);
  expect(server.log()).toMatch(/^Deadpan is at .*\n$/);
  await browser.close();
  await server.dispose();
});
