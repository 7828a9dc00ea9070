import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { limits, type Lobby, type Settings } from '@deadpan/protocol';
import { aCluster, type TestNodes } from './a-cluster.ts';
import { begin, seated } from './a-match.ts';
import type { TestPlayer, TestServer } from './a-server.ts';
import { promise } from './promise.ts';

const TOKEN = 'a-token-of-the-operator';
let cluster: TestNodes;
let one: TestServer;
let two: TestServer;
beforeAll(async () => {
  cluster = await aCluster({ RATE_LIMITS: 'on', METRICS_TOKEN: TOKEN });
  [one, two] = cluster.nodes;
});
afterAll(() => cluster?.close());

const ready = async (node: TestServer): Promise<unknown> =>
  ((await (await fetch(`${node.url}/health/ready`)).json()) as { status: unknown }).status;
async function bothAre(status: string): Promise<void> {
  await expect.poll(async () => [await ready(one), await ready(two)]).toEqual([status, status]);
}

/** Two players in one arena, each on a node of their own. */
async function twoInOne(settings: Partial<Settings> = {}): Promise<{ ann: TestPlayer; bob: TestPlayer; id: string }> {
  const [ann, bob] = [await one.register(), await two.register()];
  const id = await seated([ann, bob], settings);
  await ann.until((view) => view.players.length === 2);
  return { ann, bob, id };
}

/** Everything the player's page hears of this name. */
function heard(player: TestPlayer, event: string): unknown[] {
  const all: unknown[] = [];
  player.socket?.on(event, (payload: unknown) => void all.push(payload));
  return all;
}

/** What only those faces show that are shown since Redis is back. */
const NEW = 0.25;

/** Notes how long it takes from now until what each of two players on two nodes shows from now on reaches the other, which Redis alone carries. */
async function hearEachOther([one, other]: readonly [TestPlayer, TestPlayer], after: string): Promise<void> {
  const began = performance.now();
  const summary = { play: 1, readings: 5, faceless_ms: 0, hidden: false, happy: NEW };
  const told = [heard(one, 'player_reading'), heard(other, 'player_reading')];
  const faces = setInterval(() => [one, other].forEach(({ socket }) => socket?.emit('player_summary', summary)), 50);
  try {
    for (const [index, { user }] of [other, one].entries()) {
      const reading: unknown = expect.objectContaining({ user_id: user.id, happy: NEW });
      await expect.poll(() => told[index], { interval: 20 }).toContainEqual(reading);
    }
  } finally {
    clearInterval(faces);
  }
  promise('F4', `from when Redis is back, after it ${after}, until two nodes hear each other`, (performance.now() - began) / 1_000, 's', 2);
}
describe('sign-ins on several nodes', () => {
  it('[F20] one that ends on one node ends on all: sockets are closed, the token is refused', async () => {
    const ann = await one.register();
    const socket = await ann.connect(two);
    expect((await two.call('GET', '/auth/me', undefined, ann.token)).status).toBe(200);
    const asked = performance.now();
    expect((await ann.call('POST', '/auth/logout')).status).toBe(204);
    await expect.poll(() => socket.connected, { interval: 20 }).toBe(false);
    promise(
      'F20',
      'from the end of a sign-in on one node until its socket on another is closed',
      (performance.now() - asked) / 1_000,
      's',
      1,
    );
    expect((await two.call('GET', '/auth/me', undefined, ann.token)).status).toBe(401);
  });

  it('a new name is known on all', async () => {
    const [ann, bob] = [await one.register(), await two.register()];
    const { id } = (await (await bob.call('POST', '/game/lobbies', { name: 'Names' })).json()) as Lobby;
    /** As she is called where she sits down, on the other node. */
    const named = async (): Promise<string | undefined> => {
      const joined = await two.call('POST', `/game/lobbies/${id}/join`, {}, ann.token);
      const { players = [] } = (await joined.json()) as Partial<Lobby>;
      await two.call('POST', `/game/lobbies/${id}/leave`, {}, ann.token);
      return players.find((player) => player.id === ann.user.id)?.username;
    };
    expect(await named()).toBe(ann.user.username);
    const username = `${ann.user.username}New`;
    expect((await ann.call('PUT', '/account/username', { username })).status).toBe(200);
    // At once, or when the nodes compare: a hint may be lost. Not so often that it is refused.
    await expect.poll(named, { interval: 1_000 }).toBe(username);
  });
});

