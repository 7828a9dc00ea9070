import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits } from '@deadpan/protocol';
import { aServer, type TestPlayer, type TestServer } from '../a-server.ts';

const { perPlayerAndRoomPerMinute, firstPerRoomPerMinute, furtherPerRoomPerMinute } = limits.keyTries;

let server: TestServer;
beforeAll(async () => {
  server = await aServer({ RATE_LIMITS: 'on' });
});
afterAll(() => server.close());

async function anArena(): Promise<string> {
  const ann = await server.register();
  const made = await ann.call('POST', '/game/lobbies', { name: 'Friends', isPrivate: true, password: 'open sesame' });
  return ((await made.json()) as { id: string }).id;
}
const tries = async (player: TestPlayer, arena: string, password: string): Promise<number> =>
  (await player.call('POST', `/game/lobbies/${arena}/join`, { password })).status;

it('a few accounts that use up every try they have keep nobody out who has the key', async () => {
  const arena = await anArena();
  const statuses: number[] = [];
  for (let n = 0; n < 4; n++) {
    const stranger = await server.register();
    for (let again = 0; again < perPlayerAndRoomPerMinute; again++) statuses.push(await tries(stranger, arena, `guess ${n} ${again}`));
  }
  expect(statuses.filter((status) => status === 403)).toHaveLength(4 + furtherPerRoomPerMinute);
  expect(statuses).toContain(429);
  expect(await tries(await server.register(), arena, 'open sesame')).toBe(200);
});

it('however many guess, an arena answers so many a minute', async () => {
  const arena = await anArena();
  let answered = 0;
  for (let n = 0; n < firstPerRoomPerMinute + 2; n++) if ((await tries(await server.register(), arena, 'a guess')) === 403) answered += 1;
  expect(answered).toBe(firstPerRoomPerMinute);
  expect(firstPerRoomPerMinute + furtherPerRoomPerMinute).toBe(20);
});
