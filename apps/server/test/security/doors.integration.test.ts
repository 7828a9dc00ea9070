import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientEventNames, limits, type Ack, type ClientEventName, type ClientPayload, type GenerateMemeAnswer } from '@deadpan/protocol';
import { aServer, PASSWORD, type TestPlayer, type TestServer } from '../a-server.ts';
import { begin, newDeck, picture, sent } from '../decks-stage.ts';

/** What a route lets whom do: anybody; a player, with their own things alone; a player, with a thing somebody owns (`body`: what is sent for it). */
type Door = 'anybody' | 'a player' | { owner: object | null };
const body = (sentFor: object): Door => ({ owner: sentFor });
const bare: Door = { owner: null };

/** Every route. One that is not here fails the test: whoever adds a route says whose door it is. */
const doors: Record<string, Door> = {
  'GET /health': 'anybody',
  'GET /health/live': 'anybody',
  'GET /health/ready': 'anybody',
  'GET /config': 'anybody',
  'POST /analytics/page-view': 'anybody',
  'POST /auth/register': 'anybody',
  'POST /auth/login': 'anybody',
  'POST /auth/google': 'anybody',
  'POST /auth/forgot-password': 'anybody',
  'POST /auth/reset-password': 'anybody',
  'GET /avatars/:file': 'anybody',
  'GET /avatars/generated/:file': 'anybody',
  'GET /media/decks/:file': 'anybody',
  'GET /media/forged/:file': 'anybody',

  'GET /analytics/user-stats': 'a player',
  'POST /analytics/game-session': 'a player',
  'GET /leaderboard': 'a player',
  'GET /statistics/series': 'a player',
  'GET /matches': 'a player',
  'GET /webrtc/ice-servers': 'a player',
  'POST /auth/logout': 'a player',
  'POST /auth/logout-everywhere': 'a player',
  'GET /auth/me': 'a player',
  'GET /account': 'a player',
  'DELETE /account': 'a player',
  'GET /account/export': 'a player',
  'PUT /account/username': 'a player',
  'PUT /account/password': 'a player',
  'PUT /account/google': 'a player',
  'DELETE /account/google': 'a player',
  'PUT /account/avatar': 'a player',
  'PUT /account/avatar/generated': 'a player',
  'DELETE /account/avatar': 'a player',
  'GET /account/blocks': 'a player',
  'PUT /account/blocks/:userId': 'a player',
  'DELETE /account/blocks/:userId': 'a player',
  'POST /reports': 'a player',
  'GET /game/lobbies': 'a player',
  'POST /game/lobbies': 'a player',
  'GET /game/seat': 'a player',
  'GET /game/lobbies/:id': 'a player',
  'POST /game/lobbies/:id/join': 'a player',
  'GET /decks': 'a player',
  'POST /decks': 'a player',
  'POST /meme/generate': 'a player',
  'GET /memes': 'a player',
  'POST /uploads': 'a player',

  'GET /metrics': bare,
  'GET /matches/:id': bare,
  'PUT /matches/:id/curves': body({ play: 1, points: [[0, 0.5]] }),
  'DELETE /matches/:id/curves': bare,
  'POST /game/lobbies/:id/ready': body({ ready: true }),
  'POST /game/lobbies/:id/start': body({}),
  'PUT /game/lobbies/:id/settings': body({ settings: { maxPlayers: 2 } }),
  'POST /game/lobbies/:id/leave': body({ close: true }),
  'POST /game/lobbies/:id/kick': body({ user_id: 'ANN' }),
  'GET /decks/:deck': bare,
  'PUT /decks/:deck': body({ name: 'Mine now' }),
  'DELETE /decks/:deck': bare,
  'PUT /decks/:deck/keep': bare,
  'POST /decks/:deck/keep': bare,
  'DELETE /decks/:deck/keep': bare,
  'POST /decks/:deck/report': body({ reason: 'other' }),
  'POST /decks/:deck/items': body({ meme: 'MEME' }),
  'PUT /decks/:deck/items/:item': body({ title: 'Mine now' }),
  'PUT /decks/:deck/items/:item/poster': bare,
  'DELETE /decks/:deck/items/:item': bare,
  'GET /memes/:id': bare,
  'PUT /memes/:id': body({ texts: [] }),
  'DELETE /memes/:id': bare,
  'GET /memes/:id/picture.png': bare,
  'HEAD /uploads/:id': bare,
  'PATCH /uploads/:id': bare,
  'DELETE /uploads/:id': bare,
};
/** Who asks for these has nothing there, and is told that nothing of theirs is left. */
const idle = ['DELETE /matches/:id/curves', 'POST /game/lobbies/:id/leave', 'DELETE /decks/:deck/keep'];
const signedIn = Object.entries(doors).filter(([, door]) => door !== 'anybody');
const owned = Object.entries(doors).flatMap(([name, door]) => (typeof door === 'object' ? [[name, door.owner] as const] : []));

