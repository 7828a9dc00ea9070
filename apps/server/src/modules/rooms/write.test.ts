import { expect, it } from 'vitest';
import { decide } from '@deadpan/game';
import { ann, aRoom, bob, drop, leave, playing, run } from '@deadpan/game/testing';
import { roomWrite } from './write.ts';

it('keeps of a closed arena neither who was in it nor what they called it', () => {
  const waiting = aRoom({ players: [ann] });
  const step = decide(waiting, leave(ann, true), waiting.changedAt);
  expect(step.room.status).toBe('closed');
  const write = roomWrite(step.room, { version: 1, room: waiting, node: null }, step.events);
  expect(write).toMatchObject({ status: 'closed', seats: [], nextDueAt: null, listing: { name: '', hostUsername: '', playerCount: 0 } });
  expect(JSON.parse(write.events)).toEqual([{ type: 'closed', reason: 'host_left' }]);
  expect(JSON.parse(write.state)).toMatchObject({ id: waiting.id, status: 'closed', players: [], match: null });
  expect(`${write.state}${write.events}`).not.toMatch(/ann|The Arena/i);
});

it('still writes the results of a match whose end closes the arena', () => {
  const { room, events } = run(playing(), leave(bob), leave(ann));
  expect(room.status).toBe('closed');
  const write = roomWrite(room, { version: 1, room: null, node: null }, events);
  expect(write.matches).toHaveLength(2);
  expect(write.state).not.toMatch(/Ann|Bob/);
});

it('writes the seats only when somebody comes, goes or is here anew', () => {
  const room = aRoom({ players: [ann, bob] });
  const seatsOf = (...commands: Parameters<typeof run>[1][]) =>
    roomWrite(run(room, ...commands).room, { version: 1, room, node: 'n1' }, []).seats;
  const [seatOfAnn, seatOfBob] = room.players.map(({ id, session }) => ({ userId: id, session, node: 'n1' }));
  expect(seatsOf({ type: 'set_ready', by: bob.id, ready: true })).toBeNull();
  expect(seatsOf({ type: 'connect', by: bob.id })).toEqual([seatOfAnn, { ...seatOfBob, session: (seatOfBob?.session ?? 0) + 1 }]);
  expect(seatsOf(drop(room, bob))).toEqual([seatOfAnn, { ...seatOfBob, node: null }]);
  expect(seatsOf(leave(bob))).toEqual([seatOfAnn]);
  expect(roomWrite(room, { version: 0, room: null, node: 'n1' }, []).seats).toHaveLength(2);
});
