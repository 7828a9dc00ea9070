import { expect, test } from '@playwright/test';
import { promise } from '../apps/server/test/promise.ts';
import { createBot, type Bot } from './support/bot.ts';
import { askPostgres, startCluster, type TestCluster } from './support/cluster.ts';
import {
  grantCamera,
  openArena,
  openKnown,
  picturesMove,
  playBegins,
  ready,
  seesVideos,
  start,
  tile,
  type Player,
} from './support/player.ts';
import { shippedProxy, type ShippedProxy } from './support/shipped-proxy.ts';
import type { TestServer } from './support/server.ts';

const TOKEN = 'the-figures-of-a-test';
/** A smile of the camera ends it for bob; a slow machine sees the second or third. */
const SHOWN = { timeout: 600_000 };

let cluster: TestCluster;
let proxy: ShippedProxy;
const players: Player[] = [];
const bots: Bot[] = [];
test.beforeEach(async () => {
  cluster = await startCluster({ env: { METRICS_TOKEN: TOKEN, TRUST_PROXY: '1' } });
  proxy = await shippedProxy(cluster.nodes);
});
test.afterEach(async () => {
  for (const bot of bots.splice(0)) bot.close();
  for (const player of players.splice(0)) await player.close();
  await proxy?.close();
  await cluster?.dispose();
});

/** How many sockets are open on a node. */
async function socketsOn({ url }: TestServer): Promise<number> {
  const figures = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  return Number(/deadpan_sockets\{transport="websocket"\} (\d+)/.exec(await figures.text())?.[1] ?? Number.NaN);
}

const reconnecting = ({ page }: Player) => page.getByText('Reconnecting.', { exact: true });

test('F3 one of two nodes is killed in the middle of a play: its players go on at the other, with the same play, the same who are out, and every picture', async () => {
  const [one, two] = cluster.nodes as [TestServer, TestServer];
  const [[ann, host], [bob]] = await Promise.all([
    openKnown(proxy.url, 'ann', 'neutralA', true),
    openKnown(proxy.url, 'bob', 'smileAt', true),
  ]);
  players.push(ann, bob);
  // The longest play there is: two smiles end it, not the time.
  const settings = { maxPlayers: 3, maxRounds: 1, round1Plays: 1, round1Duration: 180 };
  const id = await openArena(proxy.url, host, settings);

  // The proxy leads all pages of an arena to one node; a third player sits on the other.
  for (const { page } of [ann, bob]) await page.goto(`/lobby/${id}`);
  await expect.poll(async () => (await Promise.all([one, two].map(socketsOn))).toSorted((a, b) => a - b)).toEqual([0, 2]);
  const [theirs, other] = (await socketsOn(one)) === 2 ? [one, two] : [two, one];
  const cara = await createBot(other.url, 'cara');
  bots.push(cara);
  expect(await cara.join(id)).toMatchObject({ ok: true });
  await Promise.all([ann, bob].map(grantCamera));
  await Promise.all([ann, bob].map((player) => seesVideos(player, 2)));
  await cara.appear(id);
  expect(await cara.insist('player_ready', { ready: true })).toMatchObject({ ok: true });
  for (const player of [ann, bob]) await ready(player);
  await start(ann);
  await Promise.all([ann, bob].map(playBegins));
  await expect(tile(ann, 'bob')).toHaveAttribute('data-state', 'out', SHOWN);
  await expect(tile(bob, 'You')).toHaveAttribute('data-state', 'out', SHOWN);
  const before = await cara.until('bob is out', ({ eliminated_players }) => eliminated_players.length === 1);

  await theirs.kill();
  const killed = Date.now();
  await Promise.all([ann, bob].map((player) => expect(reconnecting(player)).toBeVisible()));
  await expect.poll(() => socketsOn(other)).toBe(3);
  await Promise.all([ann, bob].map((player) => expect(reconnecting(player)).toBeHidden()));
  promise('F3', 'from the kill of a node until its players’ pages are back on the other', (Date.now() - killed) / 1000, 's', 5);
  for (const player of [ann, bob]) await picturesMove(player, 2);
  await expect(ann.page.getByText('AI DETECTING')).toBeVisible();
  await expect(tile(ann, 'You')).toHaveAttribute('data-state', /normal|danger/);
  await expect(tile(ann, 'bob')).toHaveAttribute('data-state', 'out');
  await expect(tile(bob, 'ann')).toHaveAttribute('data-state', /normal|danger/);
  expect(cara.view()).toMatchObject({
    match_id: before.match_id,
    phase: 'playing',
    current_play: 1,
    eliminated_players: before.eliminated_players,
  });

  // It passes within seconds, so all of it is watched for from the start.
  const shown = Promise.all(
    [ann, bob].flatMap(({ page }) => [
      expect(page.getByText('ann won the play!')).toBeVisible(),
      expect(page.getByText('Round 1 Champion!')).toBeVisible(),
    ]),
  );
  expect(await cara.insist('player_eliminated', { play: 1 })).toEqual({ ok: true });
  await shown;
  const kept = 'select outcome, count(*)::int as players from play_results where match_id = $1 group by outcome order by outcome';
  expect(await askPostgres(cluster.postgres.url, kept, [before.match_id ?? ''])).toEqual([
    { outcome: 'out', players: 2 },
    { outcome: 'won', players: 1 },
  ]);
  for (const player of [ann, bob]) expect(player.complaints, `${player.name}'s console`).toEqual([]);
});
