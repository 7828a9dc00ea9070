import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { promise } from '../promise.ts';
import { aServer, PASSWORD, type TestPlayer, type TestServer } from '../a-server.ts';

const AT_ONCE = 100;
/** A machine with other work is late by itself, but not every time; a server that hashes where it serves is. */
const TRIES = 3;
const MOST_MS = 100;

let server: TestServer;
let players: TestPlayer[];
beforeAll(async () => {
  server = await aServer();
  players = await Promise.all(Array.from({ length: AT_ONCE }, () => server.register()));
});
afterAll(() => server.close());

/** Everybody logs in at once; returns by how many ms the loop is late in one of a hundred turns. */
async function crowd(): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const answers = await Promise.all(players.map(({ email }) => server.call('POST', '/auth/login', { email, password: PASSWORD })));
  delay.disable();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  return delay.percentile(99) / 1_000_000;
}

it('[F9] a hundred log-ins at once are all answered, and leave the loop to the matches', async () => {
  let best = Infinity;
  for (let tried = 0; tried < TRIES && best > MOST_MS; tried++) best = Math.min(best, await crowd());
  promise('F9', 'event loop late at p99 while a hundred log in at once', best, 'ms', MOST_MS);
});
