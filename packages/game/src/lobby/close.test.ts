import { expect, it } from 'vitest';
import { decide } from '../decide.ts';
import { ann, aRoom, bob, connect, drop, leave, NOW, only, playing, run } from '../testing/index.ts';
import { nextDueAt } from '../timers.ts';

it('[R0-13] an arena in which nobody was here for 60 s closes', () => {
  const room = aRoom();
  const deserted = run(room, drop(room, ann), drop(room, bob), 59_998);
  expect(deserted.room.status).toBe('waiting');
  expect(decide(deserted.room, { type: 'tick' }, NOW + 60_000)).toMatchObject({
    room: { status: 'closed', players: [] },
    events: [{ type: 'closed', reason: 'empty' }],
  });
});

it('[R0-13] a match everybody is gone from ends abandoned, without a winner', () => {
  const room = playing();
  const { room: after, events } = run(room, drop(room, ann), drop(room, bob), 60_000);
  expect(after).toMatchObject({ status: 'closed', match: { result: { result: 'complete_draw', reason: 'abandoned', winner: null } } });
  expect(only(events, 'match_ended')).toMatchObject([{ reason: 'abandoned', outcomes: [{ result: 'draw' }, { result: 'draw' }] }]);
});

it('[R0-13] one who comes back in time keeps it open', () => {
  const room = playing();
  expect(run(room, drop(room, ann), drop(room, bob), 55_000, connect(bob), 10_000).room.status).toBe('playing');
});

it('[R0-14] a closed arena has no seats and no timers, and nothing can be asked of it', () => {
  const closed = decide(aRoom(), leave(ann, true), NOW).room;
  expect(closed.players).toEqual([]);
  expect(nextDueAt(closed)).toBeNull();
  expect(decide(closed, { type: 'tick' }, NOW + 10_000_000).room).toBe(closed);
  const standing = decide(aRoom(), { type: 'outage', aliveUntil: NOW, allAway: true }, NOW + 1_000).room;
  expect(nextDueAt(run(standing, leave(ann, true)).room)).toBeNull();
  expect(decide(closed, { type: 'sit', by: ann }, NOW).refusal?.code).toBe('LOBBY_NOT_FOUND');
  expect(decide(closed, { type: 'connect', by: ann.id }, NOW).refusal?.code).toBe('NOT_A_MEMBER');
});
