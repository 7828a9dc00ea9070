import Sqlite from 'libsql';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { askPostgres } from '../apps/server/test/ask-postgres.ts';
import { postgresServer } from '../apps/server/test/postgres-server.ts';
import { createBot, readyRoom, type Bot } from './support/bot.ts';
import { startServer, type TestServer } from './support/server.ts';

interface Row {
  id: string;
  state: string;
  schema: number;
}

let server: TestServer | null = null;
let bots: Bot[] = [];
const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const bot of bots.splice(0)) bot.close();
  await server?.dispose();
  for (const end of undo.splice(0).toReversed()) await end();
});

/** A room as the program before this one kept it: without what matches have had since. */
function asBefore({ state, schema }: Row): string {
  const { deckName: _deckName, settings, match, ...room } = JSON.parse(state) as Record<string, Record<string, unknown>>;
  const { deck: _deck, family: _family, ...kept } = settings ?? {};
  const { own: _own, ...played } = match ?? {};
  expect(schema).toBeGreaterThan(3);
  return JSON.stringify({ ...room, settings: kept, match: played });
}

const READ = 'select id, state, schema from rooms';

/** Where the rooms are: how a server is told, and what makes them those of the program before. The last returns how many there were. */
const places = {
  async 'the data folder'() {
    const asKeptBefore = async (folder: string): Promise<number> => {
      const database = new Sqlite(join(folder, 'deadpan.db'));
      const rows = database.prepare(READ).all() as Row[];
      for (const row of rows) database.prepare('update rooms set state = ?, schema = 3 where id = ?').run(asBefore(row), row.id);
      database.close();
      return rows.length;
    };
    return { env: {}, asKeptBefore };
  },
  async PostgreSQL() {
    const { url, remove } = await postgresServer();
    undo.push(remove);
    const asKeptBefore = async (): Promise<number> => {
      const rows = (await askPostgres(url, READ, [])) as Row[];
      for (const row of rows) await askPostgres(url, 'update rooms set state = $1, schema = 3 where id = $2', [asBefore(row), row.id]);
      return rows.length;
    };
    return { env: { DATABASE_URL: url }, asKeptBefore };
  },
};

it.for(['the data folder', 'PostgreSQL'] as const)(
  '[F2] an update in the middle of a play, kept in %s: the old program ends within 5 s with 0, the new one goes on',
  async (place) => {
    const { env, asKeptBefore } = await places[place]();
    const started = await startServer({ env });
    server = started;
    bots = [await createBot(started.url), await createBot(started.url), await createBot(started.url)];
    const [ann, bob, cara] = bots as [Bot, Bot, Bot];
    await readyRoom(ann, [bob, cara], { round1Duration: 90 });
    await ann.insist('start_game', {});
    await Promise.all(bots.map((bot) => bot.until('the play', (view) => view.phase === 'playing')));
    expect(await cara.insist('player_eliminated', { play: 1 })).toEqual({ ok: true });

    // It would end with 1 if it had to be cut short after five seconds.
    expect(await started.stop()).toBe(0);
    const { version = 0 } = ann.view() ?? {};
    expect(await asKeptBefore(started.folder)).toBe(1);
    await started.start();
    for (const bot of bots) bot.socket.connect();
    await ann.until('everybody back', (view) => view.version > version && !view.paused && view.players.every(({ connected }) => connected));
    expect(ann.view()).toMatchObject({ phase: 'playing', current_play: 1, eliminated_players: [cara.id] });
    await bob.insist('player_eliminated', { play: 1 });
    const view = await ann.until('the verdict', ({ play_result }) => play_result !== null);
    expect(view.play_result?.winner?.user_id).toBe(ann.id);
  },
);
