import { expect, it } from 'vitest';
import type { ServerEventName, ServerPayload } from '@deadpan/protocol';
import { connectBot, type Bot } from '../support/bot.ts';
import { decided, eventStage, heard, matchEvents, matchEventsTold, refusedWith, who } from '../support/event-stage.ts';

const { url, players, keep, inPlay } = eventStage();

it('spec §7 Received events: a play, the round and the match, each event with its fields and in order [7.31 7.43 7.44 7.45 7.46 7.47 7.48 7.54 3.11 3.12 3.13 3.15 3.16 3.17 3.18 3.20 3.26]', async () => {
  const { ann, bob, code: lobby_id, since } = await inPlay();
  const before = Date.now();
  const told = await bob.ask('player_eliminated', { lobby_id, ...who(ann), timestamp: 1, play: 1 });
  expect(told).toEqual({ ok: true });
  await Promise.all([decided(ann), decided(bob)]);
  expect(matchEventsTold(bob, since)).toEqual(matchEvents);

  const first = <E extends ServerEventName>(event: E): ServerPayload<E> | undefined => heard(bob, event, since)[0];
  expect(first('game_starting')).toMatchObject({
    lobby_id,
    countdown: 3,
    redirect_to: `/game/${lobby_id}/round1`,
    webrtc_room_id: lobby_id,
  });
  expect(first('round_started')).toMatchObject({
    round: 1,
    round_name: "Don't Laugh Challenge",
    instructions: expect.stringContaining('Whoever smiles is out') as unknown,
    content_type: 'video',
    duration: 30,
    participants: [ann, bob].map((bot) => ({ ...who(bot), is_eliminated: false })),
  });
  expect(first('round_started')?.round_end_time).toBeGreaterThan(before);
  expect(first('play_starting')).toMatchObject({ lobby_id, play: 1, total_plays: 1, timestamp: expect.any(Number) as unknown });
  const meme = first('new_meme')?.meme;
  expect(meme).toMatchObject({ id: expect.any(String) as unknown, title: expect.any(String) as unknown });
  expect(meme?.url).toMatch(/^\/media\/memes\/.+\.mp4/);
  expect(meme?.duration).toBeGreaterThan(1_000);
  // What it says about somebody else is not believed: bob is out, not ann.
  const out = { lobby_id, ...who(bob), round: 1, play: 1, reason: 'smile', reconnection_sync: false };
  expect(heard(ann, 'player_eliminated').map(({ version: _version, ...fields }) => fields)).toEqual([out]);
  const message = `${ann.username} wins round 1.`;
  expect(first('play_ended')).toMatchObject({
    play: 1,
    total_plays: 1,
    winner: who(ann),
    result: 'winner',
    message: `${ann.username} won the play!`,
    is_final_play: true,
  });
  const own = { lobby_id, message, winner: who(ann), show_play_again: true };
  expect(heard(ann, 'round_won')).toEqual([expect.objectContaining({ ...own, eliminated_player: who(bob) })]);
  expect(heard(bob, 'round_lost')).toEqual([expect.objectContaining({ ...own, reason: 'fewer_wins' })]);
  expect([heard(ann, 'round_lost'), heard(bob, 'round_won')]).toEqual([[], []]);
  const round = {
    result: 'winner',
    winner: who(ann),
    tied_players: [],
    wins: { [ann.id]: 1, [bob.id]: 0 },
    play_winners: [ann.id],
    message,
  };
  for (const event of ['round_winner_announced', 'round_ended', 'game_round_ended'] as const) expect(first(event)).toMatchObject(round);
  const allPlayers = [
    { ...who(ann), status: 'winner' },
    { ...who(bob), status: 'eliminated' },
  ];
  expect(first('game_over')).toMatchObject({ message, winner: who(ann), is_tie: false, winners: [], allPlayers });
  for (const event of ['game_finished', 'game_end'] as const)
    expect(first(event)).toMatchObject({ winner: who(ann), winning_caption: null, message });
  expect(heard(bob, 'round_phase_change', since).map(({ phase, winner }) => [phase, winner])).toEqual([
    ['starting', null],
    ['playing', null],
    ['ended', who(ann)],
  ]);
  expect(bob.view()).toMatchObject({
    active_players: [ann.id],
    eliminated_players: [bob.id],
    current_play: 1,
    total_plays: 1,
    active_players_count: 1,
    eliminated_players_count: 1,
    total_players: 2,
  });
});

