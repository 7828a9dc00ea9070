import { expect, it } from 'vitest';
import { decide } from '@deadpan/game';
import { ann, aRoom, bob, leave, playing, run } from '@deadpan/game/testing';
import { roomWrite } from './write.ts';

it('keeps of a closed arena neither who was in it nor what they called it', () => {
  const waiting = aRoom({ players: [ann] });
  const step = decide(waiting, leave(ann, true), waiting.changedAt);
  expect(step.room.status).toBe('closed');
  const write = roomWrite(step.room, 1, step.events);
  expect(write).toMatchObject({ status: 'closed', seats: [], nextDueAt: null, listing: { name: '', hostUsername: '', playerCount: 0 } });
  expect(JSON.parse(write.events)).toEqual([{ type: 'closed', reason: 'host_left' }]);
  expect(JSON.parse(write.state)).toMatchObject({ id: waiting.id, status: 'closed', players: [], match: null });
  expect(`${write.state}${write.events}`).not.toMatch(/ann|The Arena/i);
});

it('still writes the results of a match whose end closes the arena', () => {
  const { room, events } = run(playing(), leave(bob), leave(ann));
  expect(room.status).toBe('closed');
  const write = roomWrite(room, 1, events);
  expect(write.matches).toHaveLength(2);
  expect(write.state).not.toMatch(/Ann|Bob/);
});
