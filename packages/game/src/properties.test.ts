import fc from 'fast-check';
import { RoomView } from '@deadpan/protocol';
import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import type { RoomEvent } from './event.ts';
import type { Match } from './match.ts';
import type { Room } from './room.ts';
import { isRunning, remaining } from './roster.ts';
import { aCatalogue } from './testing/catalogue.ts';
import { aStart, aWalk, alone, SECRET, type Transition } from './testing/walks.ts';
import { matchTimeAt } from './time.ts';
import { nextDueAt } from './timers.ts';
import { viewFor } from './view/view.ts';

/** Enough for every check of a change; more, and other seeds, with RUNS=5000 SEED=1. */
const numRuns = Number(process.env['RUNS'] ?? 60);
const seed = Number(process.env['SEED'] ?? 20_251_120);

const patient = { timeout: 20 * 60_000 };

/** Holds a claim against many walks: anybody does anything at any time. */
function always(claim: (walk: Transition[]) => void): void {
  fc.assert(fc.property(aWalk, claim), { numRuns, seed });
}

/** Holds a claim against every transition of many walks. */
function everyStep(claim: (transition: Transition, room: Room) => void): void {
  always((walk) => walk.forEach((transition) => claim(transition, transition.step.room)));
}

const seenBy = (room: Room, wall: number) => viewFor(room, 1, 'ann', aCatalogue, wall);
const nowOf = ({ before, wall }: Transition) => Math.max(Math.floor(wall), before.changedAt);
const isIdle = (room: Room, now: number) => (nextDueAt(room) ?? Infinity) > now + 1;

/** What happened in each match of a walk, by the match's id; what was under way when the walk began counts from there. */
function matchesOf(walk: Transition[]): Map<string, { events: RoomEvent[]; last: Match }> {
  const matches = new Map<string, { events: RoomEvent[]; last: Match }>();
  let current = walk[0]?.before.match?.id ?? null;
  for (const { before, step } of walk) {
    const known = [before.match, step.room.match];
    for (const event of step.events) {
      if (event.type === 'game_starting') current = event.matchId;
      const last = known.find((match) => match?.id === current);
      if (current !== null && last) matches.set(current, { events: [...(matches.get(current)?.events ?? []), event], last });
    }
    const after = step.room.match;
    if (after) matches.set(after.id, { events: matches.get(after.id)?.events ?? [], last: after });
  }
  return matches;
}

