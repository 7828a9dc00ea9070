import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'libsql';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountExport, DELETED_PLAYER, type AuthAnswer, type Lobby, type User } from '@deadpan/protocol';
import { seated, startMatch } from './a-match.ts';
import { aServer, eventually, PASSWORD, type TestPlayer, type TestServer } from './a-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const statusOf = async (answer: Promise<Response>): Promise<number> => (await answer).status;
const remove = (player: TestPlayer): Promise<Response> => player.call('DELETE', '/account', { password: PASSWORD });

const arena = (...players: TestPlayer[]): Promise<string> => seated(players, { maxRounds: 1 });
async function match(...players: TestPlayer[]): Promise<string> {
  const id = await startMatch(players, { maxRounds: 1 });
  await (players[0] as TestPlayer).until((view) => view.phase === 'playing');
  return id;
}

/** Where in the data folder these texts are still to be found. */
function traces(...texts: string[]): string[] {
  const database = new Sqlite(join(server.folder, 'deadpan.db'));
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[];
  const found = tables.flatMap(({ name }) => {
    const rows = (database.prepare(`select * from "${name}"`).all() as object[]).map((row) => JSON.stringify(row));
    return rows.filter((row) => texts.some((text) => row.includes(text))).map((row) => `${name}: ${row.slice(0, 300)}`);
  });
  database.close();
  return found;
}
const pictures = (): string => join(server.folder, 'blobs/avatars');
const picturesKept = (): number => (existsSync(pictures()) ? readdirSync(pictures()).length : 0);

describe('deleting one’s account', () => {
  it('needs the password, and then the token, its sockets and the way in are gone at once', async () => {
    const ann = await server.register();
    expect(await statusOf(ann.call('DELETE', '/account', { password: 'Wrong-Face-1' }))).toBe(403);
    expect(await statusOf(ann.call('DELETE', '/account', {}))).toBe(403);
    expect(await statusOf(ann.call('DELETE', '/account'))).toBe(403);
    const login = () => server.call('POST', '/auth/login', { email: ann.email, password: PASSWORD });
    const { access_token } = (await (await login()).json()) as AuthAnswer;
    await ann.connect();
    const told: string[] = [];
    ann.socket?.on('auth_error', ({ message }: { message: string }) => void told.push(message));
    expect(await statusOf(remove(ann))).toBe(204);
    await eventually(() => ann.socket?.connected === false);
    expect(told).toEqual(['Your session has expired. Please log in again.']);
    for (const token of [ann.token, access_token]) expect(await statusOf(server.call('GET', '/auth/me', undefined, token))).toBe(401);
    await expect(ann.connect()).rejects.toThrow('Authentication failed');
    expect(await statusOf(login())).toBe(401);
    expect(await statusOf(remove(ann))).toBe(401);
  });

  it('frees the seat and hands the crown over', async () => {
    const [ann, bob] = [await server.register(), await server.register()];
    const id = await arena(ann, bob);
    expect(await statusOf(remove(ann))).toBe(204);
    await bob.until((view) => view.host_id === bob.user.id && view.players.length === 1);
    expect(((await (await bob.call('GET', `/game/lobbies/${id}`)).json()) as Lobby).hostUsername).toBe(bob.user.username);
    const again = await server.call('POST', '/auth/register', { username: ann.user.username, email: ann.email, password: PASSWORD });
    expect(again.status).toBe(200);
  });

  it('can be reported no more, however well the others remember', async () => {
    const [ann, bob] = [await server.register(), await server.register()];
    await arena(ann, bob);
    const report = () => statusOf(bob.call('POST', '/reports', { userId: ann.user.id, reason: 'abuse' }));
    expect(await report()).toBe(201);
    expect(await statusOf(remove(ann))).toBe(204);
    expect(await report()).toBe(404);
  });

  it('forfeits a running match, whose others go on with somebody who left, and keep their results', async () => {
    const [ann, bob, cid] = [await server.register(), await server.register(), await server.register()];
    await match(ann, bob, cid);
    expect(await statusOf(remove(bob))).toBe(204);
    const view = await ann.until(({ players }) => players.some(({ left, username }) => left && username === DELETED_PLAYER));
    expect(view.status).toBe('playing');
    expect(view.players.find(({ user_id }) => user_id === bob.user.id)).toMatchObject({
      username: 'Somebody who left',
      profile_picture_url: null,
      connected: false,
    });
    await cid.ask('leave_lobby');
    const { match_result } = await ann.until((now) => now.match_result !== null);
    expect(match_result?.allPlayers.map(({ username }) => username)).toEqual([ann.user.username, DELETED_PLAYER, cid.user.username]);
    const stats = await (await ann.call('GET', '/analytics/user-stats')).json();
    expect(stats).toMatchObject({ total_sessions: 1, total_wins: 1 });
    await ann.ask('leave_lobby');
    await eventually(
      () => traces(bob.user.username, bob.email).length === 0,
      () => traces(bob.user.username, bob.email),
    );
  });

  it('leaves nothing of the person behind, also not in matches and arenas left before', async () => {
    const [ann, bob, cid] = [await server.register(), await server.register(), await server.register()];
    const picture = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#c2261a' } })
      .jpeg()
      .toBuffer();
    const before = picturesKept();
    const { profile_picture_url } = (await (await ann.call('PUT', '/account/avatar', picture)).json()) as User;
    // An arena that closed, and a match that still runs without her.
    await arena(ann);
    await ann.ask('leave_lobby', { close: true });
    await match(bob, ann, cid);
    await ann.ask('leave_lobby');
    await ann.call('PUT', `/account/blocks/${cid.user.id}`);
    await bob.call('PUT', `/account/blocks/${ann.user.id}`);
    expect(picturesKept()).toBe(before + 1);
    expect(traces(ann.user.username).length).toBeGreaterThan(0);

    expect(await statusOf(remove(ann))).toBe(204);
    await bob.until(({ players }) => players.some(({ username }) => username === DELETED_PLAYER));
    await bob.ask('leave_lobby');
    await cid.ask('leave_lobby');
    await eventually(
      () => traces(ann.user.username, ann.email).length === 0,
      () => traces(ann.user.username, ann.email),
    );
    expect(picturesKept()).toBe(before);
    expect((await fetch(`${server.url}${profile_picture_url}`)).status).toBe(404);
    // What is left is her results, under an id that leads nowhere.
    expect(
      traces(ann.user.id).every((row) => /^(match_results|match_records|round_results|play_results|room_events|rooms):/.test(row)),
    ).toBe(true);
  });
});