it('spec §7 Sent events: emotion_detected: happy above the limit is one’s own smile, anything else is acknowledged and nothing [7.29 5.24]', async () => {
  // With cara the play goes on when bob is out.
  const { ann, bob, code: room_id } = await inPlay('cara');
  expect(await bob.ask('emotion_detected', { emotion: 'sad', confidence: 0.9, room_id })).toEqual({ ok: true });
  expect(await bob.ask('emotion_detected', { emotion: 'happy', confidence: 0.4, room_id })).toEqual({ ok: true });
  expect(heard(ann, 'player_eliminated')).toEqual([]);
  const arena = { emotion: 'happy', confidence: 0.9, timestamp: 1, playerEliminated: true, playerId: ann.id, playerName: ann.username };
  expect(await bob.ask('emotion_detected', arena)).toEqual({ ok: true });
  expect(await ann.next('player_eliminated', 0)).toMatchObject({ user_id: bob.id, reason: 'smile' });
  // Said again it is the same smile.
  expect(await bob.ask('emotion_detected', { emotion: 'happy', confidence: 0.95, play: 1 })).toEqual({ ok: true });
  await ann.ask('heartbeat', {});
  expect(heard(ann, 'player_eliminated')).toHaveLength(1);
});

it('spec §7 Sent events: round_phase_change and game_over are acknowledged and change nothing [7.30 7.33]', async () => {
  const { ann, bob, code: lobby_id } = await inPlay();
  const version = ann.view()?.version;
  expect(await bob.ask('round_phase_change', { lobby_id, phase: 'ended', winner: who(bob) })).toEqual({ ok: true });
  expect(await bob.ask('game_over', { winnerId: bob.id, winnerName: bob.username })).toEqual({ ok: true });
  await ann.ask('heartbeat', {});
  expect(ann.view()).toMatchObject({ version, phase: 'playing', match_result: null });
});

it('spec §7 Sent events: events of rounds that are not played are refused and change nothing [7.34 7.35]', async () => {
  const { ann, bob } = await inPlay();
  const [eve] = (await players('eve')) as [Bot];
  const version = ann.view()?.version;
  for (const ask of [
    () => bob.ask('request_microphone', { timestamp: 1 }),
    () => bob.ask('laughter_detected', { emotion: 'happy', confidence: 0.85, timestamp: 1 }),
    () => bob.ask('submit_caption', { caption: 'A cat, briefly.', timestamp: 1 }),
  ]) {
    expect(await ask()).toEqual(refusedWith('NOT_PLAYING'));
  }
  expect(await eve.ask('request_microphone', {})).toEqual(refusedWith('NOT_A_MEMBER'));
  expect(ann.view()?.version).toBe(version);
});

it('spec §3 Elimination: who comes in the middle of a play is told who is out of it, after the view and as no news; the others are not [3.12]', async () => {
  const { ann, bob, code: lobby_id } = await inPlay('cara', 'dan');
  expect(await bob.ask('player_eliminated', { play: 1 })).toEqual({ ok: true });
  const news = await ann.next('player_eliminated', 0);
  expect(news).toMatchObject({ ...who(bob), reconnection_sync: false });

  const back = connectBot(url(), ann.token, ann.id, ann.username);
  keep(back);
  expect(await back.join(lobby_id)).toMatchObject({ ok: true });
  const joined = back.told.findIndex(({ event }) => event === 'lobby_joined');
  const { version = 0 } = heard(back, 'lobby_joined')[0] ?? {};
  expect(heard(back, 'player_eliminated')).toEqual([{ ...news, version, reconnection_sync: true }]);
  expect(back.told.findIndex(({ event }) => event === 'player_eliminated')).toBeGreaterThan(joined);
  expect(version).toBeGreaterThan(news.version);
  // Nobody else hears of it again, nor does the one who is out and was there all the time.
  await bob.ask('heartbeat', {});
  expect(heard(bob, 'player_eliminated')).toEqual([news]);

  // What happens from now on is news to the page that came back.
  const since = back.told.length;
  expect(await back.ask('player_eliminated', { play: 1 })).toEqual({ ok: true });
  expect(await back.next('player_eliminated', since)).toMatchObject({ ...who(ann), reconnection_sync: false });
});
