import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { RoomView } from '@deadpan/protocol';
import { promise } from '../apps/server/test/promise.ts';
import { connectBot, createBot, readyRoom, type Bot } from './support/bot.ts';
import { askPostgres, startCluster, type TestCluster } from './support/cluster.ts';

let cluster: TestCluster;
let bots: Bot[] = [];
beforeAll(async () => {
  cluster = await startCluster({ env: { MATCH_SPEED: '4' } });
});
afterEach(() => {
  for (const bot of bots) bot.close();
  bots = [];
});
afterAll(() => cluster.dispose());

function nodes(): [TestCluster['nodes'][number], TestCluster['nodes'][number]] {
  const [one, two] = cluster.nodes;
  if (!one || !two) throw new Error('a cluster of two was wanted');
  return [one, two];
}

/** Four players of one arena, two on each node, in the first play of a match. */
async function playing(settings: Parameters<typeof readyRoom>[2]): Promise<[Bot, Bot, Bot, Bot]> {
  const [one, two] = nodes();
  const four: [Bot, Bot, Bot, Bot] = [
    await createBot(one.url, 'ann'),
    await createBot(one.url, 'bob'),
    await createBot(two.url, 'cid'),
    await createBot(two.url, 'dan'),
  ];
  bots = four;
  await readyRoom(four[0], four.slice(1), settings);
  expect(await four[2].insist('player_ready', { ready: true })).toMatchObject({ ok: true });
  expect(await four[0].insist('start_game', {})).toEqual({ ok: true });
  await Promise.all(four.map((bot) => bot.until('play 1', ({ phase }) => phase === 'playing')));
  return four;
}

/** What every bot was told has to stand in version order. */
function versionsOf(bot: Bot): number[] {
  return bot.told.flatMap(({ payload }) => ('version' in payload ? [payload.version] : []));
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

it('F3 one of two nodes killed in mid-play: the other fires its timer, every play ends once, and the players come back to the same match', async () => {
  const [one, two] = nodes();
  const [ann, bob, cid, dan] = await playing({ round1Plays: 3, round1Duration: 30, maxRounds: 1 });
  const before = await cid.until('play 1', ({ phase }) => phase === 'playing');
  const code = before.lobby_id;
  // The node that saved last is the one whose alarm is set.
  expect(await ann.insist('player_eliminated', { play: 1 })).toEqual({ ok: true });
  const out = await cid.until('ann is out', ({ eliminated_players }) => eliminated_players.includes(ann.id));
  const due = Date.now() + (out.phase_remaining_ms ?? 0) / out.speed;
  await one.kill();
  const killedAt = Date.now();
  const annBack = await moved(ann, two.url, code);
  const backMs = Date.now() - killedAt;
  const ended = await cid.until('the end of play 1', ({ phase }) => phase !== 'playing' && phase !== 'deciding');
  const lateMs = Date.now() - due;
  expect(ended.match_id).toBe(before.match_id);
  promise('F3', 'a killed node’s timer was fired by another late by', lateMs / 1_000, 's', 2);
  promise('F3', 'from the kill of a node until its player sits again on the other', backMs / 1_000, 's', 5);
  // Whoever does not come back is away as soon as their node has been silent for too long.
  await cid.until('bob is away', ({ players }) => players.some(({ user_id, connected }) => user_id === bob.id && !connected));
  const bobBack = await moved(bob, two.url, code);
  await cid.until('bob is back', ({ players }) => players.every(({ connected }) => connected));
  for (const play of [2, 3]) {
    const isOn = (view: RoomView): boolean => view.current_play === play && view.phase === 'playing';
    for (const bot of [annBack, cid]) {
      await bot.until(`play ${play}`, isOn);
      expect(await bot.insist('player_eliminated', { play })).toMatchObject({ ok: true });
    }
    await dan.until(`the end of play ${play}`, (view) => view.match_result !== null || view.current_play > play);
  }
  const decided = (view: RoomView): boolean => view.match_result !== null;
  const results = await Promise.all([annBack, bobBack, cid, dan].map((bot) => bot.until('the result', decided)));
  expect(new Set(results.map(({ match_result }) => match_result?.winner?.user_id ?? null)).size).toBe(1);
  for (const bot of [cid, dan]) {
    const ends = bot.told.flatMap(({ event, payload }) => (event === 'play_ended' && 'play' in payload ? [payload.play] : []));
    expect(ends).toEqual([1, 2, 3]);
  }
  for (const bot of bots) expect(versionsOf(bot)).toEqual(versionsOf(bot).toSorted((a, b) => a - b));
  const kept = 'select play, count(*)::int as rows from play_results where match_id = $1 group by play order by play';
  const plays = await askPostgres(cluster.postgres.url, kept, [before.match_id ?? '']);
  expect(plays).toEqual([
    { play: 1, rows: 4 },
    { play: 2, rows: 4 },
    { play: 3, rows: 4 },
  ]);
  await one.start();
});

it('a page on another node takes the seat over: the older one is told, and what it does later is not the seat’s', async () => {
  const [one, two] = nodes();
  const ann = await createBot(one.url, 'ann');
  const bob = await createBot(two.url, 'bob');
  bots = [ann, bob];
  const code = await readyRoom(ann, [bob]);
  const elsewhere = ann.next('playing_elsewhere', 0);
  const page = connectBot(two.url, ann.token, ann.id, ann.username);
  bots.push(page);
  expect(await page.join(code)).toMatchObject({ ok: true });
  expect(await elsewhere).toMatchObject({ lobby_id: code });
  ann.close();
  expect(await page.ask('player_ready', { ready: false })).toEqual({ ok: true });
  const seen = await bob.until('ann is not ready', ({ players }) =>
    players.some(({ user_id, is_ready }) => user_id === ann.id && !is_ready),
  );
  expect(seen.players.every(({ connected }) => connected)).toBe(true);
});
