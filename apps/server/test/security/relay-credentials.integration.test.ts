import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ClientConfig, HttpError, IceServersAnswer, Lobby } from '@deadpan/protocol';
import { aServer, type TestPlayer, type TestServer } from '../a-server.ts';

const RELAY = { TURN_URLS: 'turn:turn.example:3478', TURN_SECRET: 'relay-secret-0001' };
const HOURS_2 = 7_200;

let server: TestServer;
beforeAll(async () => {
  server = await aServer(RELAY);
});
afterAll(() => server?.close());

const ask = (player: TestPlayer): Promise<Response> => player.call('GET', '/webrtc/ice-servers');
const credentialsOf = async (player: TestPlayer): Promise<{ expiresAt: number; user: string }> => {
  const answer = await ask(player);
  expect(answer.status).toBe(200);
  const [, expiresAt, user] = /^(\d+):(.+)$/.exec(((await answer.json()) as IceServersAnswer).ice_servers[0]?.username ?? '') ?? [];
  return { expiresAt: Number(expiresAt), user: user ?? '' };
};
const enter = async (player: TestPlayer, lobby: string): Promise<void> => {
  await player.connect();
  expect(await player.ask('join_lobby', { lobby_id: lobby })).toMatchObject({ ok: true });
};
/** The refusal holds no server and no credential. */
const expectRefused = async (player: TestPlayer): Promise<void> => {
  const answer = await ask(player);
  expect(answer.status).toBe(403);
  const body = (await answer.json()) as HttpError;
  expect(body).toEqual({ detail: 'Enter an arena first: video links are for its players.', code: 'NOT_A_MEMBER' });
};

it('relay credentials are for players with a seat: not before it, not after it, and not for an account alone', async () => {
  const [ann, bob, eve] = [await server.register(), await server.register(), await server.register()];
  for (const player of [ann, bob, eve]) await expectRefused(player);
  const { id } = (await (await ann.call('POST', '/game/lobbies', { name: 'Relayed' })).json()) as Lobby;
  for (const player of [ann, bob]) await enter(player, id);
  const before = Math.floor(Date.now() / 1000);
  const given = await Promise.all([ann, bob].map(credentialsOf));
  expect(given.map(({ user }) => user)).toEqual([ann.user.id, bob.user.id]);
  for (const { expiresAt } of given) {
    expect(expiresAt).toBeGreaterThanOrEqual(before + HOURS_2 - 1);
    expect(expiresAt).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000) + HOURS_2);
  }
  expect(await bob.ask('leave_lobby')).toMatchObject({ ok: true });
  await expectRefused(bob);
  await expectRefused(eve);
  expect((await ask(ann)).status).toBe(200);
});

it('a player whose connection drops keeps the seat, and with it the way to credentials', async () => {
  const ann = await server.register();
  const { id } = (await (await ann.call('POST', '/game/lobbies', { name: 'Dropped' })).json()) as Lobby;
  await enter(ann, id);
  ann.socket?.disconnect();
  expect((await credentialsOf(ann)).user).toBe(ann.user.id);
});

it.each([
  [{}, 'none'],
  [RELAY, 'offered'],
  [{ ...RELAY, ICE_POLICY: 'relay' }, 'required'],
])('tells every page what the relay is for: %o', async (env, relay) => {
  const other = await aServer(env as Record<string, string>);
  try {
    const config = (await (await other.call('GET', '/config')).json()) as ClientConfig;
    expect(config.relay).toBe(relay);
    expect(JSON.stringify(config)).not.toContain(RELAY.TURN_SECRET);
  } finally {
    await other.close();
  }
});
