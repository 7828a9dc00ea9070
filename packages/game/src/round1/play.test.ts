import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import { absent, ann, bob, cara, countingDown, laugh, leave, NOW, only, playing, run } from '../testing/index.ts';
import { nextDueAt } from '../timers.ts';

const camera = (by: string, ready: boolean) => ({ type: 'set_camera', by, ready }) as const;

describe('the countdown', () => {
  it('spec §4 Round 1: [R1-6] the countdown takes 5 s, with all memes announced [4.21 9.2]', () => {
    const room = countingDown();
    expect(nextDueAt(room)).toBe(NOW + 5_000);
    const round = room.match?.round;
    expect(round?.phase === 'starting' && round.schedule.length > 4 && round.schedule[0]?.offset === 0).toBe(true);
    expect(decide(room, { type: 'tick' }, NOW + 5_000)).toMatchObject({
      room: { match: { round: { phase: 'playing', startsAt: 6_500, endsAt: 66_500, out: [] } } },
      events: [{ type: 'play_began', play: 1 }],
    });
  });

  it('spec §4 Round 1: [R1-6] nobody can be eliminated in the countdown [4.21]', () => {
    const room = countingDown();
    expect(decide(room, laugh(ann), NOW + 1_000)).toMatchObject({ room, refusal: { code: 'NOT_PLAYING' } });
    expect(decide(room, absent(room, ann), NOW + 1_000).room).toBe(room);
  });

  it('spec §4 Round 1: [R1-5] all who were eliminated are back in the next play, all but those who left [4.21]', () => {
    const { room } = run(playing({ players: [ann, bob, cara] }), laugh(ann), leave(cara), 300 + 3_000 + 5_000);
    expect(room.match?.round).toMatchObject({ phase: 'playing', play: 2, out: [{ who: 'cara', reason: 'left' }] });
  });
});

describe('without a camera', () => {
  it('[R1-7] a player is out of the play, and back in the next', () => {
    const room = countingDown({ players: [ann, bob, cara] });
    const { room: first, events } = run(room, camera(cara.id, false), 5_000);
    expect(events).toMatchObject([{ type: 'play_began' }, { type: 'eliminated', who: { id: 'cara' }, play: 1, reason: 'no_camera' }]);
    expect(first.match?.round).toMatchObject({ phase: 'playing', out: [{ who: 'cara', reason: 'no_camera' }] });
    const second = run(first, camera(cara.id, true), 60_300, 3_000, 5_000).room;
    expect(second.match?.round).toMatchObject({ phase: 'playing', play: 2, out: [] });
  });

  it('[R1-7] with fewer than two able players the play ends at once without a winner', () => {
    const { room, events } = run(countingDown(), camera(bob.id, false), 5_000);
    expect(room.match).toMatchObject({
      playWinners: [null],
      lowPlays: 1,
      round: { phase: 'play_ended', winner: null, until: 6_500 + 3_000 },
    });
    expect(only(events, 'play_ended')).toMatchObject([
      {
        winner: null,
        final: false,
        outcomes: [
          { userId: 'ann', outcome: 'survived', outReason: null },
          { userId: 'bob', outcome: 'out', outReason: 'no_camera' },
        ],
      },
    ]);
  });

  it('[R1-12] twice in a row ends the match with what was won before: a camera switched off undoes no defeat', () => {
    const won = run(playing({ settings: { round1Plays: 5 } }), laugh(ann), 300, camera(bob.id, false), 3_000, 5_000, 3_000, 5_000);
    expect(only(won.events, 'play_ended').map(({ final }) => final)).toEqual([false, false, true]);
    expect(nextDueAt(won.room)).toBe(won.now + 4_000);
    const { room, events } = run(won.room, 4_000);
    expect(room).toMatchObject({
      status: 'finished',
      match: { result: { reason: 'nobody_able', winner: bob.id }, playWinners: ['bob', null, null] },
    });
    expect(only(events, 'match_ended')).toHaveLength(1);
  });

  it('[R1-12] a play between them starts the count anew', () => {
    const low = run(countingDown(), camera(bob.id, false), 5_000, camera(bob.id, true), 3_000, 5_000).room;
    expect(low.match).toMatchObject({ lowPlays: 0, round: { phase: 'playing', play: 2 } });
  });
});

