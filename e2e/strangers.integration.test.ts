import { setTimeout as sleep } from 'node:timers/promises';
import type { BlockedPlayer, Lobby, LobbyItem } from '@deadpan/protocol';
import { describe, expect, it } from 'vitest';
import { connectBot, PASSWORD, readyRoom, type Bot } from './support/bot.ts';
import { oneServer } from './support/one-server.ts';
import { operator } from './support/operator.ts';

/** design "Strangers on video", through the real server: blocks, reports, suspensions. */
const { server, bots, keep } = oneServer({ MATCH_SPEED: '5' });

const block = async (by: Bot, whom: Bot) => expect((await by.http('PUT', `/account/blocks/${whom.id}`)).status).toBe(204);
const blocksOf = async (bot: Bot) => (await bot.http<BlockedPlayer[]>('GET', '/account/blocks')).body;
const listed = async (bot: Bot) => (await bot.http<LobbyItem[]>('GET', '/game/lobbies')).body.map(({ id }) => id);
const report = (by: Bot, body: object) => by.http<{ detail?: unknown; code?: string }>('POST', '/reports', { reason: 'abuse', ...body });

async function arena(host: Bot, more: object = {}): Promise<string> {
  const made = await host.http<Lobby>('POST', '/game/lobbies', { name: 'Strangers', ...more });
  expect(made.status).toBe(201);
  expect((await host.join(made.body.id)).ok).toBe(true);
  return made.body.id;
}

/** How an arena refuses, over HTTP and over the socket: the same words, and no name in them. */
async function expectRefused(who: Bot, code: string, whom: Bot, options: { password?: string } = {}): Promise<void> {
  const http = await who.http<{ detail: string; code: string }>('POST', `/game/lobbies/${code}/join`, options);
  expect(http).toMatchObject({ status: 403, body: { code: 'BLOCKED', detail: 'This arena is not open to you. There are others.' } });
  const ack = await who.ask('join_lobby', { lobby_id: code, ...options });
  expect(ack).toMatchObject({ ok: false, error: { code: 'BLOCKED', message: http.body.detail } });
  expect(JSON.stringify([http.body, ack])).not.toContain(whom.username);
  expect((await who.http('GET', `/game/lobbies/${code}`)).status).toBe(403);
}

/** Plays a match of one play to its end: the guests smile. */
async function played(host: Bot, guests: readonly Bot[]): Promise<string> {
  const code = await readyRoom(host, guests);
  expect(await host.ask('start_game', {})).toMatchObject({ ok: true });
  await host.until('a play', ({ phase }) => phase === 'playing');
  for (const guest of guests) await guest.insist('player_eliminated', {});
  for (const bot of [host, ...guests]) await bot.until('the result', ({ status }) => status === 'finished');
  return code;
}

