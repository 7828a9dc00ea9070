import { expect, it } from 'vitest';
import { connectBot, readyRoom, type Bot } from '../support/bot.ts';
import { eventStage, refusedWith, who } from '../support/event-stage.ts';

const { url, players, keep } = eventStage();

it('spec §7 Sent events: authenticate is answered by authenticated or auth_error; without a token, require_authentication [7.19 7.36]', async () => {
  const [ann] = (await players('ann')) as [Bot];
  expect(await ann.next('authenticated', 0)).toEqual(who(ann));
  const stranger = connectBot(url(), '', 'nobody', 'nobody');
  keep(stranger);
  expect(await stranger.next('require_authentication', 0)).toEqual({ message: 'Authentication required' });
  expect(await stranger.ask('authenticate', { token: 'not.a.token' })).toEqual(refusedWith('AUTH_FAILED'));
  expect(await stranger.next('auth_error', 0)).toEqual({ message: 'Authentication failed' });
  expect(await stranger.ask('authenticate', { token: ann.token })).toEqual({ ok: true });
  expect(await stranger.next('authenticated', 0)).toEqual(who(ann));
});

it('spec §7 Sent events: heartbeat {timestamp, user_id, username} is answered by heartbeat_response [7.20]', async () => {
  const [ann] = (await players('ann')) as [Bot];
  expect(await ann.ask('heartbeat', { timestamp: 12, ...who(ann) })).toMatchObject({ ok: true, timestamp: 12 });
  expect(await ann.next('heartbeat_response', 0)).toEqual({ timestamp: 12, server_time: expect.any(Number) as unknown });
});

it('spec §7 Sent events: join_lobby, leave_lobby and what everybody is told of them [7.21 7.22 7.37 7.41 7.42 3.8]', async () => {
  const [ann, bob] = (await players('ann', 'bob')) as [Bot, Bot];
  const made = await ann.http<{ id: string }>('POST', '/game/lobbies', { name: 'Events' });
  const lobby_id = made.body.id;
  await ann.join(lobby_id);
  const since = ann.told.length;
  expect(await bob.ask('join_lobby', { lobby_id })).toMatchObject({ ok: true });
  expect(await bob.next('joined_lobby', 0)).toEqual({ lobby_id });
  const joined = await bob.next('lobby_joined', 0);
  expect(joined).toMatchObject({ lobby_id, total_players: 2, game_state: { lobby_id, status: 'waiting', you: bob.id } });
  expect(await ann.next('player_joined', since)).toMatchObject({ lobby_id, ...who(bob), sid: bob.id, webrtc_connect: true });
  const sync = await ann.next('lobby_sync', since);
  expect(sync).toMatchObject({ lobby_id, action: 'joined', joined_player: who(bob) });
  expect(Object.keys(sync.players[1] ?? {})).toEqual(
    expect.arrayContaining(['user_id', 'username', 'is_host', 'is_ready', 'score', 'is_eliminated', 'is_speaking']),
  );
  expect(JSON.stringify(sync)).not.toContain('@');
  expect((await ann.next('all_players', since)).sids.toSorted()).toEqual([ann.id, bob.id].toSorted());
  expect(await bob.ask('leave_lobby', {})).toEqual({ ok: true });
  expect(await ann.next('player_left', since)).toMatchObject({ lobby_id, ...who(bob), sid: bob.id });
  expect(await bob.next('left_lobby', 0)).toEqual({ lobby_id });
});

it('spec §7 Received events: lobby_join_error and error carry code, message and lobby_id [7.40]', async () => {
  const [ann] = (await players('ann')) as [Bot];
  const error = { code: 'LOBBY_NOT_FOUND', message: 'Lobby not found. It may have been deleted.', lobby_id: 'ZZZZZZ' };
  expect(await ann.ask('join_lobby', { lobby_id: 'ZZZZZZ' })).toEqual({ ok: false, error });
  expect(await ann.next('lobby_join_error', 0)).toEqual(error);
  const since = ann.told.length;
  ann.socket.emit('start_game');
  expect(await ann.next('error', since)).toMatchObject({ code: 'NOT_A_MEMBER' });
});

it('spec §7 Sent events: player_ready, start_game by the host only, get_room_players [7.23 7.24 7.25 7.38 7.43 3.14]', async () => {
  const [ann, bob] = (await players('ann', 'bob')) as [Bot, Bot];
  const lobby_id = await readyRoom(ann, [bob]);
  const since = ann.told.length;
  expect(await bob.ask('player_ready', { ready: false })).toEqual({ ok: true });
  expect(await ann.next('player_ready', since)).toMatchObject({ lobby_id, user_id: bob.id, ready: false });
  expect(await bob.ask('start_game')).toEqual(refusedWith('NOT_HOST'));
  expect(await ann.ask('start_game')).toEqual(refusedWith('NOT_ALL_READY'));
  const asked = bob.told.length;
  const ack = await bob.ask('get_room_players', { room_id: lobby_id });
  expect(ack).toMatchObject({ ok: true, players: [{ user_id: ann.id }, { user_id: bob.id }] });
  expect(await bob.next('all_players', asked)).toEqual({ lobby_id, sids: [ann.id, bob.id] });
  const sync = await bob.next('game_state_sync', 0);
  expect(sync).toMatchObject({ lobby_id, current_play: 0, eliminated_players: [], active_players: [ann.id, bob.id] });
  expect(ann.view()).toMatchObject({ status: 'waiting' });
});

it('spec §7 Received events: lobby_deleted when the host closes the arena [7.39]', async () => {
  const [ann, bob] = (await players('ann', 'bob')) as [Bot, Bot];
  const lobby_id = await readyRoom(ann, [bob]);
  expect(await ann.ask('leave_lobby', { close: true })).toEqual({ ok: true });
  expect(await bob.next('lobby_deleted', 0)).toMatchObject({ lobby_id, message: 'Arena closed. Host has left.' });
});
