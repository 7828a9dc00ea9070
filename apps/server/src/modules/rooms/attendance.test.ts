import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { decide, type Command, type Room } from '@deadpan/game';
import { ann, bob, cara, inComedy, NOW, playing, run } from '@deadpan/game/testing';
import { limits } from '@deadpan/protocol';
import { DatabaseAway } from '../../ports/database-away.ts';
import { createAttendance } from './attendance.ts';
import type { Held, SavedListener } from './rooms.ts';

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

function watch(room: Room = playing({ players: [ann, bob] }), isHere: (id: string, user: string) => boolean = () => true) {
  const held: Held = { version: 1, room };
  const marked: Command[] = [];
  const faults: object[] = [];
  /** Why the room cannot be asked, or null. */
  const trouble = { error: null as Error | null };
  const saved: SavedListener[] = [];
  const attendance = createAttendance(
    {
      peek: () => held,
      held: () => [held],
      onSaved: (listener: SavedListener) => void saved.push(listener),
      onForgotten: () => undefined,
      perform: async (_id: string, command: Command) => {
        marked.push(command);
        if (trouble.error) throw trouble.error;
        return { held, refusal: null };
      },
    } as never,
    { now: () => Date.now() },
    isHere,
    { info: () => undefined, warn: () => undefined, error: (fields) => void faults.push(fields) },
  );
  for (const listener of saved) listener(held, [], 'saved');
  const seen = (by: string, how: { play?: number; faceless_ms?: number; hidden?: boolean } = {}) =>
    attendance.summary('ABCDEF', by, { play: 1, readings: 5, faceless_ms: 0, hidden: false, ...how });
  /** The room is another one from now on. */
  const become = (next: Room): void => {
    held.room = next;
    for (const listener of saved) listener(held, [], 'saved');
  };
  return { attendance, marked, faults, trouble, seen, become };
}

/** Round 2, the first performer at the microphone. */
function atTheMicrophone() {
  const called = inComedy({ players: [ann, bob, cara] });
  const performer = called.match?.round.phase === 'calling' ? (called.match.round.turns[0]?.performer ?? '') : '';
  const { room } = run(called, { type: 'take_microphone', by: performer });
  const listeners = [ann.id, bob.id, cara.id].filter((id) => id !== performer) as [string, string];
  return { called, room, performer, listeners };
}

/** Lets so many seconds pass, with `each` at the beginning of every one. */
function seconds(count: number, each: () => void = () => undefined): void {
  for (let second = 0; second < count; second++) {
    each();
    vi.advanceTimersByTime(1_000);
  }
  vi.advanceTimersByTime(300);
}

it('R1-15: who is silent for eight seconds is absent, who is seen is not', () => {
  const { attendance, marked, seen } = watch();
  for (let ms = 0; ms < limits.round1.absentMs; ms += 1_000) {
    seen(ann.id);
    vi.advanceTimersByTime(1_000);
  }
  vi.advanceTimersByTime(300);
  expect(marked).toEqual([{ type: 'mark_absent', who: bob.id, play: 1, session: 1 }]);
  attendance.close();
});

it.each([
  [0.5, 16],
  [4, 8],
])('R1-15: at %f of the speed, who is silent is absent after %i seconds of the wall', (speed, after) => {
  const room = playing({ players: [ann, bob] });
  const { attendance, marked, seen } = watch({ ...room, anchor: { ...room.anchor, speed } });
  seconds(after - 1, () => seen(ann.id));
  expect(marked).toEqual([]);
  seconds(1, () => seen(ann.id));
  expect(marked).toEqual([{ type: 'mark_absent', who: bob.id, play: 1, session: 1 }]);
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
  expect(marked).toEqual([{ type: 'mark_absent', who: bob.id, play: 1, session: 1 }]);
  attendance.close();
});

it('R2-7: a listener unseen for eight seconds of a turn is absent from it, by the turn’s number; who is seen is not', () => {
  const { room, performer, listeners } = atTheMicrophone();
  const { attendance, marked, seen } = watch(room);
  const [attentive, hiding] = listeners;
  seconds(8, () => {
    seen(performer);
    seen(attentive);
  });
  expect(marked).toEqual([{ type: 'mark_absent', who: hiding, play: 1, session: 1 }]);
  expect(decide(room, marked[0] as Command, room.changedAt + 8_300).events).toMatchObject([
    { type: 'laughed', who: { id: hiding }, turn: 1, reason: 'hid' },
  ]);
  attendance.close();
});

