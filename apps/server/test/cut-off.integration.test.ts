import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Lobby, RoomView } from '@deadpan/protocol';
import { aServer, type TestPlayer, type TestServer } from './a-server.ts';
import { askPostgres } from './ask-postgres.ts';
import { withClusterServices, type ClusterServices } from './cluster-services.ts';
import { lineTo, type Line } from './line-to.ts';

let cluster: Pick<ClusterServices, 'postgres' | 'close'> & { line: Line; one: TestServer; two: TestServer };
beforeAll(async () => {
  cluster = await withClusterServices(async ({ env, onClose, postgres, close }) => {
    const line = await lineTo(postgres);
    onClose(line.close);
    // A seat is held for thirty seconds: who is cut off must be able to come back in time on a busy machine, too.
    const slowly = { ...env, MATCH_SPEED: '1' };
    const one = await aServer({ ...slowly, DATABASE_URL: line.url });
    onClose(one.close);
    const two = await aServer(slowly);
    onClose(two.close);
    return { postgres, close, line, one, two };
  });
});
afterAll(() => cluster?.close());

const sits = (view: RoomView, { user }: TestPlayer): boolean =>
  view.players.some(({ user_id, connected }) => user_id === user.id && connected);
const nodeOf = async ({ user }: TestPlayer): Promise<unknown> =>
  (await askPostgres(cluster.postgres.url, 'select node from seats where user_id = $1', [user.id]))[0];

it('F3 one node is cut off from the database: its players count as gone; when it is back their pages sit again by themselves, but for who has moved', async () => {
  const { line, one, two } = cluster;
  const [ann, cara, bob] = [await one.register(), await one.register(), await two.register()];
  const { id } = (await (await ann.call('POST', '/game/lobbies', { name: 'Elephants' })).json()) as Lobby;
  for (const player of [ann, cara, bob]) {
    await player.connect();
    expect(await player.ask('join_lobby', { lobby_id: id })).toMatchObject({ ok: true });
  }
  await bob.until((view) => [ann, cara, bob].every((player) => sits(view, player)));
  const [annsPage, carasOldPage] = [ann.socket, cara.socket];
  const elsewhere: unknown[] = [];
  carasOldPage?.on('playing_elsewhere', (payload) => void elsewhere.push(payload));

  line.cut();
  await bob.until((view) => !sits(view, ann) && !sits(view, cara));
  await cara.connect(two);
  expect(await cara.ask('join_lobby', { lobby_id: id })).toMatchObject({ ok: true });

  line.mend();
  await bob.until((view) => [ann, cara, bob].every((player) => sits(view, player)));
  expect(annsPage?.connected).toBe(true);
  await expect.poll(() => elsewhere).toEqual([expect.objectContaining({ lobby_id: id })]);
  expect(await nodeOf(cara)).toEqual(await nodeOf(bob));
  expect(await nodeOf(ann)).not.toEqual(await nodeOf(bob));

  // It is the page's seat again: what it asks is done, and its end is the seat's.
  expect(await ann.ask('player_ready', { ready: true })).toMatchObject({ ok: true });
  carasOldPage?.close();
  annsPage?.close();
  const last = await bob.until((view) => !sits(view, ann));
  expect(sits(last, cara)).toBe(true);
});
