import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientEventNames, clientEvents, type ClientEventName } from './client-events.ts';
import { limits } from './limits.ts';

const session = 'page-session-1';
const candidate = { candidate: 'candidate:1 1 udp 1 192.0.2.1 1 typ host', sdpMid: '0', sdpMLineIndex: 0 };
const offer = { type: 'offer', sdp: 'v=0' };

/** What a browser of ours sends. */
const sound: Record<ClientEventName, object> = {
  authenticate: { token: 'token' },
  heartbeat: { timestamp: 1 },
  join_lobby: { lobby_id: 'abc234' },
  leave_lobby: { close: false },
  player_ready: { ready: true },
  start_game: {},
  get_room_players: { room_id: 'ABC234' },
  player_camera_ready: { room_id: 'ABC234', ready: false },
  webrtc_ready: { room_id: 'ABC234', session, since: 0, streams: 3 },
  webrtc_offer: { target_sid: 'ann', offer, session, to_session: session },
  webrtc_answer: { target_sid: 'ann', answer: { ...offer, type: 'answer' }, session, to_session: session },
  webrtc_ice_candidate: { target_sid: 'ann', candidate, session, to_session: session },
  webrtc_restart: { target_sid: 'ann', session },
  emotion_detected: { emotion: 'happy', confidence: 0.9, play: 1, captured_at: 1, room_id: 'ABC234', playerEliminated: true },
  player_eliminated: { play: 1, captured_at: 1 },
  player_summary: { play: 1, readings: 5, faceless_ms: 0, hidden: false, happy: 0.1 },
  round_phase_change: { phase: 'playing' },
  request_play_again: {},
  game_over: { winnerId: 'ann' },
  request_microphone: { timestamp: 1 },
  laughter_detected: { emotion: 'happy', confidence: 0.85, timestamp: 1 },
  pass_turn: { turn: 1 },
  submit_caption: { caption: 'A cat, briefly.', timestamp: 1 },
  caption_reaction: { reveal: 1, laughter: 0.3 },
  smile_seen: { user_id: 'bob', play: 2 },
};

/** What none of them may be. */
const nonsense: Partial<Record<ClientEventName, object[]>> = {
  authenticate: [{}, { token: 7 }, { token: 'x'.repeat(4097) }],
  heartbeat: [{ timestamp: 'now' }, { timestamp: -1 }, { timestamp: 1e16 }, { timestamp: Number.NaN }],
  join_lobby: [
    {},
    { lobby_id: 7 },
    { lobby_id: 'A'.repeat(33) },
    { lobby_id: 'ABC234', password: 'x'.repeat(201) },
    { lobby_id: 'ABC234', forfeit: 'yes' },
  ],
  leave_lobby: [{ close: 1 }],
  player_ready: [{}, { ready: 'true' }, { ready: null }],
  get_room_players: [{}, { room_id: null }],
  player_camera_ready: [{}, { room_id: 'ABC234', ready: 1 }],
  webrtc_ready: [
    {},
    { room_id: 'ABC234', session: 'short' },
    { room_id: 'ABC234', session: 'x'.repeat(65) },
    { room_id: 'ABC234', since: 0.5 },
    { room_id: 'ABC234', streams: -1 },
    { room_id: 'ABC234', streams: 5 },
    { room_id: 'ABC234', streams: 1.5 },
  ],
  webrtc_offer: [
    { target_sid: '', offer, session, to_session: session },
    { target_sid: 'ann', offer: 'v=0', session, to_session: session },
    { target_sid: 'ann', offer: { type: 'bribe', sdp: '' }, session, to_session: session },
    { target_sid: 'ann', offer: { ...offer, sdp: 'x'.repeat(limits.signalling.sdpBytes + 1) }, session, to_session: session },
    { target_sid: 'ann', offer, to_session: session },
    { target_sid: 'ann', offer, session },
  ],
  webrtc_answer: [{ target_sid: 'ann', offer, session, to_session: session }],
  webrtc_ice_candidate: [
    { target_sid: 'ann', candidate: { candidate: 'x'.repeat(limits.signalling.candidateBytes + 1) }, session, to_session: session },
    { target_sid: 'ann', candidate: { ...candidate, sdpMLineIndex: 'first' }, session, to_session: session },
    { target_sid: 'ann', session, to_session: session },
  ],
  webrtc_restart: [{ target_sid: 'ann' }, { target_sid: '', session }, { target_sid: 'ann', session: 'short' }],
  emotion_detected: [
    { emotion: 'happy' },
    { emotion: 'happy', confidence: 1.1 },
    { emotion: 'happy', confidence: -0.1 },
    { emotion: 'x'.repeat(33), confidence: 1 },
    { emotion: 'happy', confidence: 1, play: 0 },
  ],
  player_eliminated: [
    { play: 0 },
    { play: 10 },
    { play: 1.5 },
    { play: 'one' },
    { play: 1, captured_at: -1 },
    { play: 1, captured_at: Infinity },
  ],
  player_summary: [
    {},
    { play: 1, readings: -1, faceless_ms: 0, hidden: false },
    { play: 1, readings: 1001, faceless_ms: 0, hidden: false },
    { play: 1, readings: 5, faceless_ms: -1, hidden: false },
    { play: 1, readings: 5, faceless_ms: Infinity, hidden: false },
    { play: 1, readings: 5, faceless_ms: 0, hidden: 'no' },
    { play: 1, readings: 5, faceless_ms: 0, hidden: false, happy: 2 },
    { readings: 5, faceless_ms: 0, hidden: false },
  ],
  request_play_again: [{ lobby_id: 7 }],
  laughter_detected: [{}, { emotion: 'happy', confidence: 2 }, { emotion: 7, confidence: 0.9 }],
  pass_turn: [{ turn: 0 }, { turn: 5 }, { turn: 'mine' }],
  caption_reaction: [{}, { reveal: 0, laughter: 0 }, { reveal: 5, laughter: 0 }, { reveal: 1, laughter: 1.1 }, { reveal: 1 }],
  smile_seen: [{}, { user_id: 'bob' }, { user_id: '', play: 1 }, { user_id: 'bob', play: 10 }],
  submit_caption: [{}, { caption: 'Four' }, { caption: '        ' }, { caption: 'x'.repeat(201) }],
};

describe('client events', () => {
  it.each(clientEventNames)('%s is understood as our own browsers send it', (name) => {
    expect(clientEvents[name].safeParse(sound[name]).error).toBeUndefined();
  });

  it.each(clientEventNames)('%s refuses nonsense', (name) => {
    const answers = [undefined, null, 7, 'text', true, [], ...(nonsense[name] ?? [])];
    expect(answers.filter((payload) => clientEvents[name].safeParse(payload).success)).toEqual([]);
  });

  it('keep nothing that was not asked for', () => {
    expect(clientEvents.player_ready.parse({ ready: true, user_id: 'somebody else', is_host: true })).toEqual({ ready: true });
    expect(clientEvents.join_lobby.parse({ lobby_id: ' abc234 ' })).toEqual({ lobby_id: 'ABC234' });
    // As a key is trimmed when it is set and when it comes by HTTP.
    expect(clientEvents.join_lobby.parse({ lobby_id: 'ABC234', password: ' 1234 ' })).toEqual({ lobby_id: 'ABC234', password: '1234' });
  });

  it('are parsed whatever comes, and never throw', () => {
    fc.assert(
      fc.property(fc.constantFrom(...clientEventNames), fc.oneof(fc.anything(), fc.jsonValue()), (name, payload) => {
        expect(typeof clientEvents[name].safeParse(payload).success).toBe('boolean');
      }),
    );
  });
});
