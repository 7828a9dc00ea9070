import { limits } from '@deadpan/protocol';
import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import type { RoomEvent } from '../event.ts';
import type { Match } from '../match.ts';
import { remaining, seatOf } from '../roster.ts';
import { always, everyStep, numRuns, patient, seenBy } from '../testing/claims.ts';
import type { Transition } from '../testing/walks.ts';

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

  it('[R1-15] [R2-7] who was not seen in another session than the present one is neither out nor has laughed', () => {
    // Few of the walks come to a turn at the microphone.
    always((walk) => {
      for (const { before, command, wall, step } of walk) {
        if (command.type !== 'mark_absent' || seatOf(before, command.who)?.session === command.session) continue;
        expect(step).toEqual(decide(before, { type: 'tick' }, wall));
      }
    }, 3 * numRuns);
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

  it('[R2-4] [R2-5] a laugh is heard while the performer speaks, and nobody has more of them than listeners', () => {
    everyStep((_, { match }) => {
      if (!match) return;
      const turns = 'turns' in match.round ? match.round.turns : match.turns;
      for (const { spokeAt, laughs } of turns) {
        expect(laughs.length).toBeLessThan(match.roster.length);
        const heard = spokeAt !== null && laughs.every(({ at }) => at >= spokeAt && at <= spokeAt + limits.comedy.speakingMs);
        expect(laughs.length === 0 || heard).toBe(true);
      }
    });
  });

  it('[R4-4] who wins the match has stayed, and nobody who stayed is ahead of them; those who tie are equal', () => {
    everyStep((_, { match }) => {
      if (match?.result?.reason !== 'played' || match.rounds === 1) return;
      const { result, standings } = match;
      /** Half rounds won, and the sum of the scores in millionths: counted another way than the rules do. */
      const worth = (id: string): [number, number] => [
        standings.reduce(
          (sum, { winner, result: how, tied }) => sum + (winner === id ? 2 : how === 'draw' && tied.includes(id) ? 1 : 0),
          0,
        ),
        Math.round(standings.reduce((sum, { scores }) => sum + (scores[id] ?? 0) * 1e6, 0)),
      ];
      const stayed = remaining(match).map(({ id }) => id);
      const order = stayed.toSorted((a, b) => worth(b)[0] - worth(a)[0] || worth(b)[1] - worth(a)[1]);
      const [best = ''] = order;
      const first = stayed.filter((id) => String(worth(id)) === String(worth(best)));
      if (result.result === 'winner') expect(first).toEqual([result.winner]);
      else if (result.result === 'draw') expect(first).toEqual(result.tied);
      else expect(String(worth(best))).toBe('0,0');
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
});
