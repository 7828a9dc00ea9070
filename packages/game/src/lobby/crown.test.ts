import { expect, it } from 'vitest';
import { decide } from '../decide.ts';
import { ann, aRoom, bob, cara, drop, leave, NOW, only, run } from '../testing/index.ts';

it('[R0-12] the crown passes to the longest-seated player who is here', () => {
  const room = aRoom({ players: [ann, bob, cara] });
  const { room: withoutBob } = run(room, drop(room, bob));
  expect(decide(withoutBob, leave(ann), NOW)).toMatchObject({
    room: { hostId: 'cara' },
    events: [{ type: 'left' }, { type: 'host_changed', who: { id: 'cara' } }],
  });
});

it('[R0-12] with nobody here it passes to the longest-seated one', () => {
  const room = aRoom({ players: [ann, bob, cara] });
  expect(run(room, drop(room, bob), drop(room, cara), leave(ann)).room.hostId).toBe('bob');
});

it('[R0-12] the crown of a host who stays away is free with the seat', () => {
  const room = aRoom();
  const { room: after, events } = run(room, drop(room, ann), 30_000);
  expect(after).toMatchObject({ hostId: 'bob', players: [{ id: 'bob' }] });
  expect(only(events, 'host_changed')).toHaveLength(1);
});
