import { limits } from '@deadpan/protocol';
import { io, type Socket } from 'socket.io-client';
import { describe, expect, it } from 'vitest';
import { connectBot, readyRoom } from './support/bot.ts';
import { refusedWith } from './support/event-stage.ts';
import { oneServer } from './support/one-server.ts';

const { server, bots, keep } = oneServer({ RATE_LIMITS: 'on' });

/** Far more messages than a socket may send in the time that a busy server takes for them, and fewer than it is cut off for. */
const MANY = 500;

/** Resolves with what the socket is told next under this name. */
function once(socket: Socket, event: string): Promise<unknown[]> {
  return new Promise((resolve) => void socket.once(event, (...args: unknown[]) => resolve(args)));
}

function bare(options: Parameters<typeof io>[1] = {}): Socket {
  return keep(io(server().url, { path: limits.socket.path, transports: ['websocket'], forceNew: true, reconnection: false, ...options }));
}

describe('spec §7 Real-time connection', () => {
  it('takes the token in the handshake and answers authenticated', async () => {
    const [ann] = await bots('ann');
    expect(await ann.next('authenticated', 0)).toEqual({ user_id: ann.id, username: ann.username });
  });

  it('asks a socket without a token to authenticate, refuses its messages, and takes the token afterwards', async () => {
    const [ann] = await bots('ann');
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
    const [ann] = await bots('ann');
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
    const [ann] = await bots('ann');
    expect(await ann.socket.emitWithAck(event, payload)).toEqual(refusedWith('VALIDATION'));
  });

  it('sends an error event when nobody asked for an acknowledgement', async () => {
    const [ann] = await bots('ann');
    ann.socket.emit('player_ready', { ready: 1 });
    expect(await ann.next('error', 0)).toMatchObject({ code: 'VALIDATION' });
  });

  it('cuts a socket that sends more than 64 KB at once, and serves the others', async () => {
    const [ann, bob] = await bots('ann', 'bob');
    const cut = once(ann.socket, 'disconnect');
    ann.socket.emit('heartbeat', { user_id: 'x'.repeat(limits.socket.maxPacketBytes) });
    await cut;
    expect(await bob.ask('heartbeat', {})).toMatchObject({ ok: true });
  });

  it('limits messages per socket', async () => {
    const [ann] = await bots('ann');
    const acks = await Promise.all(Array.from({ length: MANY }, () => ann.ask('heartbeat', {})));
    expect(acks).toContainEqual(refusedWith('RATE_LIMITED'));
    expect(acks.filter((ack) => ack.ok).length).toBeGreaterThanOrEqual(100);
  });

  it('limits messages of no known name too', async () => {
    const [ann] = await bots('ann');
    const acks = await Promise.all(Array.from({ length: MANY }, () => ann.socket.emitWithAck('no_such_event', {}) as Promise<unknown>));
    expect(acks).toContainEqual(refusedWith('RATE_LIMITED'));
  });

  it('allows a player four sockets, and another one as soon as one is gone', async () => {
    const [ann] = await bots('ann');
    const pages = [ann.socket, ...Array.from({ length: limits.socketsPerPlayer - 1 }, () => bare({ auth: { token: ann.token } }))];
    for (const page of pages) if (!page.connected) await once(page, 'connect');
    const [error] = (await once(bare({ auth: { token: ann.token } }), 'connect_error')) as [Error & { data?: unknown }];
    expect(error.data).toMatchObject({ code: 'RATE_LIMITED' });
    pages[1]?.disconnect();
    // The server hears of it when it hears of it: until then the next one is refused, too.
    const comesIn = async (): Promise<boolean> => {
      const page = bare({ auth: { token: ann.token } });
      return Promise.race([once(page, 'connect').then(() => true), once(page, 'connect_error').then(() => false)]);
    };
    await expect.poll(comesIn).toBe(true);
  });

  it.each(['websocket', 'polling'])('refuses a page of another origin on %s', async (transport) => {
    const [ann] = await bots('ann');
    const socket = bare({ auth: { token: ann.token }, transports: [transport], extraHeaders: { origin: 'https://evil.example' } });
    await once(socket, 'connect_error');
    expect(socket.connected).toBe(false);
  });

  it('works over polling alone', async () => {
    const [ann] = await bots('ann');
    const socket = bare({ auth: { token: ann.token }, transports: ['polling'] });
    await once(socket, 'connect');
    expect(await socket.emitWithAck('heartbeat', {})).toMatchObject({ ok: true });
  });

  it.each([
    ['a handshake', 200, {}],
    ['a refused origin', 403, { origin: 'https://evil.example' }],
  ])('puts the security headers on polling: %s', async (_what, status, headers) => {
    const answer = await fetch(`${server().url}${limits.socket.path}?EIO=4&transport=polling`, { headers });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('tells a page on polling what it tells a page on websocket', async () => {
    const [ann, bob] = await bots('ann', 'bob');
    const code = await readyRoom(ann, [bob]);
    const [cara] = await bots('cara');
    const socket = bare({ auth: { token: cara.token }, transports: ['polling'] });
    expect(await socket.emitWithAck('join_lobby', { lobby_id: code })).toMatchObject({ ok: true });
    const [onPolling, onWebsocket] = [once(socket, 'player_ready'), ann.next('player_ready')];
    expect(await socket.emitWithAck('player_ready', { ready: true })).toEqual({ ok: true });
    expect(await onPolling).toEqual([await onWebsocket]);
    expect(await onWebsocket).toMatchObject({ lobby_id: code, user_id: cara.id, ready: true });
  });

  it('closes the sockets of a sign-in that logs out', async () => {
    const [ann] = await bots('ann');
    await ann.next('authenticated', 0);
    const gone = once(ann.socket, 'disconnect');
    expect((await ann.http('POST', '/auth/logout')).status).toBe(204);
    await gone;
  });
});

describe('design "Presence"', () => {
  it('[F8] two pages of one player: one seat, the newest wins, the older is told', async () => {
    const [ann, bob] = await bots('ann', 'bob');
    const code = await readyRoom(ann, [bob]);
    const second = keep(connectBot(server().url, ann.token, ann.id, ann.username));
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
    const [ann, bob] = await bots('ann', 'bob');
    const code = await readyRoom(ann, [bob]);
    const version = bob.view()?.version ?? 0;
    bob.socket.disconnect();
    await ann.until('bob away', ({ players }) => players.some((player) => player.user_id === bob.id && !player.connected));
    bob.socket.connect();
    const view = await bob.until('back', (each) => each.version > version && each.players.every((player) => player.connected));
    expect(view.lobby_id).toBe(code);
  });
});
