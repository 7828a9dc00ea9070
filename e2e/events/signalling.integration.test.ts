import { expect, it } from 'vitest';
import { readyRoom, type Bot } from '../support/bot.ts';
import { eventStage, heard, refusedWith } from '../support/event-stage.ts';

const { players } = eventStage();
const session = (name: string): string => `page-of-${name}-0001`;

it('spec §7 Sent events: player_camera_ready and webrtc_ready are facts about oneself [7.26 7.27]', async () => {
  const [ann, bob] = (await players('ann', 'bob')) as [Bot, Bot];
  const room_id = await readyRoom(ann, [bob]);
  expect(await bob.ask('player_camera_ready', { room_id, ready: false })).toEqual({ ok: true });
  await ann.until('no camera', ({ players: all }) => all.some((one) => one.user_id === bob.id && !one.camera_ready));
  expect(await bob.ask('player_camera_ready', { room_id })).toEqual({ ok: true });
  expect(await bob.ask('webrtc_ready', { room_id, streams: 0 })).toMatchObject({ ok: true });
  const view = await ann.until('no links', ({ players: all }) => all.some((one) => one.user_id === bob.id && !one.links_ready));
  expect(view.players.find((one) => one.user_id === ann.id)).toMatchObject({ camera_ready: true, links_ready: true });
});

it('spec §7 Sent events: webrtc_offer, webrtc_answer and candidates reach the one they name, from the one who sent them [7.28 7.52]', async () => {
  const [ann, bob, eve] = (await players('ann', 'bob', 'eve')) as [Bot, Bot, Bot];
  const room_id = await readyRoom(ann, [bob]);
  for (const bot of [ann, bob]) {
    expect(await bot.ask('webrtc_ready', { room_id, session: session(bot.username), streams: 1 })).toMatchObject({ ok: true });
  }
  const pages = { session: session(ann.username), to_session: session(bob.username) };
  const offer = { type: 'offer', sdp: 'v=0' } as const;
  const answer = { type: 'answer', sdp: 'v=0' } as const;
  const candidate = { candidate: 'candidate:1 1 udp 1 192.0.2.1 1 typ host', sdpMid: '0', sdpMLineIndex: 0 };
  expect(await ann.ask('webrtc_offer', { target_sid: bob.id, offer, ...pages })).toMatchObject({ ok: true });
  expect(await bob.next('webrtc_offer', 0)).toMatchObject({ from_sid: ann.id, offer });
  const back = { session: pages.to_session, to_session: pages.session };
  expect(await bob.ask('webrtc_answer', { target_sid: ann.id, answer, ...back })).toMatchObject({ ok: true });
  expect(await ann.next('webrtc_answer', 0)).toMatchObject({ from_sid: bob.id, answer });
  expect(await ann.ask('webrtc_ice_candidate', { target_sid: bob.id, candidate, ...pages })).toMatchObject({ ok: true });
  expect(await bob.next('webrtc_ice_candidate', 0)).toMatchObject({ from_sid: ann.id, candidate });
  const wish = { target_sid: ann.id, session: `${pages.session}~1` };
  expect(await bob.ask('webrtc_restart', wish)).toEqual({ ok: true });
  expect(await ann.next('webrtc_restart', 0)).toEqual({ from_sid: bob.id, session: wish.session });
  expect(await eve.ask('webrtc_restart', wish)).toEqual(refusedWith('NOT_A_MEMBER'));
  expect(await eve.ask('webrtc_offer', { target_sid: bob.id, offer, ...pages })).toEqual(refusedWith('NOT_A_MEMBER'));
  expect(heard(bob, 'webrtc_offer')).toHaveLength(1);
});
