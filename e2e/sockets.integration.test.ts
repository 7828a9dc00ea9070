import { limits } from '@deadpan/protocol';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectBot, createBot, readyRoom, type Bot } from './support/bot.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let open: { close(): unknown }[] = [];

beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'on' } });
});
afterEach(() => {
  for (const each of open) each.close();
  open = [];
});
afterAll(() => server.dispose());

async function bot(name?: string): Promise<Bot> {
  const made = await createBot(server.url, name);
  open.push(made);
  return made;
}

/** Resolves with what the socket is told next under this name. */
function once(socket: Socket, event: string): Promise<unknown[]> {
  return new Promise((resolve) => void socket.once(event, (...args: unknown[]) => resolve(args)));
}

function bare(options: Parameters<typeof io>[1] = {}): Socket {
  const socket = io(server.url, { path: limits.socket.path, transports: ['websocket'], forceNew: true, reconnection: false, ...options });
  open.push(socket);
  return socket;
}

const refusedWith = (code: string) => ({ ok: false, error: expect.objectContaining({ code }) as unknown });

describe('spec §7 Real-time connection', () => {
  it('takes the token in the handshake and answers authenticated', async () => {
    const ann = await bot();
    expect(await ann.next('authenticated', 0)).toEqual({ user_id: ann.id, username: ann.username });
  });

  it('asks a socket without a token to authenticate, refuses its messages, and takes the token afterwards', async () => {
    const ann = await bot();
    const socket = bare();
    const [asked] = (await once(socket, 'require_authentication')) as [unknown];
    expect(asked).toEqual({ message: 'Authentication required' });
    expect(await socket.emitWithAck('heartbeat', {})).toEqual(refusedWith('AUTH_REQUIRED'));
    const authenticated = once(socket, 'authenticated');
    expect(await socket.emitWithAck('authenticate', { token: ann.token })).toEqual({ ok: true });
    expect(await authenticated).toEqual([{ user_id: ann.id, username: ann.username }]);
    expect(await socket.emitWithAck('heartbeat', {})).toMatchObject({ ok: true });
  });

  it('refuses a token that is not ours', async () => {
    const socket = bare({ auth: { token: 'not.a.token' } });
    const [error] = (await once(socket, 'connect_error')) as [Error];
    expect(error.message).toBe('Authentication failed');
  });

  it('answers heartbeat with the server’s time', async () => {
    const ann = await bot();
    const before = Date.now();
    const ack = await ann.ask('heartbeat', { timestamp: 5 });
    expect(ack).toMatchObject({ ok: true, timestamp: 5 });
    const { server_time } = await ann.next('heartbeat_response', 0);
    expect(server_time).toBeGreaterThanOrEqual(before - 50);
    expect(server_time).toBeLessThanOrEqual(Date.now() + 50);
  });

  it.each([
    ['player_ready', { ready: 'yes' }],
    ['join_lobby', {}],
    ['player_summary', { play: 99, readings: 1, faceless_ms: 0, hidden: false }],
    ['webrtc_offer', { target_sid: 'x', offer: { type: 'offer' }, session: 'a', to_session: 'b' }],
    ['no_such_event', {}],
    ['toString', {}],
    ['__proto__', {}],
  ])('answers %s with a payload it does not understand by saying so', async (event, payload) => {
    const ann = await bot();
    expect(await ann.socket.emitWithAck(event, payload)).toEqual(refusedWith('VALIDATION'));
  });

  it('sends an error event when nobody asked for an acknowledgement', async () => {
    const ann = await bot();
    ann.socket.emit('player_ready', { ready: 1 });
    expect(await ann.next('error', 0)).toMatchObject({ code: 'VALIDATION' });
  });

  it('cuts a socket that sends more than 64 KB at once, and serves the others', async () => {
    const [ann, bob] = [await bot(), await bot()];
    const cut = once(ann.socket, 'disconnect');
    ann.socket.emit('heartbeat', { user_id: 'x'.repeat(limits.socket.maxPacketBytes) });
    await cut;
    expect(await bob.ask('heartbeat', {})).toMatchObject({ ok: true });
  });

  it('limits messages per socket', async () => {
    const ann = await bot();
    const acks = await Promise.all(Array.from({ length: 200 }, () => ann.ask('heartbeat', {})));
    expect(acks).toContainEqual(refusedWith('RATE_LIMITED'));
    expect(acks.filter((ack) => ack.ok).length).toBeGreaterThanOrEqual(100);
  });

  it('limits messages of no known name too', async () => {
    const ann = await bot();
    const acks = await Promise.all(Array.from({ length: 200 }, () => ann.socket.emitWithAck('no_such_event', {}) as Promise<unknown>));
    expect(acks).toContainEqual(refusedWith('RATE_LIMITED'));
  });

  it('allows a player four sockets, and another one as soon as one is gone', async () => {
    const ann = await bot();
    const pages = [ann.socket, ...Array.from({ length: limits.socketsPerPlayer - 1 }, () => bare({ auth: { token: ann.token } }))];
    for (const page of pages) if (!page.connected) await once(page, 'connect');
    const [error] = (await once(bare({ auth: { token: ann.token } }), 'connect_error')) as [Error & { data?: unknown }];
    expect(error.data).toMatchObject({ code: 'RATE_LIMITED' });
    pages[1]?.disconnect();
    await ann.ask('heartbeat', {});
    await once(bare({ auth: { token: ann.token } }), 'connect');
  });

  it.each(['websocket', 'polling'])('refuses a page of another origin on %s', async (transport) => {
    const ann = await bot();
    const socket = bare({ auth: { token: ann.token }, transports: [transport], extraHeaders: { origin: 'https://evil.example' } });
    await once(socket, 'connect_error');
    expect(socket.connected).toBe(false);
  });

  it('works over polling alone', async () => {
    const ann = await bot();
    const socket = bare({ auth: { token: ann.token }, transports: ['polling'] });
    await once(socket, 'connect');
    expect(await socket.emitWithAck('heartbeat', {})).toMatchObject({ ok: true });
  });

  it.each([
    ['a handshake', 200, {}],
    ['a refused origin', 403, { origin: 'https://evil.example' }],
  ])('puts the security headers on polling: %s', async (_what, status, headers) => {
    const answer = await fetch(`${server.url}${limits.socket.path}?EIO=4&transport=polling`, { headers });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('tells a page on polling what it tells a page on websocket', async () => {
    const [ann, bob] = [await bot(), await bot()];
    const code = await readyRoom(ann, [bob]);
    const cara = await bot();
    const socket = bare({ auth: { token: cara.token }, transports: ['polling'] });
    expect(await socket.emitWithAck('join_lobby', { lobby_id: code })).toMatchObject({ ok: true });
    const [onPolling, onWebsocket] = [once(socket, 'player_ready'), ann.next('player_ready')];
    expect(await socket.emitWithAck('player_ready', { ready: true })).toEqual({ ok: true });
    expect(await onPolling).toEqual([await onWebsocket]);
    expect(await onWebsocket).toMatchObject({ lobby_id: code, user_id: cara.id, ready: true });
  });

  it('closes the sockets of a sign-in that logs out', async () => {
    const ann = await bot();
    await ann.next('authenticated', 0);
    const gone = once(ann.socket, 'disconnect');
    expect((await ann.http('POST', '/auth/logout')).status).toBe(200);
    await gone;
  });
});

describe('design "Presence"', () => {
  it('[F8] two pages of one player: one seat, the newest wins, the older is told', async () => {
    const [ann, bob] = [await bot(), await bot()];
    const code = await readyRoom(ann, [bob]);
    const second = connectBot(server.url, ann.token, ann.id, ann.username);
    open.push(second);
    const told = ann.next('playing_elsewhere', 0);
    expect(await second.join(code)).toMatchObject({ ok: true });
    expect(await told).toEqual({ lobby_id: code, message: 'Playing elsewhere' });
    expect(await ann.ask('player_ready', { ready: false })).toEqual(refusedWith('NOT_A_MEMBER'));
    ann.socket.disconnect();
    await second.ask('player_ready', { ready: false });
    const view = await bob.until('the older page’s end changes nothing', ({ players }) =>
      players.some((player) => player.user_id === ann.id && !player.is_ready),
    );
    expect(view.players.find((player) => player.user_id === ann.id)).toMatchObject({ connected: true });
  });

  it('a drop holds the seat and everybody sees it; coming back shows the whole view again', async () => {
    const [ann, bob] = [await bot(), await bot()];
    const code = await readyRoom(ann, [bob]);
    const version = bob.view()?.version ?? 0;
    bob.socket.disconnect();
    await ann.until('bob away', ({ players }) => players.some((player) => player.user_id === bob.id && !player.connected));
    bob.socket.connect();
    const view = await bob.until('back', (each) => each.version > version && each.players.every((player) => player.connected));
    expect(view.lobby_id).toBe(code);
  });
});

describe('spec §7 lobbies over sockets', () => {
  it('refuses an arena that does not exist', async () => {
    const ann = await bot();
    const error = ann.next('lobby_join_error', 0);
    expect(await ann.ask('join_lobby', { lobby_id: 'ZZZZZZ' })).toEqual(refusedWith('LOBBY_NOT_FOUND'));
    expect(await error).toMatchObject({
      code: 'LOBBY_NOT_FOUND',
      message: 'Lobby not found. It may have been deleted.',
      lobby_id: 'ZZZZZZ',
    });
  });

  it('lets a player make three arenas a minute', async () => {
    const ann = await bot();
    const made: number[] = [];
    for (let i = 0; i <= limits.arenasPerMinute; i++) made.push((await ann.http('POST', '/game/lobbies', { name: 'Another' })).status);
    expect(made).toEqual([201, 201, 201, 429]);
  });

  it('makes one arena of several presses of the button', async () => {
    const ann = await bot();
    const presses = await Promise.all(Array.from({ length: 3 }, () => ann.http('POST', '/game/lobbies', { name: 'Pressed' })));
    expect(presses.map(({ status }) => status)).toEqual([201, 201, 201]);
    const { body } = await ann.http<{ hostUsername: string }[]>('GET', '/game/lobbies');
    expect(body.filter(({ hostUsername }) => hostUsername === ann.username)).toHaveLength(1);
  });

  it('only the host starts, only with everybody ready', async () => {
    const [ann, bob] = [await bot(), await bot()];
    await readyRoom(ann, [bob]);
    expect(await bob.ask('start_game')).toEqual(refusedWith('NOT_HOST'));
    await bob.ask('player_ready', { ready: false });
    expect(await ann.ask('start_game')).toEqual(refusedWith('NOT_ALL_READY'));
  });

  it('a private arena asks for its key, counts wrong ones, and never shows it', async () => {
    const [ann, bob] = [await bot(), await bot()];
    const made = await ann.http<{ id: string }>('POST', '/game/lobbies', { name: 'Secret', isPrivate: true, password: 'open sesame' });
    const code = made.body.id;
    expect(await bob.ask('join_lobby', { lobby_id: code })).toEqual(refusedWith('KEY_REQUIRED'));
    for (let i = 0; i < limits.keyTries.perPlayerAndRoomPerMinute; i++) {
      expect((await bob.http('POST', `/game/lobbies/${code}/join`, { password: `wrong ${i}` })).status).toBe(403);
    }
    expect((await bob.http('POST', `/game/lobbies/${code}/join`, { password: 'open sesame' })).status).toBe(429);
    const cara = await bot();
    expect(await cara.join(code, { password: 'open sesame' })).toMatchObject({ ok: true });
    const everything = JSON.stringify([cara.told, (await cara.http('GET', `/game/lobbies/${code}`)).body]);
    expect(everything).not.toContain('sesame');
    expect(everything).not.toContain('keyHash');
  });

  it('the host’s kick removes a player, who may come back; a full arena refuses', async () => {
    const [ann, bob, cara] = [await bot(), await bot(), await bot()];
    const made = await ann.http<{ id: string }>('POST', '/game/lobbies', { name: 'Duel', settings: { maxPlayers: 2 } });
    const code = made.body.id;
    await ann.join(code);
    await bob.join(code);
    expect(await cara.ask('join_lobby', { lobby_id: code })).toEqual(refusedWith('LOBBY_FULL'));
    expect((await bob.http('POST', `/game/lobbies/${code}/kick`, { user_id: ann.id })).status).toBe(403);
    const kicked = bob.next('player_kicked', 0);
    expect((await ann.http('POST', `/game/lobbies/${code}/kick`, { user_id: bob.id })).status).toBe(200);
    expect(await kicked).toMatchObject({ user_id: bob.id });
    expect(await bob.ask('player_ready', { ready: true })).toEqual(refusedWith('NOT_A_MEMBER'));
    const summary = { play: 1, readings: 5, faceless_ms: 0, hidden: false, happy: 1 };
    expect(await bob.ask('player_summary', summary)).toEqual(refusedWith('NOT_A_MEMBER'));
    expect(ann.told.map(({ event }) => event)).not.toContain('player_reading');
    expect(await bob.ask('join_lobby', { lobby_id: code })).toMatchObject({ ok: true });
  });

  it('the host leaving for good hands the crown over, or closes the arena when asked', async () => {
    const [ann, bob] = [await bot(), await bot()];
    const first = await readyRoom(ann, [bob]);
    expect(await ann.ask('leave_lobby', {})).toEqual({ ok: true });
    await bob.until('the crown', (view) => view.host_id === bob.id);
    expect((await bob.http<{ id: string }[]>('GET', '/game/lobbies')).body).toContainEqual(
      expect.objectContaining({ id: first, hostUsername: bob.username }),
    );
    const closed = bob.next('lobby_deleted', 0);
    expect(await bob.ask('leave_lobby', { close: true })).toEqual({ ok: true });
    expect((await closed).message).toContain('Host has left');
    expect((await bob.http('GET', `/game/lobbies/${first}`)).status).toBe(404);
  });

  it('settings are the host’s, are checked, and reset ready', async () => {
    const [ann, bob] = [await bot(), await bot()];
    const code = await readyRoom(ann, [bob]);
    const path = `/game/lobbies/${code}/settings`;
    expect((await bob.http('PUT', path, { settings: { round1Plays: 3 } })).status).toBe(403);
    expect((await ann.http('PUT', path, { settings: { round1Plays: 2 } })).status).toBe(422);
    expect((await ann.http('PUT', path, { settings: { round1Plays: 3, round1Duration: 45 } })).status).toBe(200);
    const view = await bob.until('the settings', ({ settings }) => settings.round1Plays === 3);
    expect(view.settings).toMatchObject({ round1Duration: 45, round1Plays: 3, maxRounds: 1 });
    expect(view.players.map((player) => player.is_ready)).toEqual([false, false]);
  });

  it('a message about somebody else changes nothing of somebody else', async () => {
    const [ann, bob] = [await bot(), await bot()];
    await readyRoom(ann, [bob]);
    for (const event of ['game_over', 'round_phase_change'] as const) {
      expect(await bob.ask(event, { winnerId: bob.id, winner: bob.id, phase: 'ended' } as never)).toEqual({ ok: true });
    }
    expect(await bob.ask('player_eliminated', { user_id: ann.id } as never)).toEqual(refusedWith('NOT_A_MEMBER'));
    expect(ann.view()).toMatchObject({ status: 'waiting', match_id: null });
  });
});
