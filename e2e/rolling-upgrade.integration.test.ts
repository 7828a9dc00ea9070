import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectBot, createBot, readyRoom, type Bot } from './support/bot.ts';
import { askPostgres, startCluster, type TestCluster } from './support/cluster.ts';
import type { TestServer } from './support/server.ts';

const NEWER = { NODE_OPTIONS: `--import=${fileURLToPath(new URL('support/newer-program.mjs', import.meta.url))}` };

let cluster: TestCluster;
let old: TestServer;
const bots: Bot[] = [];
beforeAll(async () => {
  cluster = await startCluster({ nodes: 1 });
  [old] = cluster.nodes as [TestServer];
});
afterAll(async () => {
  for (const bot of bots) bot.close();
  await cluster.dispose();
});

/** The number of the shape in which an arena is saved. */
async function schema(code: string): Promise<number> {
  const [row] = (await askPostgres(cluster.postgres.url, 'select schema from rooms where id = $1', [code])) as { schema: number }[];
  return row?.schema ?? 0;
}

/** Another page of the same player, on another node. */
async function moved(bot: Bot, url: string, code: string): Promise<Bot> {
  bot.close();
  const page = connectBot(url, bot.token, bot.id, bot.username);
  bots.push(page);
  expect(await page.join(code)).toMatchObject({ ok: true });
  await page.appear(code);
  return page;
}

it('[F2] an upgrade rolls through the nodes: what the new program saved the old one does not touch; its players go over, and the match goes on', async () => {
  const [ann, bob, cid] = [await createBot(old.url, 'ann'), await createBot(old.url, 'bob'), await createBot(old.url, 'cid')];
  bots.push(ann, bob, cid);
  const code = await readyRoom(ann, [bob, cid], { round1Duration: 90 });
  await ann.insist('start_game', {});
  const [before] = await Promise.all([ann, bob, cid].map((bot) => bot.until('the play', ({ phase }) => phase === 'playing')));
  const ready = async (): Promise<unknown> => (await fetch(`${old.url}/health/ready`)).json();
  expect(await ready()).toMatchObject({ status: 'ready' });

  const known = await schema(code);
  const newer = await cluster.add(NEWER, 'source');
  const cut = [bob, cid].map(({ socket }) => new Promise((resolve) => void socket.once('disconnect', resolve)));
  const annThere = await moved(ann, newer.url, code);
  // Whoever is still with the old program is sent away, and a proxy sends nobody new there.
  await Promise.all(cut);
  expect(await ready()).toMatchObject({ detail: 'A newer program serves matches that this one cannot read.' });
  const [bobThere, cidThere] = [await moved(bob, newer.url, code), await moved(cid, newer.url, code)];
  expect(await schema(code)).toBe(known + 1);

  for (const bot of [bobThere, cidThere]) expect(await bot.insist('player_eliminated', { play: 1 })).toMatchObject({ ok: true });
  const view = await annThere.until('the verdict', ({ play_result }) => play_result !== null);
  expect(view).toMatchObject({ match_id: before?.match_id, play_result: { winner: { user_id: ann.id } } });
  // And now it is the turn of the old one.
  expect(await old.stop()).toBe(0);
});
