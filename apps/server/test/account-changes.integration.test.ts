import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits, type AccountAnswer, type AuthAnswer, type Lobby, type User } from '@deadpan/protocol';
import { begin, seated } from './a-match.ts';
import { aServer, eventually, PASSWORD, type TestPlayer, type TestServer } from './a-server.ts';
import { unique } from './contracts/unique.ts';

const NEW_PASSWORD = 'Another-Face-2';
let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

async function json<T>(answer: Promise<Response>, status = 200): Promise<T> {
  const response = await answer;
  expect([response.status, status === response.status ? '' : await response.text()]).toEqual([status, '']);
  return (await response.json()) as T;
}
const statusOf = async (answer: Promise<Response>): Promise<number> => (await answer).status;
const login = (email: string, password: string): Promise<Response> => server.call('POST', '/auth/login', { email, password });
/** Resolves when the socket is closed, with what it was told about its sign-in before. */
async function closed({ socket }: TestPlayer): Promise<string[]> {
  const told: string[] = [];
  socket?.on('auth_error', ({ message }: { message: string }) => void told.push(message));
  await eventually(() => socket?.connected === false);
  return told;
}

describe('one’s own account', () => {
  it('says what it has, to its owner only', async () => {
    const ann = await server.register();
    expect(await json<AccountAnswer>(ann.call('GET', '/account'))).toEqual({
      user: ann.user,
      hasPassword: true,
      googleLinked: false,
      generatedAvatar: false,
    });
    for (const [method, path] of [
      ['GET', '/account'],
      ['PUT', '/account/username'],
      ['PUT', '/account/password'],
      ['PUT', '/account/avatar'],
      ['PUT', '/account/avatar/generated'],
      ['DELETE', '/account/avatar'],
      ['DELETE', '/account'],
      ['GET', '/account/export'],
      ['POST', '/auth/logout'],
      ['POST', '/auth/logout-everywhere'],
    ] as const) {
      expect([path, await statusOf(server.call(method, path))]).toEqual([path, 401]);
    }
  });
});

it('spec §3 Player: the others see name, picture and play, and no e-mail [3.7]', async () => {
  const [ann, bob] = [await server.register(), await server.register()];
  const id = await seated([ann, bob]);
  const lobby = await json<Lobby>(ann.call('GET', `/game/lobbies/${id}`));
  expect(lobby.players[1]).toEqual({
    id: bob.user.id,
    username: bob.user.username,
    isHost: false,
    isReady: false,
    score: 0,
    isEliminated: false,
    isSpeaking: false,
    profile_picture_url: null,
  });
  const view = await ann.until(({ players }) => players.length === 2);
  expect(`${JSON.stringify(lobby)}${JSON.stringify(view)}`).not.toContain('deadpan.example');
});

describe('a new name', () => {
  it('is there at once: in the account, for the token, on the socket, and where its player sits', async () => {
    const [ann, bob] = [await server.register(), await server.register()];
    await seated([ann, bob]);
    const username = unique('Zoë ');
    const user = await json<User>(bob.call('PUT', '/account/username', { username: ` ${username}  ` }));
    expect(user).toEqual({ ...bob.user, username });
    expect(await json<User>(bob.call('GET', '/auth/me'))).toEqual(user);
    await ann.until((view) => view.players.some((player) => player.user_id === bob.user.id && player.username === username));
    // The socket that signed in under the former name sits down under the present one.
    await bob.ask('leave_lobby');
    const { id } = await json<Lobby>(ann.call('POST', '/game/lobbies', { name: 'Cellar' }), 201);
    await bob.ask('join_lobby', { lobby_id: id });
    expect((await json<Lobby>(ann.call('GET', `/game/lobbies/${id}`))).players.map((player) => player.username)).toEqual([
      ann.user.username,
      username,
    ]);
  });

  it('shows in the list of arenas when a host takes it', async () => {
    const ann = await server.register();
    const id = await seated([ann]);
    const username = unique('Host ');
    await json(ann.call('PUT', '/account/username', { username }));
    const list = await json<{ id: string; hostUsername: string }[]>(ann.call('GET', '/game/lobbies'));
    expect(list.find((item) => item.id === id)?.hostUsername).toBe(username);
  });

  it('follows the rules of registration and is nobody else’s', async () => {
    const [ann, bob] = [await server.register(), await server.register()];
    for (const username of ['', '  ', 'x'.repeat(25), 'Ann\u202Ennb', 5]) {
      expect([username, await statusOf(ann.call('PUT', '/account/username', { username }))]).toEqual([username, 422]);
    }
    expect(await json(ann.call('PUT', '/account/username', { username: bob.user.username.toUpperCase() }), 409)).toEqual({
      code: 'USERNAME_TAKEN',
      detail: 'This warrior name is taken. Please choose another one.',
    });
    const own = ann.user.username.toUpperCase();
    expect((await json<User>(ann.call('PUT', '/account/username', { username: own }))).username).toBe(own);
  });

  it('waits until the match is over', async () => {
    const [ann, bob] = [await server.register(), await server.register()];
    const id = await seated([ann, bob]);
    await begin(id, [ann, bob]);
    expect(await json(bob.call('PUT', '/account/username', { username: unique('Late') }), 409)).toEqual({
      code: 'MATCH_RUNNING',
      detail: 'Your match is still running. Change your name when it is over.',
    });
    await bob.ask('leave_lobby');
    expect(await statusOf(bob.call('PUT', '/account/username', { username: unique('Late') }))).toBe(200);
  });
});

