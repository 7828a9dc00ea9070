import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ann, bob, NOW, playing } from '@deadpan/game/testing';
import type { Command } from '@deadpan/game';
import { limits } from '@deadpan/protocol';
import { createAttendance } from './attendance.ts';
import type { Held, SavedListener } from './rooms.ts';

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

function watch() {
  const held: Held = { version: 1, room: playing({ players: [ann, bob] }) };
  const marked: Command[] = [];
  const saved: SavedListener[] = [];
  const attendance = createAttendance(
    {
      peek: () => held,
      held: () => [held],
      onSaved: (listener: SavedListener) => void saved.push(listener),
      perform: async (_id: string, command: Command) => {
        marked.push(command);
        return { held, refusal: null };
      },
    } as never,
    { now: () => Date.now() },
  );
  for (const listener of saved) listener(held, []);
  const seen = (by: string) => attendance.summary('ABCDEF', by, { play: 1, readings: 5, faceless_ms: 0, hidden: false });
  return { attendance, marked, seen };
}

it('R1-15: who is silent for eight seconds is absent, who is seen is not', () => {
  const { attendance, marked, seen } = watch();
  for (let ms = 0; ms < limits.round1.absentMs; ms += 1_000) {
    seen(ann.id);
    vi.advanceTimersByTime(1_000);
  }
  vi.advanceTimersByTime(300);
  expect(marked).toEqual([{ type: 'mark_absent', who: bob.id, play: 1 }]);
  attendance.close();
});

it('R1-15: what was not heard while the process stood still counts for nobody', () => {
  const { attendance, marked, seen } = watch();
  vi.advanceTimersByTime(2_000);
  seen(ann.id);
  vi.setSystemTime(NOW + 2_000 + 9_000);
  vi.advanceTimersByTime(500);
  expect(marked).toEqual([]);
  vi.advanceTimersByTime(limits.round1.absentMs - 2_000);
  expect(marked).toEqual([{ type: 'mark_absent', who: bob.id, play: 1 }]);
  attendance.close();
});
