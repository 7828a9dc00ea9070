import { expect, test } from '@playwright/test';
import {
  grantCamera,
  known,
  openArena,
  openBrowser,
  openPlayer,
  playBegins,
  ready,
  seesVideos,
  start,
  type Player,
} from './support/player.ts';
import { sendHostileClip } from './support/hostile-clip.ts';
import { startServer } from './support/server.ts';

test('four players, each with four pictures, play a match to its result; a hostile clip and one who leaves freeze nothing', async () => {
  const server = await startServer();
  const browser = await openBrowser('neutralC');
  const squad: Player[] = [];
  for (const name of ['ann', 'bob', 'cara', 'dan']) squad.push(await openPlayer(server.url, name, browser, { ownsBrowser: false }));
  const [ann, bob, cara, dan] = squad as [Player, Player, Player, Player];
  // By the shortest way; the whole way is walked by the stories of a whole match, of privacy and of the keyboard.
  const host = await known(ann, server.url);
  for (const guest of [bob, cara, dan]) await known(guest, server.url);
  const code = await openArena(server.url, host, { maxPlayers: 4, maxRounds: 1, round1Plays: 1, round1Duration: 30 });
  for (const { page } of squad) await page.goto(`/lobby/${code}`);
  for (const player of squad) await grantCamera(player);
  for (const player of squad) await seesVideos(player, 4);
  for (const player of squad) await ready(player);
  await start(ann);
  await Promise.all(squad.map(playBegins));
  for (const player of squad) await expect(player.page.getByRole('article')).toHaveCount(4);

  expect(await sendHostileClip(server.url)).toEqual({
    status: 400,
    detail: 'That clip is damaged, or its end is missing. Export it again, or send another one.',
  });
  // The same process: it would have printed where it is once more.
  for (const { page } of squad) await expect(page.getByRole('article')).toHaveCount(4);

  await dan.page.getByRole('button', { name: 'Leave' }).click();
  await dan.page
    .getByRole('dialog')
    .getByRole('button', { name: /leave|forfeit/i })
    .click();
  await dan.page.waitForURL('**/play');
  // Four detectors in one process may be too slow to be seen at all; whatever the verdict, it is one and the same for everybody.
  const verdict = ({ page }: Player) => page.getByRole('heading', { name: /It's a Tie!|Round 1 Champion!/i });
  const verdicts = await Promise.all([ann, bob, cara].map((player) => verdict(player).innerText({ timeout: 600_000 })));
  expect(new Set(verdicts).size).toBe(1);

  for (const player of squad) expect(player.complaints, `${player.name}'s console`).toEqual([]);
  expect(server.log()).toMatch(/^Deadpan is at .*\n$/);
  await browser.close();
  await server.dispose();
});