const TOKENS = { 'no token': undefined, 'a text': 'nobody', 'three parts': 'eyJhbGciOiJub25lIn0.e30.', 'an empty one': '' };

let server: TestServer;
let ann: TestPlayer;
let bob: TestPlayer;
let mallory: TestPlayer;
/** The ids of what is Ann's, by the names that addresses have for them. */
const ids: Record<string, string> = {};
let lobby = '';

async function json<T>(answer: Promise<Response>): Promise<T> {
  return (await (await answer).json()) as T;
}

beforeAll(async () => {
  server = await aServer({ METRICS_TOKEN: 'read-the-figures-1', GOOGLE_CLIENT_ID: '1234-abcd.apps.googleusercontent.com' });
  [ann, bob, mallory] = [await server.register(), await server.register(), await server.register()];
  lobby = (await json<{ id: string }>(ann.call('POST', '/game/lobbies', { name: 'Anns', isPrivate: true, password: 'open sesame' }))).id;
  for (const player of [ann, bob]) {
    await player.connect();
    expect(await player.ask('join_lobby', { lobby_id: lobby, password: 'open sesame' })).toMatchObject({ ok: true });
  }
  const deck = await newDeck(ann);
  const item = await sent(server.url, ann, deck.id, await picture(64, 64));
  const upload = (await begin(server.url, ann, deck.id, 1_000)).headers.get('location') ?? '';
  const meme = await ann.call('POST', '/meme/generate', { prompt: 'my cat vs the printer', style: 'classic', format: 'square' });
  const made = (await meme.json()) as GenerateMemeAnswer;
  expect([meme.status, made]).toMatchObject([200, { status: 'completed' }]);
  Object.assign(ids, { deck: deck.id, item: item.id, upload: upload.split('/').at(-1), meme: made.result.id });
});
afterAll(() => server.close());

function pathOf(url: string): string {
  const id = url.startsWith('/game')
    ? lobby
    : url.startsWith('/uploads')
      ? ids['upload']
      : url.startsWith('/memes')
        ? ids['meme']
        : 'some-match';
  return url
    .replace(':deck', ids['deck'] ?? '')
    .replace(':item', ids['item'] ?? '')
    .replace(':userId', ann.user.id)
    .replace(':id', id ?? '');
}

