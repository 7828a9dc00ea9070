import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBot, readyRoom, type Bot } from './support/bot.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let bots: Bot[] = [];

beforeAll(async () => {
  server = await startServer({ env: { MATCH_SPEED: '5' } });
});
afterAll(async () => {
  for (const bot of bots) bot.close();
  await server.dispose();
  expect(server.log().replace(/^Deadpan is at .*\n/gm, '')).toBe('');
});

async function players(count: number): Promise<[Bot, ...Bot[]]> {
  const made: Bot[] = [];
  for (let i = 0; i < count; i++) made.push(await createBot(server.url));
  bots = [...bots, ...made];
  return made as [Bot, ...Bot[]];
}

describe('a match of bots over the real protocol', () => {
  it('goes from the lobby to the champion: the smiler is out, the other wins, statistics follow', async () => {
    const [ann, bob] = await players(2);
    const code = await readyRoom(ann, [bob!]);
    const begun = bob!.told.length;
    expect(await ann.ask('start_game')).toEqual({ ok: true });
    await bob!.until('the play', (view) => view.phase === 'playing');
    expect(await bob!.ask('player_eliminated', { play: 1 })).toEqual({ ok: true });
    const ended = await ann.until('the result', (view) => view.match_result !== null);
    expect(ended.match_result).toMatchObject({
      result: 'winner',
      winner: { user_id: ann.id },
      isCurrentPlayerWinner: true,
      wins: { [ann.id]: 1 },
    });
    await bob!.until('the result', (view) => view.match_result?.winner?.user_id === ann.id);

    const order = [
      'game_starting',
      'round_started',
      'play_starting',
      'new_meme',
      'player_eliminated',
      'play_ended',
      'round_lost',
      'round_winner_announced',
      'round_ended',
      'game_over',
      'game_finished',
    ];
    const heard = bob!.told.slice(begun).map(({ event }) => event);
    expect(heard.filter((event, index) => order.includes(event) && heard.indexOf(event) === index)).toEqual(order);

    const stats = await ann.http<Record<string, unknown>>('GET', '/analytics/user-stats');
    expect(stats.body).toMatchObject({ total_sessions: 1, total_wins: 1, total_losses: 0, win_rate: 100, best_score: 100 });
    const lost = await bob!.http<Record<string, unknown>>('GET', '/analytics/user-stats');
    expect(lost.body).toMatchObject({ total_sessions: 1, total_wins: 0, total_losses: 1, loss_rate: 100 });
    expect(code).toMatch(/^[2-9A-Z]{6}$/);
  });
});
