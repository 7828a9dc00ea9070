import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import { aDeck, ann, aReadyRoom, aRoom, bob, cara, connect, drop, leave, NOW, run, starting } from '../testing/index.ts';
import { nextDueAt } from '../timers.ts';

const camera = (by: string, ready: boolean) => ({ type: 'set_camera', by, ready }) as const;
const links = (by: string, streams: number | null) => ({ type: 'set_links', by, streams }) as const;

describe('waiting for all', () => {
  it('spec §4 Round 1: [R1-2] all able: the first play begins 1.5 s later [4.19 9.2]', () => {
    const room = starting();
    expect(nextDueAt(room)).toBe(NOW + 1_500);
    expect(decide(room, { type: 'tick' }, NOW + 1_500)).toMatchObject({
      room: { status: 'playing', match: { round: { phase: 'starting', play: 1 } } },
      events: [{ type: 'play_starting', play: 1 }],
    });
  });

  it('[R1-2] the last one who becomes able starts the 1.5 s', () => {
    const { room } = run(starting(), camera(bob.id, false), 10_000, camera(bob.id, true));
    expect(room.match?.round).toEqual({ phase: 'waiting', until: 30_000, allReadyAt: 10_000 });
  });

  it('[R1-2] one who fails meanwhile stops it, by camera, links or connection', () => {
    const room = starting();
    for (const failure of [camera(bob.id, false), links(bob.id, 0), drop(room, bob)]) {
      expect(run(room, 1_000, failure, 1_000).room.match?.round).toEqual({ phase: 'waiting', until: 30_000, allReadyAt: null });
    }
  });

  it('[R1-2] after 30 s it begins with whoever is able', () => {
    const { room, events } = run(starting(), camera(bob.id, false), 30_000);
    expect(room.match?.round).toMatchObject({ phase: 'starting', play: 1, endsAt: 35_000 });
    expect(events).toEqual([{ type: 'play_starting', play: 1 }]);
  });

  it('[R1-2] becoming able just before the 30 s are over does not prolong them', () => {
    const { room } = run(starting(), camera(bob.id, false), 29_000, camera(bob.id, true));
    expect(nextDueAt(room)).toBe(NOW + 30_000);
  });

  it('[R1-2] who left is not waited for', () => {
    const { room } = run(starting({ players: [ann, bob, cara] }), camera(cara.id, false), leave(cara));
    expect(room.match?.round).toMatchObject({ allReadyAt: 0 });
  });
});

describe('the facts of a player', () => {
  it('[R1-3] a camera works or does not, for its own player', () => {
    expect(decide(aRoom(), camera(bob.id, true), NOW).room.players).toMatchObject([{ camera: false }, { camera: true }]);
    expect(decide(aRoom(), camera(cara.id, true), NOW).refusal?.code).toBe('NOT_A_MEMBER');
    expect(decide(aRoom(), links(cara.id, 1), NOW).refusal?.code).toBe('NOT_A_MEMBER');
  });

  it('spec §4 Round 1: [R1-3] links are complete with as many streams as there are others [4.20]', () => {
    const room = aRoom({ players: [ann, bob, cara] });
    const complete = [0, 1, 2, 4, null].map((streams) => decide(room, links(bob.id, streams), NOW).room.players[1]?.links);
    expect(complete).toEqual([false, false, true, true, true]);
  });

  it('[R1-3] a new player leaves the links of everybody incomplete', () => {
    const { room } = run(aReadyRoom(), { type: 'sit', by: cara }, connect(cara));
    expect(room.players.map((seat) => seat.links)).toEqual([false, false, false]);
  });

  it('[R1-3] more streams than others are no reserve for those who come later', () => {
    const { room } = run(aRoom(), links(bob.id, 4), { type: 'sit', by: cara });
    expect(room.players[1]).toMatchObject({ links: false, streams: 1 });
  });

  it('[R1-3] one who leaves may complete them', () => {
    const room = aRoom({ players: [ann, bob, cara] });
    expect(run(room, links(ann.id, 1), leave(cara)).room.players).toMatchObject([
      { id: 'ann', links: true },
      { id: 'bob', links: false },
    ]);
  });

  it('[R1-3] alone nobody has links', () => {
    expect(decide(aRoom({ players: [ann] }), links(ann.id, null), NOW).room.players).toMatchObject([{ links: false }]);
  });
});

it('[R1-1] a match is played by the seated of its start, without wins, with the settings of its start', () => {
  const room = aReadyRoom({ players: [ann, bob, cara], settings: { round1Plays: 5, round1Duration: 45 } });
  expect(decide(room, { type: 'start', by: ann.id, deck: aDeck, stills: [] }, NOW).room.match).toMatchObject({
    plays: 5,
    durationMs: 45_000,
    roster: [
      { id: 'ann', username: 'Ann', left: false },
      { id: 'bob', username: 'Bob', left: false },
      { id: 'cara', username: 'Cara', left: false },
    ],
    wins: { ann: 0, bob: 0, cara: 0 },
    playWinners: [],
    round: { phase: 'waiting', until: 30_000 },
    result: null,
  });
});