function ask(name: string, token: string | undefined, payload: object | null, prefix = '/api'): Promise<Response> {
  const [method = '', url = ''] = name.split(' ');
  const headers: Record<string, string> = { ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  if (payload && method !== 'GET') headers['content-type'] = 'application/json';
  if (url.startsWith('/uploads')) Object.assign(headers, { 'tus-resumable': '1.0.0', 'upload-length': '5', 'upload-offset': '0' });
  if (method === 'PATCH') headers['content-type'] = 'application/offset+octet-stream';
  const poster = url.endsWith('/poster');
  if (poster) headers['content-type'] = 'image/png';
  const filled = JSON.stringify(payload)
    .replace('ANN', ann.user.id)
    .replace('MEME', ids['meme'] ?? '');
  const text = poster ? 'a picture' : payload && method !== 'GET' && filled;
  return fetch(`${server.url}${prefix}${pathOf(url)}`, { method, headers, ...(text && { body: text }) });
}

/** All that Ann has, as she sees it. */
async function hers(): Promise<unknown> {
  const looks = ['/account', `/game/lobbies/${lobby}`, `/decks/${ids['deck']}`, '/memes', '/decks', '/account/blocks'];
  const found = await Promise.all(looks.map(async (path) => (await ann.call('GET', path)).text()));
  const upload = await fetch(`${server.url}/api/uploads/${ids['upload']}`, {
    method: 'HEAD',
    headers: { 'tus-resumable': '1.0.0', authorization: `Bearer ${ann.token}` },
  });
  return [...found, upload.status, upload.headers.get('upload-offset')];
}

describe('every endpoint', () => {
  it('is known by whose door it is', () => {
    const offered = server.routes
      .filter(({ url }) => url.startsWith('/api/'))
      .map(({ method, url }) => ({ method, url: url.slice('/api'.length) }))
      .filter(({ method, url }, _n, all) => method !== 'HEAD' || !all.some((other) => other.method === 'GET' && other.url === url))
      .map(({ method, url }) => `${method} ${url}`);
    expect([...new Set(offered)].toSorted()).toEqual(Object.keys(doors).toSorted());
    const both = server.routes.filter(({ url }) => !url.startsWith('/api/')).map(({ method, url }) => `${method} ${url}`);
    expect(both).toEqual(expect.arrayContaining(Object.keys(doors)));
  });

  it.each(Object.entries(TOKENS))('for players only refuses %s, at both addresses, and says no more', async (_what, token) => {
    const before = await hers();
    for (const [name, door] of signedIn) {
      for (const prefix of ['', '/api']) {
        const answer = await ask(name, token, typeof door === 'object' ? door.owner : {}, prefix);
        if (name === 'GET /metrics') expect([401, 404], name).toContain(answer.status);
        else expect([name, answer.status]).toEqual([name, 401]);
        if (!name.startsWith('HEAD') && name !== 'GET /metrics') {
          expect(await answer.json()).toEqual({ detail: 'Authentication required', code: 'AUTH_REQUIRED' });
        }
        expect(answer.headers.get('content-security-policy'), name).toContain("default-src 'none'");
        expect(answer.headers.get('x-content-type-options'), name).toBe('nosniff');
      }
    }
    expect(await hers()).toEqual(before);
  });

  it('refuses a token that was revoked, everywhere', async () => {
    const eve = await server.register();
    expect((await eve.call('GET', '/auth/me')).status).toBe(200);
    expect((await eve.call('POST', '/auth/logout-everywhere', {})).status).toBe(204);
    for (const [name, door] of signedIn) {
      const { status } = await ask(name, eve.token, typeof door === 'object' ? door.owner : {});
      expect([name, status]).toEqual([name, name === 'GET /metrics' ? status : 401]);
    }
  });

  it.each(owned)('%s lets nobody else at what is Ann’s', async (name, payload) => {
    const before = await hers();
    const answer = await ask(name, mallory.token, payload);
    expect(idle.includes(name) ? [200, 204] : [401, 403, 404, 409], `${name}: ${answer.status}`).toContain(answer.status);
    const text = await answer.text();
    for (const secret of [ann.email, ann.user.username, 'Kitchen films', 'sesame']) expect(text).not.toContain(secret);
    expect(await hers()).toEqual(before);
  });

  it('a private arena shows an outsider neither who sits in it nor its key', async () => {
    const seen = await (await mallory.call('GET', `/game/lobbies/${lobby}`)).text();
    expect(JSON.parse(seen)).toMatchObject({ players: [], isMember: false });
    expect(seen).not.toMatch(/sesame|keyHash|password/i);
  });

  it.each(['start', 'settings', 'kick'])('only the host may %s, and another member may not', async (action) => {
    const name = `${action === 'settings' ? 'PUT' : 'POST'} /game/lobbies/:id/${action}`;
    const before = await hers();
    const answer = await ask(name, bob.token, owned.find(([each]) => each === name)?.[1] ?? {});
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'NOT_HOST' }]);
    expect(await hers()).toEqual(before);
  });
});

