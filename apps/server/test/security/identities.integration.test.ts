import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientEventNames, type Ack, type ClientEventName, type ClientPayload, type Lobby, type PlayerView } from '@deadpan/protocol';
import type { z } from 'zod/mini';
import { aServer, type TestPlayer, type TestServer } from '../a-server.ts';
import { startMatch } from '../a-match.ts';

let server: TestServer;
let ann: TestPlayer;
let cara: TestPlayer;
let mallory: TestPlayer;
let arena: string;
beforeAll(async () => {
  // Slow enough for everything to be said within one play.
  server = await aServer({ MATCH_SPEED: '2' });
  [ann, cara, mallory] = [await server.register(), await server.register(), await server.register()];
  arena = await startMatch([ann, cara, mallory], { round1Plays: 1, round1Duration: 60, maxRounds: 3 });
  await ann.until(({ phase }) => phase === 'playing');
});
afterAll(() => server?.close());

/** Everything that fits, and says of each id that it is Ann's. */
function payloads(): { [E in ClientEventName]: ClientPayload<E> } {
  const hers = ann.user.id;
  const signal = { target_sid: hers, session: 'page-of-mallory-1', to_session: 'page-of-ann-0001' };
  return {
    authenticate: { token: hers },
    heartbeat: { user_id: hers },
    join_lobby: { lobby_id: arena, forfeit: true },
    player_ready: { ready: false },
    start_game: {},
    get_room_players: { room_id: arena },
    player_camera_ready: { room_id: arena, ready: false },
    webrtc_ready: { room_id: arena, session: 'page-of-mallory-1', streams: 0 },
    webrtc_offer: { ...signal, offer: { type: 'offer', sdp: 'v=0' } },
    webrtc_answer: { ...signal, answer: { type: 'answer', sdp: 'v=0' } },
    webrtc_ice_candidate: { ...signal, candidate: { candidate: '' } },
    webrtc_restart: { target_sid: hers, session: 'page-of-ann-0001~1' },
    emotion_detected: { emotion: 'happy', confidence: 1, playerId: hers, playerEliminated: true },
    player_eliminated: { user_id: hers, play: 1 },
    player_summary: { play: 1, readings: 0, faceless_ms: 60_000, hidden: true },
    round_phase_change: { phase: 'result', winner: mallory.user.id },
    request_play_again: { lobby_id: arena },
    game_over: { winnerId: mallory.user.id },
    request_microphone: {},
    pass_turn: { turn: 1 },
    laughter_detected: { emotion: 'happy', confidence: 1, turn: 1 },
    submit_caption: { caption: 'A caption of hers' },
    caption_reaction: { reveal: 1, laughter: 1 },
    smile_seen: { user_id: hers, play: 1 },
    leave_lobby: { close: true },
  };
}

/** Names that an id goes by here or elsewhere: nothing may come of one that no schema has, either. */
const everywhere = (id: string): object =>
  Object.fromEntries(
    ['id', 'user_id', 'userId', 'playerId', 'player_id', 'sid', 'by', 'who', 'host_id', 'hostId'].map((name) => [name, id]),
  );

/** What the server has of Ann: her seat, her score, whether she is out, and the settings. */
async function ofAnn(): Promise<unknown> {
  const { players } = (await ann.ask('get_room_players', { room_id: arena })) as Ack & { players: z.infer<typeof PlayerView>[] };
  const lobby = (await (await ann.call('GET', `/game/lobbies/${arena}`)).json()) as Lobby;
  return {
    seat: players.find(({ user_id }) => user_id === ann.user.id),
    host: lobby.hostId,
    settings: lobby.settings,
    status: lobby.status,
  };
}

/** Both others are seen, as their browsers say once a second. */
async function areSeen(): Promise<void> {
  const summary = { play: 1, readings: 5, faceless_ms: 0, hidden: false };
  for (const player of [ann, cara]) expect(await player.ask('player_summary', summary)).toEqual({ ok: true });
}

it('no event of a player in a match changes anything of another one, whatever ids it carries', async () => {
  const before = await ofAnn();
  expect(before).toMatchObject({
    seat: { is_eliminated: false, connected: true, camera_ready: true },
    host: ann.user.id,
    status: 'playing',
  });
  const taken: ClientEventName[] = [];
  // To leave is the last thing one can say.
  const names = clientEventNames.toSorted((one, other) => Number(one === 'leave_lobby') - Number(other === 'leave_lobby'));
  for (const event of names) {
    await areSeen();
    const { ok } = await mallory.ask(event, { ...everywhere(ann.user.id), ...payloads()[event] });
    if (ok) taken.push(event);
    expect(await ofAnn(), event).toEqual(before);
    expect(ann.view()?.phase, event).toBe('playing');
  }
  expect(taken).toEqual(
    expect.arrayContaining(['player_camera_ready', 'emotion_detected', 'player_eliminated', 'player_summary', 'smile_seen']),
  );
  expect(ann.view()?.players.find(({ user_id }) => user_id === mallory.user.id)).toMatchObject({ is_eliminated: true, left: true });
});
