import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { promise } from '../apps/server/test/promise.ts';
import { createBot, readyRoom, type Bot } from './support/bot.ts';
import { askPostgres, startCluster, type TestCluster } from './support/cluster.ts';

let cluster: TestCluster;
const bots: Bot[] = [];
beforeAll(async () => {
  // As quick a match as this: what is due next must be over before the other node takes the players of the first for gone.
  cluster = await startCluster({ env: { MATCH_SPEED: '8' } });
});
afterEach(() => {
  for (const bot of bots.splice(0)) bot.close();
});
afterAll(() => cluster?.dispose());

const ask = (query: string, parameter: string): Promise<unknown[]> => askPostgres(cluster.postgres.url, query, [parameter]);

/** A room as it is saved: its phase, and when what is next in it is due (wall ms). */
async function saved(code: string): Promise<{ phase: string; due: number }> {
  const [row] = (await ask('select state, next_due_at from rooms where id = $1', code)) as { state: string; next_due_at: string }[];
  const { match } = JSON.parse(row?.state ?? '{}') as { match?: { round: { phase: string } } };
  return { phase: match?.round.phase ?? 'none', due: Number(row?.next_due_at) };
}

it('F3 all four sit on the node that is killed, and nobody comes back: another fires their timers at most 2 s late, and their match ends once', async () => {
  const [node] = cluster.nodes;
  if (!node) throw new Error('a cluster of two was wanted');
  for (const name of ['ann', 'bob', 'cid', 'dan']) bots.push(await createBot(node.url, name));
  const [ann, ...others] = bots as [Bot, ...Bot[]];
  const code = await readyRoom(ann, others, { round1Plays: 3 });
  expect(await ann.insist('start_game', {})).toEqual({ ok: true });
  const { match_id } = await ann.until('the countdown', ({ phase }) => phase === 'starting');
  await node.kill();
  for (const bot of bots) bot.close();

  const { phase, due } = await saved(code);
  await expect.poll(async () => (await saved(code)).phase, { interval: 20 }).not.toBe(phase);
  promise('F3', 'how late another node fired a timer of players who had all been on the killed one', (Date.now() - due) / 1_000, 's', 2);

  const kept = (table: string): Promise<unknown[]> => ask(`select user_id from ${table} where match_id = $1`, match_id ?? '');
  await expect.poll(() => kept('match_results')).toHaveLength(4);
  const plays = await ask('select play, count(*)::int as rows from play_results where match_id = $1 group by play', match_id ?? '');
  expect(plays).not.toEqual([]);
  for (const play of plays) expect(play).toMatchObject({ rows: 4 });
});
