import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RoomEvent } from '@deadpan/game';
import { aDemoDeck } from '../testing/a-deck.ts';
import { createDemoClock } from './demo-clock.ts';
import { createDemoRoom } from './demo-room.ts';
import type { DemoRoom } from './demo-room.ts';
import { GUEST } from './players.ts';

let rooms: DemoRoom[] = [];
beforeEach(() => vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => {
  for (const room of rooms) room.close();
  rooms = [];
  vi.useRealTimers();
});

function open({ plays = true, seed = 3 } = {}): { room: DemoRoom; events: RoomEvent[] } {
  const room = createDemoRoom({ seed, plays, deck: aDemoDeck(), happy: () => 0.05 });
  const events: RoomEvent[] = [];
  room.onEvents((news) => events.push(...news));
  rooms.push(room);
  return { room, events };
}
const phase = (room: DemoRoom) => room.getState().view?.phase;
const play = (room: DemoRoom) => room.getState().view?.current_play;

it('spec §1: the demo plays by the clock of this page, from the countdown to the result [2.5]', () => {
  const { room } = open();
  expect(phase(room)).toBe('waiting');
  vi.advanceTimersByTime(1_600);
  expect(phase(room)).toBe('starting');
  vi.advanceTimersByTime(5_000);
  expect(phase(room)).toBe('playing');
  expect(Object.keys(room.getState().readings)).toEqual(['gerda', 'kevin', 'inspector']);
  vi.advanceTimersByTime(130_000);
  expect(phase(room)).toBe('round_ended');
});

it('a pause stops the play and nobody smiles in it; afterwards the clock goes on from there', () => {
  const { room, events } = open();
  vi.advanceTimersByTime(8_000);
  const before = room.getState().view;
  room.pause();
  expect(room.getState().view).toMatchObject({ paused: true, phase: 'playing', phase_ends_at: null });
  const happened = events.length;
  vi.advanceTimersByTime(600_000);
  expect(events).toHaveLength(happened);
  room.resume();
  expect(room.getState().view).toMatchObject({ paused: false, phase_ends_at: before?.phase_ends_at, current_play: 1 });
  vi.advanceTimersByTime(1_000);
  expect(phase(room)).toBe('playing');
});

it('a guest who is out may skip to the verdict, one who is in may not', () => {
  const { room } = open();
  vi.advanceTimersByTime(7_000);
  room.skip();
  expect(phase(room)).toBe('playing');
  room.ask({ type: 'laugh', by: GUEST, play: 1, capturedAt: room.clock.now() });
  expect(room.getState().view?.eliminated_players).toContain(GUEST);
  const now = Date.now();
  room.skip();
  expect(phase(room)).not.toBe('playing');
  expect(play(room)).toBe(1);
  expect(Date.now()).toBe(now);
  vi.advanceTimersByTime(9_000);
  expect(play(room)).toBe(2);
});

it('who watches may skip as well', () => {
  const { room } = open({ plays: false });
  for (const until of [1, 2, 3]) {
    while (phase(room) !== 'playing' || play(room) !== until) vi.advanceTimersByTime(200);
    room.skip();
  }
  vi.advanceTimersByTime(5_000);
  expect(phase(room)).toBe('round_ended');
});

it('a result stands for as long as one likes, then everybody plays again', () => {
  const { room } = open();
  vi.advanceTimersByTime(140_000);
  expect(phase(room)).toBe('round_ended');
  const { view } = room.getState();
  vi.advanceTimersByTime(3_600_000);
  expect(room.getState().view).toBe(view);
  room.again();
  expect(room.getState().view).toMatchObject({ status: 'starting', phase: 'waiting', match_result: null });
  vi.advanceTimersByTime(140_000);
  expect(phase(room)).toBe('round_ended');
});

it('the clock knows what a moment of the page was', () => {
  let page = 1_000;
  const clock = createDemoClock({ page: () => page, wall: () => 50_000 });
  expect(clock.now()).toBe(50_000);
  page = 3_000;
  expect(clock.at(2_500)).toBe(51_500);
  clock.pause();
  page = 9_000;
  expect(clock.now()).toBe(52_000);
  expect(clock.at(8_000)).toBe(52_000);
  clock.resume();
  expect(clock.now()).toBe(52_000);
  clock.skip(400);
  expect(clock.now()).toBe(52_400);
});
