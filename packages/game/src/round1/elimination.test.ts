import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import type { Room } from '../room.ts';
import { absent, ann, bob, cara, connect, countingDown, dan, laugh, leave, NOW, only, playing, run, starting } from '../testing/index.ts';

const three = () => playing({ players: [ann, bob, cara] });
/** A play of two whose deciding moment Ann's smile opened, 10 s into it. */
const deciding = () => decide(playing(), laugh(ann), NOW + 10_000).room;
const winnersOf = (room: Room) => room.match?.playWinners;

describe('a smile', () => {
  it('spec §4 Round 1: [R1-8] a smile eliminates its own player [4.27]', () => {
    expect(decide(three(), laugh(ann), NOW + 1_000)).toMatchObject({
      refusal: null,
      room: { match: { round: { phase: 'playing', out: [{ who: 'ann', reason: 'smile', at: 7_500 }] } } },
      events: [{ type: 'eliminated', who: { id: 'ann', username: 'Ann' }, play: 1, reason: 'smile' }],
    });
  });

  it('spec §4 Round 1: [R1-5] a second smile of the eliminated changes nothing [4.27]', () => {
    const { room } = run(three(), 1_000, laugh(ann));
    expect(decide(room, laugh(ann), NOW + 2_000)).toEqual({ room, events: [], refusal: null });
  });

  it('[R1-8] counts in the named play only; without a name in the present one', () => {
    expect(decide(three(), laugh(ann, { play: 2 }), NOW)).toMatchObject({ refusal: { code: 'STALE_PLAY' }, events: [] });
    expect(decide(three(), laugh(ann, { play: null }), NOW).events).toHaveLength(1);
  });

  it('[R1-8] counts while playing only, and for the players of the match only', () => {
    const answer = (room: Room, who = ann, play: number | null = null) => decide(room, laugh(who, { play }), room.changedAt).refusal?.code;
    const shown = run(playing(), 60_300).room;
    expect([answer(starting()), answer(countingDown()), answer(shown, ann, 1), answer(three(), dan)]).toEqual([
      'NOT_PLAYING',
      'NOT_PLAYING',
      'NOT_PLAYING',
      'NOT_A_MEMBER',
    ]);
  });

  it('[R1-8] is believed to be 500 ms old at most, never to come from the future or the countdown', () => {
    const takenAt = (capturedAt: number, now: number) => {
      const round = decide(three(), laugh(ann, { capturedAt }), now).room.match?.round;
      return round?.phase === 'playing' ? round.out[0]?.at : undefined;
    };
    expect([
      takenAt(NOW + 900, NOW + 1_000),
      takenAt(NOW - 60_000, NOW + 1_000),
      takenAt(NOW + 60_000, NOW + 1_000),
      takenAt(NOW - 100, NOW + 100),
    ]).toEqual([7_400, 7_000, 7_500, 6_500]);
  });
});

describe('the deciding moment', () => {
  it('spec §4 Round 1: [R1-9] one survivor left opens 300 ms of deciding, then wins: the elimination is told, the winner not yet [4.24]', () => {
    expect(decide(playing(), laugh(ann), NOW + 10_000)).toMatchObject({
      room: { match: { playWinners: [], round: { phase: 'deciding', until: 16_800, firstAt: 16_500 } } },
      events: [{ type: 'eliminated', who: { id: 'ann' } }],
    });
  });

  it('[R1-9] does not open while two survive', () => {
    expect(run(three(), laugh(ann), 1_000).room.match?.round.phase).toBe('playing');
    expect(run(three(), laugh(ann), 1_000, laugh(bob)).room.match?.round.phase).toBe('deciding');
  });

  it('[R1-8] a second smile within 200 ms of the first makes a draw', () => {
    const { room, events } = run(deciding(), 250, laugh(bob, { capturedAt: NOW + 10_200 }), 50);
    expect(only(events, 'eliminated')).toMatchObject([{ who: { id: 'bob' }, reason: 'smile' }]);
    expect(winnersOf(room)).toEqual([null]);
  });

  it('[R1-8] a second smile that was taken earlier and arrived later makes a draw too', () => {
    const { room } = run(deciding(), 100, laugh(bob, { capturedAt: NOW + 9_700 }), 200);
    expect(winnersOf(room)).toEqual([null]);
  });

  it('[R1-8] a second smile more than 200 ms after the first is too late', () => {
    const late = run(deciding(), 250, laugh(bob, { capturedAt: NOW + 10_201 }));
    expect(late).toMatchObject({ refusal: { code: 'TOO_LATE' }, events: [] });
    expect(winnersOf(run(late.room, 300).room)).toEqual(['bob']);
  });

  it('[R1-8] the time between the two is time of the match: at twenty times the speed 200 ms pass in 10', () => {
    const fast = decide(playing({ speed: 20 }), laugh(ann), NOW + 100).room;
    expect(decide(fast, laugh(bob), NOW + 110).refusal).toBeNull();
    expect(decide(fast, laugh(bob), NOW + 111).refusal?.code).toBe('TOO_LATE');
  });
});

