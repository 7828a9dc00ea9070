import { expect, it } from 'vitest';
import type { RoomView } from '@deadpan/protocol';
import { readyRoom, viewOf, type Bot } from '../support/bot.ts';
import { decided, eventStage, heard, refusedWith, who } from '../support/event-stage.ts';

const { players, inPlay } = eventStage();

it('spec §7 Sent events: request_play_again by all: new_game_ready with the way there [7.32 7.50]', async () => {
  const { ann, bob, code: lobby_id } = await inPlay();
  expect(await bob.ask('request_play_again', { lobby_id })).toEqual(refusedWith('NOT_FINISHED'));
  await bob.ask('player_eliminated', { play: 1 });
  await Promise.all([decided(ann), decided(bob)]);
  const since = ann.told.length;
  for (const bot of [ann, bob]) expect(await bot.ask('request_play_again', { lobby_id })).toEqual({ ok: true });
  expect(await ann.next('new_game_ready', since)).toMatchObject({
    lobby_id,
    message: 'A new game is ready.',
    redirect_to: `/game/${lobby_id}/round1`,
  });
  const isNext = (view: RoomView | null): boolean => view?.match_result === null && view.status === 'starting';
  // It passes in a moment: also among what was told meanwhile.
  await expect.poll(() => ann.told.slice(since).some((told) => isNext(viewOf(told)))).toBe(true);
});

it('spec §7 Received events: who leaves a match: player_left_game and opponent_left [7.51]', async () => {
  const { ann, bob, code: lobby_id } = await inPlay();
  expect(await bob.ask('leave_lobby', {})).toEqual({ ok: true });
  expect(await ann.next('player_left_game', 0)).toMatchObject({ lobby_id, ...who(bob) });
  expect(await ann.next('opponent_left', 0)).toMatchObject({ lobby_id, ...who(bob), message: `${bob.username} left.` });
  expect((await decided(ann)).match_result).toMatchObject({ winner: who(ann), isCurrentPlayerWinner: true });
});

it('spec §7 Received events: game_ended_no_winner when nobody was able to play twice in a row, with a message [7.49]', async () => {
  const [ann, bob] = (await players('ann', 'bob')) as [Bot, Bot];
  const lobby_id = await readyRoom(ann, [bob], { round1Plays: 3 });
  for (const bot of [ann, bob]) await bot.ask('player_camera_ready', { room_id: lobby_id, ready: false });
  expect(await ann.ask('start_game')).toEqual({ ok: true });
  await decided(ann);
  expect(heard(ann, 'game_ended_no_winner')).toEqual([
    expect.objectContaining({
      lobby_id,
      message: 'Two plays in a row had fewer than two working cameras. The match is over without a winner.',
    }),
  ]);
  expect(heard(ann, 'game_over')).toEqual([]);
});