describe('a new password', () => {
  it('needs the present one, ends every sign-in and its sockets, and answers with a new token', async () => {
    const ann = await server.register();
    const elsewhere = await json<AuthAnswer>(login(ann.email, PASSWORD));
    await ann.connect();
    const gone = closed(ann);
    const answer = await json<AuthAnswer>(ann.call('PUT', '/account/password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }));
    expect(await gone).toEqual(['Your session has expired. Please log in again.']);
    expect(answer.user).toEqual(ann.user);
    expect(await statusOf(ann.call('GET', '/auth/me'))).toBe(401);
    expect(await statusOf(server.call('GET', '/auth/me', undefined, elsewhere.access_token))).toBe(401);
    expect(await statusOf(server.call('GET', '/auth/me', undefined, answer.access_token))).toBe(200);
    await expect(ann.connect()).rejects.toThrow('Authentication failed');
    expect([await statusOf(login(ann.email, PASSWORD)), await statusOf(login(ann.email, NEW_PASSWORD))]).toEqual([401, 200]);
  });

  it('is not set with a wrong present one, without one, or against the rules', async () => {
    const ann = await server.register();
    const put = (body: object) => ann.call('PUT', '/account/password', body);
    expect(await json(put({ currentPassword: 'Wrong-Face-1', newPassword: NEW_PASSWORD }), 403)).toEqual({
      code: 'WRONG_PASSWORD',
      detail: 'That is not your secret code.',
    });
    expect(await json(put({ newPassword: NEW_PASSWORD }), 403)).toMatchObject({ code: 'WRONG_PASSWORD' });
    for (const newPassword of ['short1A', 'nouppercase1', 'NoNumbers', undefined]) {
      expect(await statusOf(put({ currentPassword: PASSWORD, newPassword }))).toBe(422);
    }
    expect([await statusOf(ann.call('GET', '/auth/me')), await statusOf(login(ann.email, PASSWORD))]).toEqual([200, 200]);
  });

  it('leaves everybody else signed in', async () => {
    const [ann, bob] = [await server.register(), await server.register()];
    await bob.connect();
    await json(ann.call('PUT', '/account/password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }));
    expect(await statusOf(bob.call('GET', '/auth/me'))).toBe(200);
    expect(bob.socket?.connected).toBe(true);
  });
});

describe('signing out', () => {
  it('here ends this token and its sockets only', async () => {
    const ann = await server.register();
    const elsewhere = await json<AuthAnswer>(login(ann.email, PASSWORD));
    await ann.connect();
    const gone = closed(ann);
    expect(await statusOf(ann.call('POST', '/auth/logout'))).toBe(204);
    expect(await gone).toEqual(['Your session has expired. Please log in again.']);
    expect(await statusOf(ann.call('GET', '/auth/me'))).toBe(401);
    expect(await statusOf(server.call('GET', '/auth/me', undefined, elsewhere.access_token))).toBe(200);
  });

  it('everywhere ends every token and socket of the player, and nobody else’s', async () => {
    const [ann, bob] = [await server.register(), await server.register()];
    const { access_token } = await json<AuthAnswer>(login(ann.email, PASSWORD));
    const phone: TestPlayer = { ...ann, token: access_token };
    await ann.connect();
    const here = closed(ann);
    await bob.connect();
    await statusOf(server.call('GET', '/auth/me', undefined, phone.token));
    expect(await statusOf(ann.call('POST', '/auth/logout-everywhere'))).toBe(204);
    await here;
    for (const token of [ann.token, phone.token]) expect(await statusOf(server.call('GET', '/auth/me', undefined, token))).toBe(401);
    expect([await statusOf(bob.call('GET', '/auth/me')), bob.socket?.connected]).toEqual([200, true]);
    expect(await statusOf(login(ann.email, PASSWORD))).toBe(200);
  });
});

describe('with rate limits', () => {
  let limited: TestServer;
  beforeAll(async () => {
    limited = await aServer({ RATE_LIMITS: 'on' });
  });
  afterAll(() => limited.close());

  it('a wrong present password counts like a failed login', async () => {
    const ann = await limited.register();
    const wrong = { currentPassword: 'Wrong-Face-1', newPassword: NEW_PASSWORD };
    for (let n = 0; n < 5; n++) expect(await statusOf(ann.call('PUT', '/account/password', wrong))).toBe(403);
    for (let n = 0; n < 5; n++) expect(await statusOf(ann.call('DELETE', '/account', { password: 'Wrong-Face-1' }))).toBe(403);
    const refused = await ann.call('PUT', '/account/password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
    expect([refused.status, Number(refused.headers.get('retry-after')) > 800]).toEqual([429, true]);
    expect(await statusOf(ann.call('DELETE', '/account', { password: PASSWORD }))).toBe(429);
    expect(await statusOf(limited.call('POST', '/auth/login', { email: ann.email, password: PASSWORD }))).toBe(429);
  });

  it('names change so often a day and no more; what is taken does not count', async () => {
    const [ann, bob] = [await limited.register(), await limited.register()];
    const put = (username: string) => ann.call('PUT', '/account/username', { username });
    for (let n = 0; n < 3; n++) expect(await statusOf(put(bob.user.username))).toBe(409);
    for (let n = 0; n < limits.accountChanges.namesPerDay; n++) expect(await statusOf(put(unique('New')))).toBe(200);
    expect(await json(put(unique('New')), 429)).toEqual({
      code: 'RATE_LIMITED',
      detail: 'A warrior name can be changed 5 times a day. Please keep this one for now.',
    });
    expect(await statusOf(bob.call('PUT', '/account/username', { username: unique('Bob') }))).toBe(200);
  });

  it('passwords and exports so often an hour, by both addresses of the API together', async () => {
    const ann = await limited.register();
    let current = PASSWORD;
    // Which changes nothing, and is no change.
    expect(await statusOf(ann.call('PUT', '/account/password', { currentPassword: 'Wrong-Face-1', newPassword: NEW_PASSWORD }))).toBe(403);
    for (let n = 0; n < limits.accountChanges.passwordsPerHour; n++) {
      const newPassword = `Straight-Face-${n + 2}`;
      const answer = await json<AuthAnswer>(ann.call('PUT', '/account/password', { currentPassword: current, newPassword }));
      [ann.token, current] = [answer.access_token, newPassword];
    }
    // Not even the present one is looked at any more.
    for (const currentPassword of [current, 'Wrong-Face-1']) {
      expect(await statusOf(ann.call('PUT', '/account/password', { currentPassword, newPassword: NEW_PASSWORD }))).toBe(429);
    }
    for (let n = 0; n < limits.accountChanges.exportsPerHour; n++) expect(await statusOf(ann.call('GET', '/account/export'))).toBe(200);
    expect(await statusOf(ann.call('GET', '/account/export'))).toBe(429);
    const atTheRoot = fetch(`${limited.url}/account/export`, { headers: { authorization: `Bearer ${ann.token}` } });
    expect(await statusOf(atTheRoot)).toBe(429);
  });
});