it('R2-7: a listener in front of a hidden page, without a face, or with a word about another turn is not seen', () => {
  const { room, performer, listeners } = atTheMicrophone();
  const { attendance, marked, seen } = watch(room);
  const [one, other] = listeners;
  seconds(8, () => {
    seen(performer);
    seen(one, { hidden: true });
    seen(other, { play: 2 });
  });
  expect(marked).toEqual([one, other].map((who) => ({ type: 'mark_absent', who, play: 1, session: 1 })));
  attendance.close();

  const again = watch(room);
  let faceless_ms = 0;
  seconds(8, () => {
    again.seen(performer);
    again.seen(one, { faceless_ms });
    again.seen(other);
    faceless_ms += 1_000;
  });
  expect(again.marked).toEqual([{ type: 'mark_absent', who: one, play: 1, session: 1 }]);
  again.attendance.close();
});

it('R2-7: the performer is only heard: without a face or with the page hidden the turn goes on, in silence it is lost', () => {
  const { room, performer, listeners } = atTheMicrophone();
  const { attendance, marked, seen } = watch(room);
  seconds(10, () => {
    for (const listener of listeners) seen(listener);
    seen(performer, { faceless_ms: 60_000, hidden: true });
  });
  expect(marked).toEqual([]);
  seconds(8, () => {
    for (const listener of listeners) seen(listener);
  });
  expect(marked).toEqual([{ type: 'mark_absent', who: performer, play: 1, session: 1 }]);
  attendance.close();
});

it('R2-7: nobody is watched before the microphone is open, nor a listener whose laugh has counted', () => {
  const { called, room, performer, listeners } = atTheMicrophone();
  const { attendance, marked, seen, become } = watch(called);
  seconds(9);
  expect(marked).toEqual([]);
  const [laughing, attentive] = listeners;
  become(run(room, { type: 'hear_laughter', by: laughing, turn: 1 }).room);
  seconds(9, () => {
    seen(performer);
    seen(attentive);
  });
  expect(marked).toEqual([]);
  attendance.close();
});

it('R1-15: whose page is on another node is watched there; who is away is watched here too, from when they went', () => {
  const room = playing({ players: [ann, bob] });
  const { attendance, marked, seen, become } = watch(room, (_id, user) => user === ann.id);
  seconds(20, () => seen(ann.id));
  expect(marked).toEqual([]);
  become({ ...room, players: room.players.map((seat) => (seat.id === bob.id ? { ...seat, connected: false } : seat)) });
  seconds(7, () => seen(ann.id));
  expect(marked).toEqual([]);
  seconds(1, () => seen(ann.id));
  expect(marked).toMatchObject([{ type: 'mark_absent', who: bob.id }]);
  attendance.close();
});

it('R1-15: a room in which everybody is seen is left alone for as long as nobody can be absent in it', () => {
  let asked = 0;
  const room = playing({ players: [ann, bob] });
  const { attendance, marked, seen, become } = watch(room, () => (asked += 1) > 0);
  seconds(60, () => [ann, bob].forEach(({ id }) => seen(id)));
  // Two players, 240 looks: once as the play began, and then as often as eight seconds pass.
  expect(asked).toBeLessThanOrEqual(2 * 10);
  const before = asked;
  become({ ...room });
  vi.advanceTimersByTime(250);
  expect(asked).toBe(before + 2);
  expect(marked).toEqual([]);
  attendance.close();
});

it('F5 who was absent while the database is away is marked so as soon as it is back', async () => {
  const { attendance, marked, faults, trouble, seen } = watch();
  trouble.error = new DatabaseAway('away');
  seconds(8, () => seen(ann.id));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(marked.length).toBeGreaterThan(3);
  trouble.error = null;
  seen(ann.id);
  await vi.advanceTimersByTimeAsync(500);
  const known = marked.length;
  seen(ann.id);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([marked.length, faults]).toEqual([known, []]);
  attendance.close();
});

it('whoever cannot be marked absent because of a fault is tried again after another eight seconds, and the fault is told each time', async () => {
  const { attendance, marked, faults, trouble, seen } = watch();
  trouble.error = new TypeError('a bug');
  const untilSecond = async (count: number): Promise<void> => {
    for (let second = 0; second < count; second++) {
      seen(ann.id);
      await vi.advanceTimersByTimeAsync(1_000);
    }
  };
  await untilSecond(9);
  expect([marked.length, faults]).toEqual([1, [{ err: trouble.error, room: 'ABCDEF' }]]);
  await untilSecond(6);
  expect(marked).toHaveLength(1);
  await untilSecond(3);
  expect([marked.length, faults.length]).toEqual([2, 2]);
  attendance.close();
});
