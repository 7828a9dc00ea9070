import { afterAll, beforeAll, expect } from 'vitest';
import type { RoomView, ServerEventName, ServerPayload } from '@deadpan/protocol';
import { createBot, readyRoom, type Bot } from './bot.ts';
import { startServer, type TestServer } from './server.ts';

const PATIENCE_MS = 300_000;

/** How an event names somebody. */
export const who = ({ id, username }: Bot): { user_id: string; username: string } => ({ user_id: id, username });

/** An acknowledgement that refuses, with any message. */
export const refusedWith = (code: string): { ok: false; error: unknown } => ({
  ok: false,
  error: expect.objectContaining({ code, message: expect.any(String) as unknown }) as unknown,
});

/** What a match of one play tells a player who is out of it, in this order. */
export const matchEvents = [
  'game_starting',
  'round_started',
  'play_starting',
  'new_meme',
  'player_eliminated',
  'play_ended',
  'round_lost',
  'round_winner_announced',
  'round_ended',
  'game_round_ended',
  'game_over',
  'game_finished',
  'game_end',
] as const satisfies readonly ServerEventName[];

/** Those of `matchEvents` that a bot was told from an index on, each when it came first. */
export function matchEventsTold({ told }: Bot, since: number): ServerEventName[] {
  const names = new Set(told.slice(since).map(({ event }) => event));
  return [...names].filter((event) => matchEvents.some((one) => one === event));
}

/** Everything a bot was told under a name, from an index on. */
export function heard<E extends ServerEventName>({ told }: Bot, event: E, since = 0): ServerPayload<E>[] {
  return told.slice(since).flatMap((one) => (one.event === event ? [one.payload as ServerPayload<E>] : []));
}

/** Resolves when the match has a result. */
export const decided = (bot: Bot): Promise<RoomView> => bot.until('the result', (view) => view.match_result !== null, PATIENCE_MS);

interface EventStage {
  url(): string;
  /** New players, connected; they are closed with the file. */
  players(...names: string[]): Promise<Bot[]>;
  /** Closes this one, too, with the file. */
  keep(bot: Bot): void;
  /** Ann, bob and these others in a match of one play, which is on; `since` is what bob had been told before the start. */
  inPlay(...others: string[]): Promise<{ ann: Bot; bob: Bot; code: string; since: number }>;
}

/** One real server for the tests of a file, its matches so many times as fast. At the end it must have logged nothing. Called at the top of the file. */
export function eventStage({ speed = 3 }: { speed?: number } = {}): EventStage {
  let server: TestServer;
  const bots: Bot[] = [];

  beforeAll(async () => {
    server = await startServer({ env: { MATCH_SPEED: String(speed) } });
  });
  afterAll(async () => {
    for (const bot of bots) bot.close();
    await server.dispose();
    expect(server.log().replace(/^Deadpan is at .*\n/gm, '')).toBe('');
  });

  async function players(...names: string[]): Promise<Bot[]> {
    const made = await Promise.all(names.map((name) => createBot(server.url, name)));
    bots.push(...made);
    return made;
  }

  return {
    url: () => server.url,
    players,
    keep: (bot) => void bots.push(bot),
    async inPlay(...others) {
      const [ann, bob, ...rest] = (await players('ann', 'bob', ...others)) as [Bot, Bot, ...Bot[]];
      const code = await readyRoom(ann, [bob, ...rest]);
      const since = bob.told.length;
      expect(await ann.ask('start_game')).toEqual({ ok: true });
      await Promise.all([ann, bob, ...rest].map((bot) => bot.until('the play', (view) => view.phase === 'playing', PATIENCE_MS)));
      return { ann, bob, code, since };
    },
  };
}
