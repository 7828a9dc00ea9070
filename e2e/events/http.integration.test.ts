import { describe, expect, it } from 'vitest';
import type { Bot } from '../support/bot.ts';
import { eventStage } from '../support/event-stage.ts';
import { unique } from '../support/unique.ts';

const { url, players } = eventStage();

async function call(method: string, path: string, token?: string, body?: unknown): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(url() + path, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
}

describe.each(['', '/api'])('spec §7: calls at "%s"', (base) => {
  it('spec §7 HTTP: register, login, me [7.1 7.2 7.4 3.1 3.2]', async () => {
    const username = unique('Cara');
    const account = { email: `${username}@example.org`, password: 'Straight-Face-1' };
    const made = await call('POST', `${base}/auth/register`, undefined, { username, ...account });
    expect(made).toMatchObject({ status: 200, body: { access_token: expect.any(String) as unknown, user: { username } } });
    const back = await call('POST', `${base}/auth/login`, undefined, account);
    expect(back).toMatchObject({ status: 200, body: { user: { username } } });
    const { access_token: token } = back.body as { access_token: string };
    const me = await call('GET', `${base}/auth/me`, token);
    expect(me.status).toBe(200);
    expect(Object.keys(me.body as object)).toEqual(
      expect.arrayContaining(['id', 'username', 'email', 'profile_picture_url', 'created_at']),
    );
    expect((await call('GET', `${base}/auth/me`)).status).toBe(401);
  });

  it('spec §7 HTTP: Google is absent where nobody has set it up [7.3]', async () => {
    expect((await call('POST', `${base}/auth/google`, undefined, { id_token: 'x' })).status).toBe(404);
  });

  it('spec §7 HTTP: health, user statistics, ICE servers [7.5 7.6 7.16 3.21 3.24]', async () => {
    const [ann] = (await players('ann')) as [Bot];
    expect(await call('GET', `${base}/health`)).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await call('GET', `${base}/analytics/user-stats`, ann.token)).toEqual({
      status: 200,
      body: {
        total_sessions: 0,
        average_score: 0,
        best_score: 0,
        win_rate: 0,
        total_wins: 0,
        total_losses: 0,
        loss_rate: 0,
        recent_win_rate: 0,
        game_type_breakdown: {},
      },
    });
    expect(await call('GET', `${base}/webrtc/ice-servers`, ann.token)).toMatchObject({ status: 403, body: { code: 'NOT_A_MEMBER' } });
    expect((await call('POST', `${base}/game/lobbies`, ann.token, { name: 'Linked' })).status).toBe(201);
    const ice = await call('GET', `${base}/webrtc/ice-servers`, ann.token);
    expect(ice).toMatchObject({ status: 200, body: { success: true, ice_servers: expect.any(Array) as unknown, max_age: 82_800 } });
  });

  it('spec §7 HTTP: a game session is counted, and nothing of it is kept [7.7]', async () => {
    const [ann] = (await players('ann')) as [Bot];
    const fields = { user_id: ann.id, room_id: 'ABC234', game_type: 'round1', round_number: 1, elimination_reason: 'smile' };
    const send = (action: unknown) => call('POST', `${base}/analytics/game-session`, ann.token, { ...fields, action });
    const first = await send('end');
    expect(first).toEqual({ status: 202, body: { count: expect.any(Number) as unknown } });
    const { count } = first.body as { count: number };
    expect(await send('end')).toEqual({ status: 202, body: { count: count + 1 } });
    expect((await send(7)).status).toBe(422);
    expect((await call('POST', `${base}/analytics/game-session`, undefined, { ...fields, action: 'end' })).status).toBe(401);
  });

  it('spec §7 Other: a page event carries the session of its page load; guests are counted, other pages than ours are not [7.57]', async () => {
    const send = (body: object) => call('POST', `${base}/analytics/page-view`, undefined, body);
    const first = await send({ page: 'terms', session: 'a-page-load' });
    expect(first).toEqual({ status: 202, body: { count: expect.any(Number) as unknown } });
    const { count } = first.body as { count: number };
    expect(await send({ page: 'terms', session: 'another-page-load' })).toEqual({ status: 202, body: { count: count + 1 } });
    expect((await send({ page: '/lobby/7KQ2MX', session: 'a-page-load' })).status).toBe(422);
    expect((await send({ page: 'terms' })).status).toBe(422);
  });

  it('spec §7 HTTP: arenas: list, make, look, join, ready, settings, start, leave [7.8 7.9 7.10 7.11 7.12 7.13 7.14 7.15 3.4 3.6 3.7 6.3]', async () => {
    const [ann, bob] = (await players('ann', 'bob')) as [Bot, Bot];
    const at = `${base}/game/lobbies`;
    const made = await call('POST', at, ann.token, { name: '  Calls ', isPrivate: false, settings: { maxPlayers: 2 } });
    expect(made).toMatchObject({
      status: 201,
      body: { name: 'Calls', hostId: ann.id, settings: { maxPlayers: 2, round1Duration: 60, round1Plays: 7 } },
    });
    const { id } = made.body as { id: string };
    const item = { id, name: 'Calls', isPrivate: false, playerCount: 1, maxPlayers: 2, status: 'waiting', hostUsername: ann.username };
    expect((await call('GET', at, bob.token)).body).toContainEqual(item);
    expect((await call('POST', `${at}/${id}/join`, bob.token, {})).status).toBe(200);
    const looked = await call('GET', `${at}/${id}`, bob.token);
    expect(looked).toMatchObject({ status: 200, body: { id, status: 'waiting', round: 0, maxRounds: expect.any(Number) as unknown } });
    const [player] = (looked.body as { players: object[] }).players;
    expect(player).toMatchObject({
      id: ann.id,
      username: ann.username,
      isHost: true,
      isReady: false,
      score: 0,
      isEliminated: false,
      isSpeaking: false,
    });
    expect(player).not.toHaveProperty('email');
    expect((await call('PUT', `${at}/${id}/settings`, bob.token, { settings: { round1Plays: 3 } })).status).toBe(403);
    const bad = await call('PUT', `${at}/${id}/settings`, ann.token, { settings: { maxPlayers: 5 } });
    expect(bad).toMatchObject({ status: 422, body: { detail: expect.anything() as unknown } });
    const good = { maxPlayers: 2, round1Duration: 30, round1Plays: 1 };
    expect(await call('PUT', `${at}/${id}/settings`, ann.token, { settings: good })).toEqual({ status: 200, body: { success: true } });
    expect((await call('POST', `${at}/${id}/ready`, bob.token, { ready: true })).status).toBe(200);
    const start = { redirectTo: `/game/${id}/round1` };
    expect((await call('POST', `${at}/${id}/start`, bob.token, start)).status).toBe(403);
    expect((await call('POST', `${at}/${id}/start`, ann.token, start)).status).toBe(400);
    for (const bot of [ann, bob]) {
      await bot.join(id);
      await bot.appear(id);
      await call('POST', `${at}/${id}/ready`, bot.token, { ready: true });
    }
    expect(await call('POST', `${at}/${id}/start`, ann.token, start)).toEqual({ status: 200, body: { success: true } });
    expect(await call('POST', `${at}/${id}/leave`, bob.token, {})).toEqual({ status: 200, body: { success: true } });
    expect((await call('GET', `${at}/ZZZZZZ`, ann.token)).status).toBe(404);
  });
});