describe('every event', () => {
  const session = 'page-of-mallory-1';
  const payloads: { [E in ClientEventName]: () => ClientPayload<E> } = {
    authenticate: () => ({ token: 'nobody' }),
    heartbeat: () => ({}),
    join_lobby: () => ({ lobby_id: lobby }),
    leave_lobby: () => ({ close: true }),
    player_ready: () => ({ ready: true }),
    start_game: () => ({}),
    get_room_players: () => ({ room_id: lobby }),
    player_camera_ready: () => ({ room_id: lobby }),
    webrtc_ready: () => ({ room_id: lobby, session, streams: 1 }),
    webrtc_offer: () => ({ target_sid: ann.user.id, offer: { type: 'offer', sdp: 'v=0' }, session, to_session: 'page-of-ann-0001' }),
    webrtc_answer: () => ({ target_sid: ann.user.id, answer: { type: 'answer', sdp: 'v=0' }, session, to_session: 'page-of-ann-0001' }),
    webrtc_ice_candidate: () => ({ target_sid: ann.user.id, candidate: { candidate: '' }, session, to_session: 'page-of-ann-0001' }),
    webrtc_restart: () => ({ target_sid: ann.user.id, session: 'page-of-ann-0001~1' }),
    emotion_detected: () => ({ emotion: 'happy', confidence: 1, playerId: ann.user.id, room_id: lobby }),
    player_eliminated: () => ({ user_id: ann.user.id, lobby_id: lobby }),
    player_summary: () => ({ play: 1, readings: 5, faceless_ms: 0, hidden: false }),
    round_phase_change: () => ({ lobby_id: lobby, phase: 'result', winner: mallory.user.id }),
    request_play_again: () => ({ lobby_id: lobby }),
    game_over: () => ({ winnerId: mallory.user.id }),
    request_microphone: () => ({}),
    pass_turn: () => ({}),
    laughter_detected: () => ({ emotion: 'happy', confidence: 1 }),
    submit_caption: () => ({ caption: 'A caption of nobody' }),
    caption_reaction: () => ({ reveal: 1, laughter: 1 }),
    smile_seen: () => ({ user_id: ann.user.id, play: 1 }),
  };
  /** Of these an outsider is told no more than that they arrived. */
  const nothing = ['heartbeat', 'round_phase_change', 'game_over'];

  const emit = (socket: Socket, event: ClientEventName): Promise<Ack> =>
    socket.timeout(60_000).emitWithAck(event, payloads[event]()) as Promise<Ack>;

  it.each(clientEventNames)('%s: nothing without signing in', async (event) => {
    const socket = io(server.url, { path: limits.socket.path, transports: ['websocket'], forceNew: true, reconnection: false });
    try {
      await new Promise((resolve) => socket.once('require_authentication', resolve));
      const before = await hers();
      const ack = await emit(socket, event);
      expect(ack).toMatchObject({ ok: false, error: { code: event === 'authenticate' ? 'AUTH_FAILED' : 'AUTH_REQUIRED' } });
      expect(await hers()).toEqual(before);
    } finally {
      socket.close();
    }
  });

  it.each(clientEventNames)('%s: nothing in an arena one does not sit in', async (event) => {
    const socket = mallory.socket?.connected ? mallory.socket : await mallory.connect();
    const [before, version] = [await hers(), ann.view()?.version];
    const heard: unknown[] = [];
    socket.onAny((...told: unknown[]) => heard.push(told));
    const ack = await emit(socket, event);
    if (nothing.includes(event)) expect(ack).toMatchObject({ ok: true });
    else expect(ack.ok).toBe(false);
    await ann.ask('heartbeat');
    expect([await hers(), ann.view()?.version]).toEqual([before, version]);
    expect(JSON.stringify([ack, heard])).not.toContain(ann.user.username);
    socket.offAny();
  });

  it('a socket belongs to who signed in first, and another’s token does not change that', async () => {
    expect(await mallory.ask('authenticate', { token: ann.token })).toMatchObject({ ok: false, error: { code: 'AUTH_FAILED' } });
  });

  it('a token that is revoked closes its sockets', async () => {
    const eve = await server.register();
    const socket = await eve.connect();
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    const login = await server.call('POST', '/auth/login', { email: eve.email, password: PASSWORD });
    expect(login.status).toBe(200);
    expect((await eve.call('POST', '/auth/logout', {})).status).toBe(204);
    await closed;
    const { access_token } = (await login.json()) as { access_token: string };
    expect((await server.call('GET', '/auth/me', undefined, access_token)).status, 'the other sign-in holds').toBe(200);
  });
});
