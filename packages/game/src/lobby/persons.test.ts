import { DELETED_PLAYER } from '@deadpan/protocol';
import { expect, it } from 'vitest';
import { aRoom, ann, bob, cara, leave, NOW, only, playing, run } from '../testing/index.ts';
import { aCatalogue } from '../testing/catalogue.ts';
import { viewFor } from '../view/view.ts';

const face = '/avatars/generated/bob.svg';

it('[R0-21] a new name and picture of a seated player show at once', () => {
  const { room, events } = run(aRoom(), { type: 'introduce', by: { ...bob, username: 'Robert', picture: face } });
  expect(viewFor(room, 1, ann.id, aCatalogue, NOW).players[1]).toMatchObject({ username: 'Robert', profile_picture_url: face });
  expect(events).toEqual([{ type: 'presence', who: { id: bob.id, username: 'Robert' }, connected: true }]);
});

it('[R0-21] while a match runs a player keeps the name it began with, and shows the new picture', () => {
  const { room } = run(playing(), { type: 'introduce', by: { ...bob, username: 'Robert', picture: face } });
  expect(room.players[1]).toMatchObject({ username: 'Bob', picture: face });
  expect(viewFor(room, 1, ann.id, aCatalogue, NOW).players[1]).toMatchObject({ username: 'Bob', profile_picture_url: face });
});

it('[R0-21] the same name and picture, or no seat, change nothing', () => {
  const room = aRoom();
  expect(run(room, { type: 'introduce', by: bob }).room).toBe(room);
  expect(run(room, { type: 'introduce', by: cara }).room).toBe(room);
});

it('[R0-22] whoever left and deleted their account keeps no name in the match', () => {
  const match = playing({ players: [ann, bob, cara] });
  const { room, events } = run(match, leave(bob), { type: 'forget', who: bob.id });
  const [, left] = viewFor(room, 1, ann.id, aCatalogue, NOW).players;
  expect(left).toMatchObject({ user_id: bob.id, username: DELETED_PLAYER, profile_picture_url: null, left: true });
  expect(JSON.stringify(room)).not.toContain('Bob');
  expect(only(events, 'left')).toHaveLength(1);
  expect(run(room, { type: 'forget', who: bob.id }).room).toBe(room);
});

it('[R0-22] nobody is forgotten while seated, or who never played', () => {
  const match = playing();
  expect(run(match, { type: 'forget', who: bob.id }).room).toBe(match);
  expect(run(match, { type: 'forget', who: cara.id }).room).toBe(match);
  const room = aRoom();
  expect(run(room, { type: 'forget', who: cara.id }).room).toBe(room);
});
