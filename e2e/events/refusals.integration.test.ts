import { beforeAll, expect, it } from 'vitest';
import type { ClientEventName } from '@deadpan/protocol';
import { readyRoom, type Bot } from '../support/bot.ts';
import { eventStage, refusedWith } from '../support/event-stage.ts';

const { players } = eventStage();
let ann: Bot;
let bob: Bot;
beforeAll(async () => {
  [ann, bob] = (await players('ann', 'bob')) as [Bot, Bot];
  await readyRoom(ann, [bob]);
  await ann.until('everybody ready', (view) => view.players.every((one) => one.is_ready));
});

it.each<[ClientEventName, object]>([
  ['authenticate', {}],
  ['heartbeat', { timestamp: 'now' }],
  ['join_lobby', { lobby_id: 7 }],
  ['leave_lobby', { close: 'yes' }],
  ['player_ready', { ready: 'yes' }],
  ['get_room_players', {}],
  ['player_camera_ready', { room_id: 'ABC234', ready: 1 }],
  ['webrtc_ready', { room_id: 'ABC234', session: 'short' }],
  ['webrtc_offer', { target_sid: 'x', offer: 'sdp' }],
  ['webrtc_answer', { target_sid: 'x', answer: {} }],
  ['webrtc_ice_candidate', { target_sid: 'x' }],
  ['webrtc_restart', { target_sid: 'x' }],
  ['emotion_detected', { emotion: 'happy', confidence: 40 }],
  ['player_eliminated', { play: 0 }],
  ['player_summary', { play: 1 }],
  ['request_play_again', { lobby_id: 7 }],
  ['laughter_detected', { emotion: 'happy' }],
  ['submit_caption', { caption: 'No.' }],
])('spec §7 Received events: error answers a bad %s, which changes nothing [7.40]', async (event, payload) => {
  const version = ann.view()?.version;
  expect(await bob.socket.emitWithAck(event, payload)).toEqual(refusedWith('VALIDATION'));
  await bob.ask('heartbeat', {});
  expect(ann.view()?.version).toBe(version);
  const since = bob.told.length;
  bob.socket.emit(event, payload);
  expect(await bob.next('error', since)).toMatchObject({ code: 'VALIDATION', message: expect.stringContaining(event) as unknown });
});