describe('exporting one’s data', () => {
  it('gives everything that is kept, in a documented shape, as a file', async () => {
    const [ann, bob] = [await server.register(), await server.register()];
    const picture = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#35c9a5' } })
      .jpeg()
      .toBuffer();
    await ann.call('PUT', '/account/avatar', picture);
    const user = (await (await ann.call('GET', '/auth/me')).json()) as User;
    const second = (await (await server.call('POST', '/auth/login', { email: ann.email, password: PASSWORD })).json()) as AuthAnswer;
    await server.call('POST', '/auth/logout', undefined, second.access_token);
    await match(ann, bob);
    await bob.ask('leave_lobby');
    await ann.until((view) => view.match_result !== null);
    const { match_id, lobby_id } = (ann.view() ?? {}) as { match_id: string; lobby_id: string };
    await ann.call('PUT', `/account/blocks/${bob.user.id}`);

    const answer = await ann.call('GET', '/account/export');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="deadpan-\d{4}-\d\d-\d\d\.json"$/);
    expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      'application/json; charset=utf-8',
      'no-store',
    ]);
    const text = await answer.text();
    const record = AccountExport.parse(JSON.parse(text));
    const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string;
    expect(record).toMatchObject({
      format: 1,
      exported_at: iso,
      account: { ...user, has_password: true, google_linked: false },
      sign_ins: [
        { opened_at: iso, expires_at: iso, ended_at: null },
        { opened_at: iso, expires_at: iso, ended_at: iso },
      ],
      google: null,
      password_resets: [],
      matches: [{ match_id, game_type: 'round1', result: 'won', score: 0, wins: 0, ended_at: iso }],
      more: { strangers: { blocks: [{ id: bob.user.id, username: bob.user.username }], reports: [] } },
    });
    expect(record.seat === null || record.seat.lobby_id === lobby_id).toBe(true);
    const url = user.profile_picture_url ?? '';
    expect(Buffer.from(record.picture?.base64 ?? '', 'base64')).toEqual(readFileSync(join(pictures(), url.replace('/avatars/', ''))));
    for (const secret of [bob.email, 'argon2', ann.token, 'password_hash']) expect(text).not.toContain(secret);
  });

  it('says when there is nothing', async () => {
    const ann = await server.register();
    const record = (await (await ann.call('GET', '/account/export')).json()) as AccountExport;
    expect(record).toMatchObject({ picture: null, seat: null, google: null, matches: [], plays: [] });
  });
});
