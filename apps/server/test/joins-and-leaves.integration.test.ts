import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Lobby } from '@deadpan/protocol';
import { seated } from './a-match.ts';
import { aServer, askOn, type TestPlayer, type TestServer } from './a-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const KEY = 'open sesame';

/** An arena behind a key, which takes a while to look at. */
async function behindAKey(host: TestPlayer): Promise<string> {
  const made = await host.call('POST', '/game/lobbies', { name: 'Cellar', isPrivate: true, password: KEY });
  return ((await made.json()) as Lobby).id;
}

const playersOf = async (player: TestPlayer, id: string): Promise<string[]> =>
  ((await (await player.call('GET', `/game/lobbies/${id}`)).json()) as Lobby).players.map((one) => one.id);
const seatOf = async (player: TestPlayer): Promise<unknown> => (await player.call('GET', '/game/seat')).json();

it('a leave that is sent while the join is under way leaves: nobody is seated who has gone', async () => {
  const [host, guest] = [await server.register(), await server.register()];
  const id = await behindAKey(host);
  const socket = await guest.connect();
  const both = [askOn(socket, 'join_lobby', { lobby_id: id, password: KEY }), askOn(socket, 'leave_lobby', {})];
  expect(await Promise.all(both)).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await seatOf(guest)).toEqual({ lobby: null });
  expect(await playersOf(host, id)).toEqual([host.user.id]);
  expect(await guest.ask('player_ready', { ready: true })).toMatchObject({ ok: false, error: { code: 'NOT_A_MEMBER' } });
});

it('a join that is sent while the leave is under way joins, and what is asked there is done', async () => {
  const [host, other, guest] = [await server.register(), await server.register(), await server.register()];
  const first = await seated([host, guest]);
  const id = await behindAKey(other);
  const socket = guest.socket ?? expect.fail('nobody has connected');
  const both = [askOn(socket, 'leave_lobby', {}), askOn(socket, 'join_lobby', { lobby_id: id, password: KEY })];
  expect(await Promise.all(both)).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await playersOf(host, first)).toEqual([host.user.id]);
  expect(await guest.ask('player_ready', { ready: true })).toMatchObject({ ok: true });
  // Sent twice, as after an answer that was lost.
  const leaves = [askOn(socket, 'leave_lobby', {}), askOn(socket, 'leave_lobby', {})];
  expect(await Promise.all(leaves)).toEqual([{ ok: true }, { ok: true }]);
  expect(await seatOf(guest)).toEqual({ lobby: null });
});
