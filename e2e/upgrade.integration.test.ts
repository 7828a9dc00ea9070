import Sqlite from 'libsql';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createBot, readyRoom, type Bot } from './support/bot.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer | null = null;
let bots: Bot[] = [];
afterEach(async () => {
  for (const bot of bots.splice(0)) bot.close();
  await server?.dispose();
});

/** The rooms as the program before this one kept them: without what matches have had since. Returns how many. */
function asKeptBefore(folder: string): number {
  const database = new Sqlite(join(folder, 'deadpan.db'));
  const rows = database.prepare('select id, state, schema from rooms').all() as { id: string; state: string; schema: number }[];
  for (const { id, state, schema } of rows) {
    const { deckName: _deckName, settings, match, ...room } = JSON.parse(state) as Record<string, Record<string, unknown>>;
    const { deck: _deck, family: _family, ...kept } = settings ?? {};
    const { own: _own, ...played } = match ?? {};
    const older = JSON.stringify({ ...room, settings: kept, match: played });
    expect(schema).toBeGreaterThan(3);
    database.prepare('update rooms set state = ?, schema = 3 where id = ?').run(older, id);
  }
  database.close();
  return rows.length;
}

it('[F2] an update in the middle of a play: the old program ends within 5 s with 0, the new one goes on with what it kept', async () => {
  const started = await startServer();
  server = started;
  bots = [await createBot(started.url), await createBot(started.url), await createBot(started.url)];
  const [ann, bob, cara] = bots as [Bot, Bot, Bot];
  await readyRoom(ann, [bob, cara], { round1Duration: 90 });
  await ann.insist('start_game', {});
  await Promise.all(bots.map((bot) => bot.until('the play', (view) => view.phase === 'playing')));
  expect(await cara.insist('player_eliminated', { play: 1 })).toEqual({ ok: true });

  // It would end with 1 if it had to be cut short after five seconds.
  expect(await started.stop()).toBe(0);
  expect(asKeptBefore(started.folder)).toBe(1);
  await started.start();
  for (const bot of bots) bot.socket.connect();
  await ann.until('everybody back', (view) => !view.paused && view.players.every((player) => player.connected));
  expect(ann.view()).toMatchObject({ phase: 'playing', current_play: 1, eliminated_players: [cara.id] });
  await bob.insist('player_eliminated', { play: 1 });
  const view = await ann.until('the verdict', ({ play_result }) => play_result !== null);
  expect(view.play_result?.winner?.user_id).toBe(ann.id);
});
