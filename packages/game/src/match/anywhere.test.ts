import { phases } from '@deadpan/protocol';
import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import type { Room } from '../room.ts';
import { isRunning } from '../roster.ts';
import { ann, bob, cara, connect, drop, leave, only, run } from '../testing/index.ts';
import { inPhase, runningPhases } from '../testing/phases.ts';
import { nextDueAt } from '../timers.ts';

const HOUR = 3_600_000;
const all = [ann, bob, cara];

/** Lets a room's own timers run until its match is over. */
function played(room: Room): Room {
  let next = room;
  for (let due = nextDueAt(next); due !== null && isRunning(next); due = nextDueAt(next)) next = run(next, due - next.changedAt).room;
  return next;
}

it('every phase is one that a match comes to, or its end', () => {
  expect([...runningPhases, 'round_ended'].toSorted()).toEqual(phases.toSorted());
});

describe.each(runningPhases)('while a match is %s', (phase) => {
  const two = inPhase(phase);
  const three = inPhase(phase, { players: all });
  /** The match is over in less than the time in which anybody is missed. */
  const isNearlyOver = (players: Room) => played(players).changedAt - players.changedAt < 30_000;

  it('is what it says', () => {
    expect([two, three].map(({ match }) => match?.round.phase)).toEqual([phase, phase]);
  });

  it('[R1-13] [R4-3] of two the one who stays has won at once', () => {
    for (const [gone, stays] of [
      [ann, bob],
      [bob, ann],
    ] as const) {
      const { room, events } = run(two, leave(gone));
      expect(room).toMatchObject({ status: 'finished', match: { result: { result: 'winner', reason: 'forfeit', winner: stays.id } } });
      expect(only(events, 'match_ended')).toHaveLength(1);
    }
  });

  it('[R1-13] [R4-4] of three the others play on to a result, and who left does not win it', () => {
    for (const gone of all) {
      const left = run(three, leave(gone)).room;
      expect(isRunning(left)).toBe(true);
      const { result } = played(left).match ?? {};
      expect(result?.reason).toBe('played');
      expect([result?.winner, ...(result?.tied ?? [])]).not.toContain(gone.id);
    }
  });

  it('[R1-14] whoever has been alone for 30 s has won', () => {
    const alone = run(three, drop(three, bob), drop(three, cara), 29_998).room;
    if (isNearlyOver(three)) return expect(alone.match?.result?.reason).toBe('played');
    expect(isRunning(alone)).toBe(true);
    expect(run(three, drop(three, bob), drop(three, cara), 30_000).room).toMatchObject({
      status: 'finished',
      match: { result: { reason: 'forfeit', winner: 'ann' } },
    });
  });

  it('[R0-13] when nobody has been here for 60 s the match is over, and the arena closes', () => {
    const { room, events } = run(three, ...all.map((who) => drop(three, who)), 60_000);
    expect(room.status).toBe('closed');
    expect(only(events, 'match_ended')).toHaveLength(1);
  });

  it('[R0-3] who drops and comes back plays on', () => {
    for (const gone of all) {
      const back = run(three, drop(three, gone), 3_000, connect(gone)).room;
      expect(back.players.find(({ id }) => id === gone.id)).toMatchObject({ connected: true, awaySince: null });
      expect(back.match?.roster.map(({ left }) => left)).toEqual([false, false, false]);
      expect(played(back).match?.result?.reason).toBe('played');
    }
  });

  it('[R0-8] an hour in which no process lived changes nothing but the hour', () => {
    const outage = { type: 'outage', aliveUntil: three.changedAt, allAway: true } as const;
    const asleep = decide(three, outage, three.changedAt + HOUR).room;
    expect(asleep.match?.round).toMatchObject({ ...three.match?.round, ...(phase === 'waiting' && { allReadyAt: null }) });
    const awake = run(asleep, ...all.map(connect)).room;
    expect(awake.anchor.running).toBe(true);
    expect(awake.match?.round).toEqual(three.match?.round);
    expect(played(awake).match?.result).toEqual(played(three).match?.result);
  });
});