describe('the end of a play', () => {
  it('[R1-9] the deadline opens the deciding moment, in which nothing is told', () => {
    expect(decide(playing(), { type: 'tick' }, NOW + 60_000)).toMatchObject({
      room: { match: { round: { phase: 'deciding', until: 66_800, firstAt: null } } },
      events: [],
    });
  });

  it('spec §4 Round 1: [R1-10] the single survivor wins [4.23]', () => {
    const { room, events } = run(playing(), 10_000, laugh(ann), 300);
    expect(room.match).toMatchObject({ wins: { ann: 0, bob: 1 }, playWinners: ['bob'], round: { phase: 'play_ended', winner: 'bob' } });
    expect(events).toMatchObject([
      { type: 'eliminated', who: { id: 'ann' } },
      {
        type: 'play_ended',
        play: 1,
        winner: { id: 'bob', username: 'Bob' },
        final: false,
        outcomes: [
          { userId: 'ann', outcome: 'out', outReason: 'smile' },
          { userId: 'bob', outcome: 'won', outReason: null },
        ],
      },
    ]);
  });

  it('spec §4 Round 1: [R1-10] several survivors at the deadline, or none, are a draw [4.23]', () => {
    expect(run(playing(), 60_000, 300).room.match).toMatchObject({ wins: { ann: 0, bob: 0 }, playWinners: [null] });
    expect(run(playing(), laugh(ann), laugh(bob), 300).room.match).toMatchObject({ wins: { ann: 0, bob: 0 }, playWinners: [null] });
  });

  it('spec §4 Round 1: [R1-11] the winner is shown for 3 s, after the last play for 4 s [4.25 9.2]', () => {
    const { room } = run(playing({ settings: { round1Plays: 1 } }), laugh(ann), 300);
    expect(nextDueAt(run(playing(), laugh(ann), 300).room)).toBe(NOW + 3_300);
    expect(nextDueAt(room)).toBe(NOW + 4_300);
  });

  it('[R1-11] which clips were shown, and when and over which of them somebody was out, stays with the match', () => {
    const first = run(playing({ players: [ann, bob, cara] }), 1_000, leave(cara), 11_000, laugh(ann), 300);
    const round = playing({ players: [ann, bob, cara] }).match?.round;
    const schedule = round && 'schedule' in round ? round.schedule : [];
    const shown = schedule.filter(({ offset }) => offset < 12_300);
    const over = schedule.findLast(({ offset }) => offset <= 12_000)?.id;
    const played = {
      play: 1,
      winner: 'bob',
      startedAt: NOW,
      durationMs: 12_300,
      shown,
      out: [
        { who: 'cara', reason: 'left', afterMs: 1_000, over: null },
        { who: 'ann', reason: 'smile', afterMs: 12_000, over },
      ],
    };
    expect(shown.length).toBeLessThan(schedule.length);
    expect(first.room.match).toMatchObject({ startedAt: NOW - 6_500, history: [played] });
    const second = run(first.room, 3_000, 5_000, laugh(bob, { play: 2 }), 300).room;
    expect(second.match?.history).toMatchObject([played, { play: 2, winner: 'ann', startedAt: NOW + 20_300, durationMs: 300 }]);
  });

  it('spec §4 Round 1: [R1-12] then the next play begins, and after the last one the round ends [4.25]', () => {
    const first = run(playing(), laugh(ann), 300, 3_000);
    expect(first.room.match?.round).toMatchObject({ phase: 'starting', play: 2 });
    const all = run(first.room, 5_000, laugh(bob, { play: 2 }), 300, 3_000, 5_000, laugh(ann, { play: 3 }), 300, 4_000);
    expect(all.room).toMatchObject({
      status: 'finished',
      match: { playWinners: ['bob', 'ann', 'bob'], round: { phase: 'round_ended', play: 3 } },
    });
    expect(all.events.slice(-2)).toMatchObject([{ type: 'round_decided' }, { type: 'match_ended' }]);
  });
});