describe('whoever does whatever at whatever time', patient, () => {
  it('spec §4 Round 1: [R1-5] active is all without the eliminated in every phase, and nobody is out twice [4.22 4.27]', () => {
    everyStep((transition, room) => {
      const view = seenBy(room, transition.wall);
      const all = view.players.map(({ user_id }) => user_id);
      expect([...view.active_players, ...view.eliminated_players].toSorted()).toEqual(all.toSorted());
      expect(new Set(all).size).toBe(all.length);
      const out = room.match && 'out' in room.match.round ? room.match.round.out.map(({ who }) => who) : [];
      expect(new Set(out).size).toBe(out.length);
    });
  });

  it('[R1-5] nobody is told eliminated twice in a play', () => {
    always((walk) => {
      for (const { events } of matchesOf(walk).values()) {
        const told = events.flatMap((event) => (event.type === 'eliminated' ? [`${event.play} ${event.who.id}`] : []));
        expect(new Set(told).size).toBe(told.length);
      }
    });
  });

  it('[R1-11] a play ends exactly once, one after the other, with at most one winner, who is not out', () => {
    always((walk) => {
      const running = walk[0]?.before.match;
      for (const [id, { events, last }] of matchesOf(walk)) {
        const ended = events.flatMap((event) => (event.type === 'play_ended' ? [event] : []));
        const before = id === running?.id ? running.playWinners.length : 0;
        expect(ended.map(({ play }) => play)).toEqual(ended.map((_, index) => before + index + 1));
        expect(before + ended.length).toBe(last.playWinners.length);
        for (const { outcomes, winner } of ended) {
          expect(outcomes.map(({ userId }) => userId)).toEqual(last.roster.map((who) => who.id));
          expect(outcomes.filter(({ outcome }) => outcome === 'won').map(({ userId }) => userId)).toEqual(winner ? [winner.id] : []);
        }
      }
    });
  });

  it('[R1-18] a match ends exactly once, with an outcome for each of its players', () => {
    always((walk) => {
      for (const { events, last } of matchesOf(walk).values()) {
        const ended = events.flatMap((event) => (event.type === 'match_ended' ? [event] : []));
        expect(ended.length).toBe(last.result === null ? 0 : 1);
        for (const { outcomes, winner } of ended) {
          expect(outcomes.map(({ userId }) => userId)).toEqual(last.roster.map(({ id }) => id));
          expect(outcomes.filter(({ result }) => result === 'won').map(({ userId }) => userId)).toEqual(winner ? [winner.id] : []);
        }
      }
    });
  });

  it('[R4-1] a round is decided once, one after the other, with an outcome for each player of the match', () => {
    always((walk) => {
      const running = walk[0]?.before.match;
      for (const [id, { events, last }] of matchesOf(walk)) {
        const decided = events.flatMap((event) => (event.type === 'round_decided' ? [event] : []));
        const before = id === running?.id ? running.standings.length : 0;
        expect(decided.map(({ round }) => round)).toEqual(decided.map((_, index) => before + index + 1));
        expect(last.standings).toHaveLength(before + decided.length);
        expect(last.standings.map(({ round }) => round)).toEqual(last.standings.map((_, index) => index + 1));
        for (const { outcomes } of decided) {
          expect(outcomes.map(({ userId }) => userId)).toEqual(last.roster.map((who) => who.id));
          for (const { score } of outcomes) expect(score).toSatisfy((value: number) => value >= 0 && value <= 1 + 1e-9);
        }
        for (const { winner } of last.standings) if (winner !== null) expect(last.roster.map((who) => who.id)).toContain(winner);
      }
    });
  });

  it('[R2-1] [R2-4] nobody has two turns, laughs twice in one, or laughs at themselves', () => {
    everyStep((_, { match }) => {
      if (!match) return;
      const turns = 'turns' in match.round ? match.round.turns : match.turns;
      expect(new Set(turns.map(({ performer }) => performer)).size).toBe(turns.length);
      for (const { performer, laughs } of turns) {
        const listeners = laughs.map(({ who }) => who);
        expect(new Set(listeners).size).toBe(listeners.length);
        expect(listeners).not.toContain(performer);
      }
    });
  });

  it('[R3-1] [R3-3] nobody has two captions, and no view names an author before the scores', () => {
    everyStep(({ wall }, room) => {
      const { match } = room;
      if (!match || !('captions' in match.round)) return;
      const authors = match.round.captions.map(({ by }) => by);
      expect(new Set(authors).size).toBe(authors.length);
      const { captions } = seenBy(room, wall);
      const shown = captions?.reveal?.text;
      expect(captions?.scores).toBeNull();
      for (const { by, text } of match.round.captions) {
        if (by !== 'ann' && text !== shown && text !== captions?.yours) expect(JSON.stringify(captions)).not.toContain(text);
      }
    });
  });

  it('[R1-16] wins are the plays won, and whoever left wins nothing more', () => {
    everyStep((_, { match }) => {
      if (!match) return;
      expect(match.playWinners.length).toBeLessThanOrEqual(match.plays);
      for (const { id } of match.roster) expect(match.wins[id]).toBe(match.playWinners.filter((winner) => winner === id).length);
      if (match.result?.winner != null) expect(remaining(match).map(({ id }) => id)).toContain(match.result.winner);
    });
  });

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

  it('[R0-18] what a view shows fits the wire and never contains the key', () => {
    everyStep(({ wall }, room) => {
      const view = seenBy(room, wall);
      expect(RoomView.safeParse(view).error).toBeUndefined();
      expect(JSON.stringify(view)).not.toContain(SECRET);
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

describe('when nobody does anything any more', patient, () => {
  it('[R0-13] every match ends and every arena without anybody in it closes', () => {
    always((walk) => {
      const left = walk.at(-1)?.step.room;
      const last = left && alone(left).at(-1)?.room;
      if (!last) return;
      expect(isRunning(last)).toBe(false);
      expect(nextDueAt(last)).toBeNull();
      if (last.status !== 'closed') expect(last.players.some((seat) => seat.connected)).toBe(true);
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