describe('a block', () => {
  it('is listed, once, and undone', async () => {
    const [ann, bob] = await bots('ann', 'bob');
    expect(await blocksOf(ann)).toEqual([]);
    await block(ann, bob);
    await block(ann, bob);
    expect(await blocksOf(ann)).toEqual([
      { id: bob.id, username: bob.username, blockedAt: expect.stringMatching(/^\d{4}-.*Z$/) as unknown },
    ]);
    expect(await blocksOf(bob)).toEqual([]);
    expect((await ann.http('DELETE', `/account/blocks/${bob.id}`)).status).toBe(204);
    expect(await blocksOf(ann)).toEqual([]);
  });

  it('is of a player who exists, and not of oneself', async () => {
    const [ann] = await bots('ann');
    expect(await ann.http('PUT', '/account/blocks/nobody')).toMatchObject({ status: 404, body: { code: 'UNKNOWN_PLAYER' } });
    expect((await ann.http('PUT', `/account/blocks/${ann.id}`)).status).toBe(400);
    expect((await fetch(`${server().url}/api/account/blocks`)).status).toBe(401);
  });

  it.each(['the blocker', 'the blocked'])(
    'keeps %s out of the other’s arena, over HTTP and over the socket, until it is undone',
    async (outside) => {
      const [ann, bob] = await bots('ann', 'bob');
      await block(ann, bob);
      const [inside, outsider] = outside === 'the blocker' ? [bob, ann] : [ann, bob];
      const code = await arena(inside);
      await expectRefused(outsider, code, inside);
      expect((await ann.http('DELETE', `/account/blocks/${bob.id}`)).status).toBe(204);
      expect(await outsider.ask('join_lobby', { lobby_id: code })).toMatchObject({ ok: true });
    },
  );

  it('counts for every seat, not only the host’s, and gives no seat elsewhere up for nothing', async () => {
    const [ann, bob, cara] = await bots('ann', 'bob', 'cara');
    const code = await arena(cara);
    expect((await ann.join(code)).ok).toBe(true);
    const own = await arena(bob);
    await block(ann, bob);
    await expectRefused(bob, code, ann);
    expect((await bob.http<{ lobby: { id: string } }>('GET', '/game/seat')).body.lobby.id).toBe(own);
    expect((await ann.ask('leave_lobby', {})).ok).toBe(true);
    expect(await bob.ask('join_lobby', { lobby_id: code })).toMatchObject({ ok: true });
  });

  it('leaves such arenas out of the list, for both', async () => {
    const [ann, bob, cara] = await bots('ann', 'bob', 'cara');
    const [anns, bobs, caras] = [await arena(ann), await arena(bob), await arena(cara)];
    await block(ann, bob);
    expect(await listed(ann)).toEqual(expect.arrayContaining([anns, caras]));
    expect(await listed(ann)).not.toContain(bobs);
    expect(await listed(bob)).toEqual(expect.arrayContaining([bobs, caras]));
    expect(await listed(bob)).not.toContain(anns);
    expect(await listed(cara)).toEqual(expect.arrayContaining([anns, bobs, caras]));
  });

  it('holds in a private arena too: without the key it asks for the key first', async () => {
    const [ann, bob] = await bots('ann', 'bob');
    const code = await arena(ann, { isPrivate: true, password: 'straight' });
    await block(ann, bob);
    expect(await bob.http('POST', `/game/lobbies/${code}/join`, {})).toMatchObject({ status: 403, body: { code: 'KEY_REQUIRED' } });
    await expectRefused(bob, code, ann, { password: 'straight' });
    expect(await listed(bob)).not.toContain(code);
  });

  it('by the host of a waiting arena frees the seat at once; by a guest it leaves both where they are until the next time', async () => {
    const [ann, bob, cara] = await bots('ann', 'bob', 'cara');
    const code = await arena(ann);
    for (const guest of [bob, cara]) expect((await guest.join(code)).ok).toBe(true);
    await block(cara, ann);
    const { players } = await ann.until('both guests', (view) => view.players.length === 3);
    expect(players.map(({ user_id }) => user_id)).toEqual([ann.id, bob.id, cara.id]);
    const gone = bob.next('player_kicked', 0);
    await block(ann, bob);
    expect(await gone).toMatchObject({ user_id: bob.id });
    await ann.until('an empty seat', (view) => view.players.length === 2);
    await expectRefused(bob, code, ann);
  });

  it('in a match lets the match go on, also through a reconnect; a rematch begins with one of them at most', async () => {
    const [ann, bob, cara] = await bots('ann', 'bob', 'cara');
    const code = await readyRoom(ann, [bob, cara]);
    expect(await ann.ask('start_game', {})).toMatchObject({ ok: true });
    await bob.until('a play', ({ phase }) => phase === 'playing');
    await block(bob, ann);
    expect(await bob.ask('join_lobby', { lobby_id: code })).toMatchObject({ ok: true });
    for (const guest of [bob, cara]) await guest.insist('player_eliminated', {});
    for (const bot of [ann, bob, cara]) await bot.until('the result', ({ status }) => status === 'finished');
    expect(await bob.ask('request_play_again', {})).toMatchObject({ ok: true });
    expect(await ann.ask('request_play_again', {})).toMatchObject({ ok: false, error: { code: 'BLOCKED' } });
    expect(await cara.ask('request_play_again', {})).toMatchObject({ ok: true });
    const { players } = await cara.until('the rematch', ({ status }) => status === 'starting' || status === 'playing');
    expect(players.map(({ user_id }) => user_id).toSorted()).toEqual([bob.id, cara.id].toSorted());
  });

  it('after both have accepted a rematch takes the blocker out of it', async () => {
    const [ann, bob, cara] = await bots('ann', 'bob', 'cara');
    await played(ann, [bob, cara]);
    for (const bot of [ann, bob]) expect(await bot.ask('request_play_again', {})).toMatchObject({ ok: true });
    await block(ann, bob);
    expect(await cara.ask('request_play_again', {})).toMatchObject({ ok: true });
    const { players } = await cara.until('the rematch', ({ status }) => status === 'starting' || status === 'playing');
    expect(
      players
        .filter(({ left }) => !left)
        .map(({ user_id }) => user_id)
        .toSorted(),
    ).toEqual([bob.id, cara.id].toSorted());
  });

  it('of two who sit down at the same moment lets one in', async () => {
    const [ann, bob, cara] = await bots('ann', 'bob', 'cara');
    const code = await arena(cara);
    await block(ann, bob);
    const acks = await Promise.all([ann, bob].map((bot) => bot.ask('join_lobby', { lobby_id: code })));
    expect(acks.filter(({ ok }) => ok)).toHaveLength(1);
    expect(acks).toContainEqual({ ok: false, error: expect.objectContaining({ code: 'BLOCKED' }) as unknown });
  });
});