it('limits hold for both nodes together', async () => {
  const ann = await one.register();
  const tell = async (node: TestServer): Promise<number> =>
    (await node.call('POST', '/analytics/game-session', { game_type: 'full', action: 'start' }, ann.token)).status;
  const answers: number[] = [];
  for (let n = 0; n < limits.gameSessionsPerMinute; n++) answers.push(await tell(n % 2 === 0 ? one : two));
  expect(new Set(answers)).toEqual(new Set([202]));
  expect([await tell(one), await tell(two)]).toEqual([429, 429]);
});

it('an arena with players on two nodes is counted once', async () => {
  const countedBy = async (node: TestServer): Promise<number> => {
    const text = await (await fetch(`${node.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
    return Number(/^deadpan_rooms\{status="waiting"\} (\d+)$/m.exec(text)?.[1] ?? 0);
  };
  const counted = async (): Promise<number[]> => [await countedBy(one), await countedBy(two)];
  const [byOne = 0, byTwo = 0] = await counted();
  const { ann } = await twoInOne();
  await expect.poll(counted).toEqual([byOne + 1, byTwo]);
  ann.socket?.disconnect();
  await expect.poll(counted).toEqual([byOne, byTwo + 1]);
});

describe('signals between nodes', () => {
  const offer = { type: 'offer', sdp: 'v=0' };

  it('reach the other node at once, and whoever comes later finds them', async () => {
    const { ann, bob, id } = await twoInOne();
    const [peers, offers] = [heard(ann, 'webrtc_peer'), heard(bob, 'webrtc_offer')];
    expect(await ann.ask('webrtc_ready', { room_id: id, session: 'page-of-ann' })).toMatchObject({ ok: true, peers: [] });
    expect(await bob.ask('webrtc_ready', { room_id: id, session: 'page-of-bob' })).toMatchObject({
      ok: true,
      peers: [{ sid: ann.user.id, session: 'page-of-ann' }],
    });
    await expect.poll(() => peers).toEqual([{ sid: bob.user.id, session: 'page-of-bob' }]);
    const signal = { target_sid: bob.user.id, offer, session: 'page-of-ann', to_session: 'page-of-bob' };
    expect(await ann.ask('webrtc_offer', signal)).toMatchObject({ ok: true });
    await expect.poll(() => offers).toMatchObject([{ from_sid: ann.user.id, offer }]);
    expect(await bob.ask('webrtc_ready', { room_id: id, session: 'page-of-bob' })).toMatchObject({ pending: [{ from: ann.user.id }] });
  });

  it('F4 Redis away: they are refused, the arena goes on, sign-ins still end everywhere; afterwards they pass, also when it came back empty', async () => {
    const { ann, bob, id } = await twoInOne();
    for (const [player, session] of [
      [ann, 'page-of-ann'],
      [bob, 'page-of-bob'],
    ] as const) {
      expect(await player.ask('webrtc_ready', { room_id: id, session })).toMatchObject({ ok: true });
    }
    await cluster.redis.stop();
    await bothAre('degraded');
    const signal = { target_sid: bob.user.id, offer, session: 'page-of-ann', to_session: 'page-of-bob' };
    expect(await ann.ask('webrtc_offer', signal)).toMatchObject({ error: { code: 'UNAVAILABLE' } });
    // What is saved crosses nodes all the same.
    expect(await bob.ask('player_ready', { ready: true })).toMatchObject({ ok: true });
    await ann.until((view) => view.players.some((player) => player.user_id === bob.user.id && player.is_ready));
    const cara = await one.register();
    const elsewhere = await cara.connect(two);
    expect((await cara.call('POST', '/auth/logout')).status).toBe(204);
    await expect.poll(() => elsewhere.connected).toBe(false);

    await cluster.redis.start();
    await hearEachOther([ann, bob], 'was shut down');
    await bothAre('ready');
    const offers = heard(bob, 'webrtc_offer');
    expect(await ann.ask('webrtc_ready', { room_id: id, session: 'page-of-ann' })).toMatchObject({
      ok: true,
      peers: [{ sid: bob.user.id, session: 'page-of-bob' }],
    });
    expect(await ann.ask('webrtc_offer', signal)).toMatchObject({ ok: true });
    await expect.poll(() => offers).toHaveLength(1);
  });
});

it('who leaves on one node and sits down anew on another keeps that seat when the page of the old one goes', async () => {
  const { ann, bob, id } = await twoInOne();
  const old = bob.socket;
  expect((await one.call('POST', `/game/lobbies/${id}/leave`, {}, bob.token)).status).toBeLessThan(300);
  const elsewhere = new Promise((resolve) => old?.once('disconnect', resolve));
  await bob.connect(one);
  expect(await bob.ask('join_lobby', { lobby_id: id })).toMatchObject({ ok: true });
  await ann.until((view) => view.players.some(({ user_id, connected }) => user_id === bob.user.id && connected));
  old?.close();
  await elsewhere;
  // What the old page's node still had to say of it is saved before this.
  expect(await two.call('GET', `/game/lobbies/${id}`, undefined, bob.token)).toMatchObject({ status: 200 });
  expect(await bob.ask('player_ready', { ready: true })).toMatchObject({ ok: true });
  const view = await ann.until(({ players }) => players.some(({ user_id, is_ready }) => user_id === bob.user.id && is_ready));
  expect(view.players.every(({ connected }) => connected)).toBe(true);
});

it('readings go to the other node where somebody of the arena is there, and only then', async () => {
  const { ann, bob, id } = await twoInOne();
  const [cara, dan] = [await one.register(), await one.register()];
  const alone = (await (await cara.call('POST', '/game/lobbies', { name: 'Giraffes' })).json()) as Lobby;
  for (const player of [cara, dan]) {
    await player.connect();
    expect(await player.ask('join_lobby', { lobby_id: alone.id })).toMatchObject({ ok: true });
  }
  const listener = new Redis(cluster.redis.url);
  onTestFinished(() => listener.disconnect());
  const passed: string[] = [];
  listener.on('message', (_channel, text: string) => void passed.push(text));
  await listener.subscribe('deadpan:0:nodes');

  const [byDan, byBob] = [heard(dan, 'player_reading'), heard(bob, 'player_reading')];
  const summary = { play: 1, readings: 5, faceless_ms: 0, hidden: false, happy: 0 };
  cara.socket?.emit('player_summary', summary);
  await expect.poll(() => byDan).toMatchObject([{ user_id: cara.user.id }]);
  ann.socket?.emit('player_summary', summary);
  await expect.poll(() => byBob).toMatchObject([{ user_id: ann.user.id }]);
  await expect.poll(() => passed.filter((text) => text.includes('player_reading')).join('')).toContain(id);
  expect(passed.filter((text) => text.includes('player_reading')).join('')).not.toContain(alone.id);

  // Who comes to the other node later is told as well.
  dan.socket?.disconnect();
  await dan.connect(two);
  expect(await dan.ask('join_lobby', { lobby_id: alone.id })).toMatchObject({ ok: true });
  await cara.until((view) => view.players.every(({ connected }) => connected));
  const again = heard(dan, 'player_reading');
  await expect
    .poll(() => {
      cara.socket?.emit('player_summary', summary);
      return again;
    })
    .not.toEqual([]);
});

it('F4 Redis held still: a match on two nodes goes on and is decided once, and messages pass again afterwards', async () => {
  const { ann, bob, id } = await twoInOne({ round1Plays: 3, round1Duration: 180, maxRounds: 1 });
  const players = [ann, bob];
  const told = players.map((player) => heard(player, 'play_ended'));
  const readings = heard(ann, 'player_reading');
  await begin(id, players);
  for (const player of players) await player.until((view) => view.phase === 'playing');
  const faces = setInterval(() => {
    for (const { socket, view } of players) {
      socket?.emit('player_summary', { play: view()?.current_play, readings: 5, faceless_ms: 0, hidden: false, happy: 0 });
    }
  }, 300);
  onTestFinished(() => clearInterval(faces));

  cluster.redis.pause();
  await bothAre('degraded');
  expect(await bob.ask('player_eliminated', { play: 1 })).toEqual({ ok: true });
  await expect.poll(() => told.map((all) => all.length)).toEqual([1, 1]);
  for (const player of players) await player.until((view) => view.phase === 'playing' && view.current_play === 2);

  cluster.redis.resume();
  await hearEachOther([ann, bob], 'was held still');
  await bothAre('ready');
  const since = readings.length;
  await expect.poll(() => readings.slice(since)).toContainEqual(expect.objectContaining({ user_id: bob.user.id }));
  expect(await ann.ask('player_eliminated', { play: 2 })).toEqual({ ok: true });
  await expect.poll(() => told.map((all) => all.length)).toEqual([2, 2]);
  // Who learns of it from another node may hear it with a later version, together with what came after it.
  for (const all of told) {
    expect(all).toMatchObject([
      { play: 1, winner: { user_id: ann.user.id } },
      { play: 2, winner: { user_id: bob.user.id } },
    ]);
  }
});
