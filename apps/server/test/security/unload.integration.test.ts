import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ack } from '@deadpan/protocol';
import { aServer, type TestPlayer, type TestServer } from '../a-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer({ MATCH_SPEED: '1' });
});
afterAll(() => server.close());

async function sits(player: TestPlayer, lobby: string): Promise<number> {
  await player.connect();
  const ack = (await player.ask('join_lobby', { lobby_id: lobby })) as Ack & { session?: number };
  expect(ack).toMatchObject({ ok: true });
  return ack.session ?? -1;
}

it('spec §7 HTTP: leaving on unload takes the credential, and drops the session it names and nobody else’s [7.15]', async () => {
  const [ann, bob] = [await server.register(), await server.register()];
  const { id } = (await (await ann.call('POST', '/game/lobbies', { name: 'Unload', isPrivate: false })).json()) as { id: string };
  const [session, bobs] = [await sits(ann, id), await sits(bob, id)];
  const isHere = (who: TestPlayer): boolean | undefined => bob.view()?.players.find(({ user_id }) => user_id === who.user.id)?.connected;
  const path = `/game/lobbies/${id}/leave?reason=unload`;
  await bob.until(() => isHere(ann) === true);

  const stranger = await server.register();
  const statuses = [
    await server.call('POST', path, { session }),
    await server.call('POST', path, { session }, 'nobody'),
    await stranger.call('POST', path, { session }),
    await ann.call('POST', path, { session: session - 1 }),
    await ann.call('POST', path, {}),
    await bob.call('POST', path, { session: bobs + 1 }),
  ].map(({ status }) => status);
  expect(statuses.slice(0, 2)).toEqual([401, 401]);
  expect(await ann.ask('player_ready', { ready: true })).toMatchObject({ ok: true });
  await bob.until(({ players }) => players.some(({ user_id, is_ready }) => user_id === ann.user.id && is_ready));
  expect([isHere(ann), isHere(bob)], 'nobody was dropped before').toEqual([true, true]);

  expect((await ann.call('POST', path, { session })).status).toBe(200);
  await bob.until(() => isHere(ann) === false);
  expect(isHere(bob)).toBe(true);
});