describe('a report', () => {
  it('is taken about somebody in the same arena, kept with arena and words, and told to nobody', async () => {
    const [ann, bob] = await bots('ann', 'bob');
    const code = await arena(ann);
    expect((await bob.join(code)).ok).toBe(true);
    const told = bob.told.length;
    expect(
      (await report(ann, { userId: bob.id, lobbyId: code.toLowerCase(), reason: 'undressed', text: 'No shirt.\nSaid so.' })).status,
    ).toBe(201);
    const { said } = await operator({ DATA_DIR: server().folder }, 'reports', bob.username);
    expect(said).toContain('Undressed or sexual');
    expect(said).toContain(`about  ${bob.username} (${bob.id}), 1 report by 1 player`);
    expect(said).toContain(`by     ${ann.username} (${ann.id})`);
    expect(said).toContain(`where  arena ${code}`);
    expect(said).toContain('| No shirt.\n  | Said so.');
    expect(bob.told.slice(told)).toEqual([]);
  });

  it('is taken about somebody who has just left the lobby', async () => {
    const [ann, bob] = await bots('ann', 'bob');
    const code = await arena(ann);
    expect((await bob.join(code)).ok).toBe(true);
    expect((await bob.ask('leave_lobby', {})).ok).toBe(true);
    expect((await report(ann, { userId: bob.id, lobbyId: code })).status).toBe(201);
  });

  it('is taken about somebody who left the lobby before the server started again, and not by who came after that', async () => {
    const [ann, bob, cara] = await bots('ann', 'bob', 'cara');
    const code = await arena(ann);
    expect((await bob.join(code)).ok).toBe(true);
    expect((await bob.ask('leave_lobby', {})).ok).toBe(true);
    await server().stop();
    await server().start();
    // Over HTTP: whom a server that ends has sent away does not come back by itself.
    expect((await cara.http('POST', `/game/lobbies/${code}/join`, {})).status).toBe(200);
    expect((await report(ann, { userId: bob.id, lobbyId: code })).status).toBe(201);
    expect((await report(bob, { userId: ann.id, lobbyId: code })).status).toBe(201);
    expect((await report(cara, { userId: bob.id, lobbyId: code })).status).toBe(403);
  });

  it('is taken after a match, with the match', async () => {
    const [ann, bob] = await bots('ann', 'bob');
    const code = await played(ann, [bob]);
    const match = ann.view()?.match_id ?? '';
    expect((await bob.ask('leave_lobby', {})).ok).toBe(true);
    expect((await report(bob, { userId: ann.id })).status).toBe(201);
    expect((await report(bob, { userId: ann.id, lobbyId: code })).status).toBe(201);
    const { said } = await operator({ DATA_DIR: server().folder }, 'reports', ann.id);
    expect(said.match(new RegExp(`arena ${code}, match ${match}`, 'g'))).toHaveLength(2);
  });

  it('is refused about a stranger, about oneself, and when it is none', async () => {
    const [ann, bob] = await bots('ann', 'bob');
    const code = await arena(ann);
    expect(await report(bob, { userId: ann.id, lobbyId: code })).toMatchObject({ status: 403, body: { code: 'UNKNOWN_PLAYER' } });
    expect((await report(bob, { userId: bob.id })).status).toBe(400);
    expect((await report(bob, { userId: ann.id, reason: 'because' })).status).toBe(422);
    expect((await report(bob, { userId: ann.id, text: 'x'.repeat(501) })).status).toBe(422);
  });
});