describe('the moment after the deadline', () => {
  const lastMoment = (room = playing()) => decide(room, { type: 'tick' }, NOW + 60_000).room;

  it('[R1-8] a smile from before the deadline still counts', () => {
    const { room } = run(lastMoment(), 200, laugh(ann, { capturedAt: NOW + 59_999 }), 100);
    expect(winnersOf(room)).toEqual(['bob']);
  });

  it('[R1-8] a smile from after it is too late', () => {
    expect(decide(lastMoment(), laugh(ann, { capturedAt: NOW + 60_001 }), NOW + 60_100)).toMatchObject({
      refusal: { code: 'TOO_LATE' },
      events: [],
    });
  });

  it('[R1-8] two smiles within 200 ms of each other are a draw, more apart the first one loses, as at any other time', () => {
    const after = (first: number, second: number) =>
      winnersOf(run(lastMoment(), 50, laugh(ann, { capturedAt: NOW + first }), 40, laugh(bob, { capturedAt: NOW + second }), 210).room);
    expect(after(59_900, 59_990)).toEqual([null]);
    expect(after(59_950, 60_080)).toEqual([null]);
    expect(after(59_600, 59_900)).toEqual(['bob']);
  });

  it('[R1-8] a smile from after it stays too late when another leaves meanwhile', () => {
    const four = lastMoment(playing({ players: [ann, bob, cara, dan] }));
    const { room: one } = run(four, 100, laugh(ann, { capturedAt: NOW + 59_900 }), laugh(bob, { capturedAt: NOW + 59_900 }), leave(cara));
    expect(decide(one, laugh(dan, { capturedAt: NOW + 60_150 }), NOW + 60_200).refusal?.code).toBe('TOO_LATE');
  });

  it('[R1-8] of three, two may smile before it and the third wins', () => {
    const { room } = run(lastMoment(three()), 50, laugh(ann, { capturedAt: NOW + 59_600 }), laugh(bob, { capturedAt: NOW + 59_900 }), 250);
    expect(winnersOf(room)).toEqual(['cara']);
  });
});

describe('absence', () => {
  it('[R1-15] unseen is out of the play, and not by a smile', () => {
    expect(decide(three(), absent(three(), ann), NOW + 8_000)).toMatchObject({
      room: { match: { round: { out: [{ who: 'ann', reason: 'absent' }] } } },
      events: [{ type: 'eliminated', who: { id: 'ann' }, play: 1, reason: 'absent' }],
    });
  });

  it('[R1-15] the other one wins, but two who hide at the same time win nothing', () => {
    const room = playing();
    expect(winnersOf(run(room, 8_000, absent(room, ann), 300).room)).toEqual(['bob']);
    expect(winnersOf(run(room, 8_000, absent(room, ann), 100, absent(room, bob), 200).room)).toEqual([null]);
  });

  it('[R1-15] another play, another phase and a stranger change nothing', () => {
    const nothing = (room: Room, command = absent(room, ann)) => decide(room, command, room.changedAt).room === room;
    const shown = run(playing(), 60_300).room;
    expect([
      nothing(three(), absent(three(), ann, 2)),
      nothing(countingDown()),
      nothing(shown),
      nothing(three(), absent(three(), dan)),
    ]).toEqual([true, true, true, true]);
  });

  it('[R1-15] F4 Redis away: who was not seen where they are no more is not absent', () => {
    const { room } = run(three(), 6_000, connect(ann), 2_000);
    expect(run(room, absent(three(), ann)).room).toBe(room);
    expect(only(run(room, absent(room, ann)).events, 'eliminated')).toMatchObject([{ who: { id: 'ann' }, reason: 'absent' }]);
  });

  it('[R1-15] while the clock stands nobody is absent', () => {
    const room = decide(playing(), { type: 'outage', aliveUntil: NOW + 5_000, allAway: true }, NOW + 60_000).room;
    expect(decide(room, absent(room, ann), NOW + 61_000).room).toBe(room);
  });
});
