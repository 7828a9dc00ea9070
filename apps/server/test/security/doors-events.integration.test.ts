import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientEventNames, limits, type Ack, type ClientEventName, type ClientPayload } from '@deadpan/protocol';
import { PASSWORD, type TestPlayer, type TestServer } from '../a-server.ts';
import { promise } from '../promise.ts';
import { doorsStage, type DoorsStage } from './doors.ts';

let server: TestServer;
let ann: TestPlayer;
let mallory: TestPlayer;
let lobby: string;
let { hers } = {} as DoorsStage;
beforeAll(async () => {
  ({ server, ann, mallory, lobby, hers } = await doorsStage());
});
afterAll(() => server?.close());

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
    socket.timeout(300_000).emitWithAck(event, payloads[event]()) as Promise<Ack>;

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

  it('[F20] a token that is revoked closes its sockets, and no other of its owner', async () => {
    const eve = await server.register();
    const socket = await eve.connect();
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    const login = await server.call('POST', '/auth/login', { email: eve.email, password: PASSWORD });
    expect(login.status).toBe(200);
    const asked = performance.now();
    expect((await eve.call('POST', '/auth/logout', {})).status).toBe(204);
    await closed;
    promise('F20', 'from a sign-out until its socket is closed', (performance.now() - asked) / 1_000, 's', 1);
    const { access_token } = (await login.json()) as { access_token: string };
    expect((await server.call('GET', '/auth/me', undefined, access_token)).status, 'the other sign-in holds').toBe(200);
  });
});