describe('a suspended account', () => {
  const suspend = (...argv: string[]) => operator({ DATA_DIR: server().folder }, 'suspend', ...argv);
  const login = async (bot: Bot) => {
    const answer = await fetch(`${server().url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${bot.username}@example.org`, password: PASSWORD }),
    });
    return { status: answer.status, body: (await answer.json()) as { detail?: string; code?: string; access_token?: string } };
  };

  it('is out of its match after the command, which counts as leaving; it cannot sign in until it may', async () => {
    const [ann, bob] = await bots('ann', 'bob');
    await readyRoom(ann, [bob], { round1Plays: 9, round1Duration: 180 });
    expect(await ann.ask('start_game', {})).toMatchObject({ ok: true });
    await bob.until('a play', ({ phase }) => phase === 'playing');
    const cut = new Promise((resolve) => bob.socket.once('disconnect', resolve));
    const result = ann.next('game_over', 0);
    const { said, code } = await suspend(bob.username, '--days', '7', '--reason', 'Clothes.');
    expect(code).toBe(0);
    expect(said).toContain(`${bob.username} (${bob.id}) is suspended until `);
    await cut;
    expect(await bob.next('auth_error', 0)).toEqual({
      message: expect.stringMatching(/^This account is suspended until .* UTC\. Reason: Clothes\.$/) as unknown,
    });
    expect(await result).toMatchObject({ winner: { user_id: ann.id } });

    expect((await bob.http('GET', '/auth/me')).status).toBe(401);
    const again = connectBot(server().url, bob.token, bob.id, bob.username);
    keep(again);
    expect(await new Promise((resolve) => again.socket.once('connect_error', (error) => resolve(error.message)))).toBe(
      'Authentication failed',
    );
    expect(await login(bob)).toMatchObject({
      status: 403,
      body: {
        code: 'SUSPENDED',
        detail: expect.stringMatching(/^This account is suspended until \d+ \w+ \d{4} at \d\d:\d\d UTC\. Reason: Clothes\.$/) as unknown,
      },
    });
    expect((await ann.http('GET', '/auth/me')).status).toBe(200);

    expect((await operator({ DATA_DIR: server().folder }, 'suspended')).said).toContain(bob.username);
    expect((await operator({ DATA_DIR: server().folder }, 'unsuspend', bob.id)).code).toBe(0);
    expect((await login(bob)).status).toBe(200);
    // The server looks once a second: what it may find then must not shut him out again.
    await sleep(1_500);
    expect((await bob.http('GET', '/auth/me')).status).toBe(200);
  });

  it('leaves a lobby it waits in', async () => {
    const [ann, bob] = await bots('ann', 'bob');
    const code = await arena(ann);
    expect((await bob.join(code)).ok).toBe(true);
    await suspend(bob.id);
    await ann.until('an empty seat', (view) => view.players.length === 1);
    expect(await login(bob)).toMatchObject({ status: 403, body: { detail: 'This account is suspended for good.' } });
  });

  it('stays out after a restart, and is suspended and let back while no server runs', async () => {
    const [ann, bob] = await bots('ann', 'bob');
    const env = { DATA_DIR: server().folder };
    await suspend(ann.id);
    await server().stop();
    expect((await suspend(bob.id)).code).toBe(0);
    expect((await operator(env, 'suspended')).said).toContain(ann.username);
    await server().start();
    for (const bot of [ann, bob]) expect((await bot.http('GET', '/auth/me')).status).toBe(401);
    await server().stop();
    for (const bot of [ann, bob]) expect((await operator(env, 'unsuspend', bot.id)).code).toBe(0);
    await server().start();
    for (const bot of [ann, bob]) expect((await bot.http('GET', '/auth/me')).status).toBe(200);
  });

  it('is told in one line when there is no such player or command', async () => {
    expect(await suspend('nobody of this name')).toEqual({
      said: 'There is no player with the name or id "nobody of this name".',
      code: 1,
    });
    expect((await operator({ DATA_DIR: server().folder }, 'shout')).code).toBe(1);
  });
});
