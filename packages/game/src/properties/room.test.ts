import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import type { Room } from '../room.ts';
import { everyStep, isIdle, nowOf, numRuns, patient, seed, seenBy } from '../testing/claims.ts';
import { aStart } from '../testing/walks.ts';
import { matchTimeAt } from '../time.ts';
import { nextDueAt } from '../timers.ts';

describe('whoever does whatever at whatever time', patient, () => {
  it('[R0-15] whatever runs has a timer that ends it, in the future once the past is caught up with', () => {
    everyStep((transition, room) => {
      const caught = decide(room, { type: 'tick' }, nowOf(transition)).room;
      const due = nextDueAt(caught);
      const mayRest = caught.status === 'closed' || (caught.status === 'waiting' && caught.players.every((seat) => seat.connected));
      if (due === null) {
        expect(mayRest).toBe(true);
      } else {
        expect(due).toBeGreaterThan(nowOf(transition));
        expect(decide(caught, { type: 'tick' }, due).room).not.toBe(caught);
      }
    });
  });

  it('[R0-15] a timer that rings too early changes nothing', () => {
    everyStep((_, room) => {
      const due = nextDueAt(room);
      if (due !== null) expect(decide(room, { type: 'tick' }, due - 2).room).toBe(room);
    });
  });

  it('[R0-16] time never runs backwards', () => {
    everyStep(({ before }, room) => {
      expect(room.changedAt).toBeGreaterThanOrEqual(before.changedAt);
      expect(Number.isInteger(room.changedAt) && Number.isInteger(nextDueAt(room) ?? 0)).toBe(true);
      const [earlier, later] = [matchTimeAt(before.anchor, before.changedAt), matchTimeAt(room.anchor, room.changedAt)];
      expect(later).toBeGreaterThanOrEqual(earlier - 1e-3);
    });
  });

  it('[R0-17] what is refused changes nothing', () => {
    everyStep((transition, room) => {
      const { before, step } = transition;
      if (step.refusal && isIdle(before, nowOf(transition)))
        expect({ same: room === before, events: step.events }).toEqual({ same: true, events: [] });
    });
  });

  it('[R0-17] the same fact twice changes nothing the second time', () => {
    everyStep((transition, room) => {
      if (transition.command.type === 'connect') return;
      const again = decide(room, transition.command, nowOf(transition));
      expect(again.events).toEqual([]);
      expect(again.room).toEqual(room);
      if (transition.command.type !== 'outage') expect(again.room).toBe(room);
    });
  });

  it('[R0-1] a player has one seat, no more sit than may, and the crown is on a seat', () => {
    everyStep((_, { players, settings, hostId }) => {
      const ids = players.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeLessThanOrEqual(settings.maxPlayers);
      if (ids.length > 0) expect(ids).toContain(hostId);
    });
  });

  it('[R0-19] a stored room decides like the one that was stored', () => {
    everyStep(({ before, command, wall, step }) => {
      const stored = JSON.parse(JSON.stringify(before)) as Room;
      expect(stored).toEqual(before);
      expect(decide(stored, command, wall)).toEqual(step);
    });
  });
});

describe('an outage of any length', patient, () => {
  const outages = fc.record({
    start: aStart,
    after: fc.integer({ min: 0, max: 40_000 }),
    length: fc.integer({ min: 1, max: 10_000_000 }),
    allAway: fc.boolean(),
    back: fc.integer({ min: 0, max: 5_000 }),
  });

  it('[R0-8] is given back: the phase has as long to go as before', () => {
    fc.assert(
      fc.property(outages, ({ start, after, length, allAway, back }) => {
        const aliveUntil = start.changedAt + after;
        const alive = decide(start, { type: 'tick' }, aliveUntil).room;
        if (alive.status === 'closed') return;
        const before = seenBy(alive, aliveUntil);
        const now = aliveUntil + length;
        let { room } = decide(start, { type: 'outage', aliveUntil, allAway }, now);
        const returning = allAway ? start.players : [];
        for (const { id } of returning) ({ room } = decide(room, { type: 'connect', by: id }, now + back));
        const resumedAt = room.anchor.wallAt;
        expect(room.anchor.running).toBe(true);
        expect(resumedAt).toBe(allAway ? now + back : now);
        const left = seenBy(room, resumedAt).phase_remaining_ms;
        // Whoever waits for all waits anew: they were away.
        if (before.phase === 'waiting') return;
        if (before.phase_remaining_ms === null) expect(left).toBeNull();
        else expect(left).toBeCloseTo(before.phase_remaining_ms, 1);
      }),
      { numRuns, seed },
    );
  });
});
