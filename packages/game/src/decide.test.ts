import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import type { Room } from './room.ts';
import { absent, ann, aRoom, bob, cara, laugh, NOW, playing, run } from './testing/index.ts';
import { nextDueAt } from './timers.ts';

describe('timers', () => {
  it('[R0-15] all that are due are applied in order, each at its own time, before the command', () => {
    const { room, events, refusal } = decide(playing(), laugh(ann, { play: 1 }), NOW + 66_000);
    expect(refusal?.code).toBe('STALE_PLAY');
    expect(events.map(({ type }) => type)).toEqual(['play_ended', 'play_starting']);
    expect(room.match?.round).toMatchObject({ phase: 'starting', play: 2, endsAt: 6_500 + 60_000 + 300 + 3_000 + 5_000 });
  });

  it('[R0-15] one that rings a millisecond early is due, two milliseconds early is not', () => {
    const room = playing();
    expect(nextDueAt(room)).toBe(NOW + 60_000);
    expect(decide(room, { type: 'tick' }, NOW + 59_998).room).toBe(room);
    expect(decide(room, { type: 'tick' }, NOW + 59_999).room.match?.round.phase).toBe('deciding');
  });

  it('[R0-15] the end of a standstill may ring a millisecond early too', () => {
    const room = decide(playing(), { type: 'outage', aliveUntil: NOW, allAway: true }, NOW + 1_000).room;
    expect(decide(room, { type: 'tick' }, NOW + 5_999).room.anchor).toMatchObject({ running: true, wallAt: NOW + 5_999, matchAt: 6_500 });
  });

  it('[R0-15] a fast match has the same deadlines, sooner', () => {
    const room = playing({ speed: 20 });
    expect(nextDueAt(room)).toBe(NOW + 3_000);
    expect(run(room, 3_000, 15, 150).room.match).toMatchObject({ playWinners: [null], round: { phase: 'starting', play: 2 } });
  });
});

describe('time', () => {
  it('[R0-16] a command of an earlier time is decided at the time of the last change', () => {
    const room = run(playing(), 5_000, { type: 'set_camera', by: ann.id, ready: false }).room;
    expect(room.changedAt).toBe(NOW + 5_000);
    expect(decide(room, { type: 'drop', by: bob.id, session: 1 }, NOW - 90_000).room).toMatchObject({
      changedAt: NOW + 5_000,
      players: [{}, { awaySince: 11_500 }],
    });
  });
});

describe('nothing', () => {
  it('[R0-17] what is refused, and what changes nothing, gives the same room back', () => {
    const room = aRoom();
    const said = [
      decide(room, { type: 'start', by: cara.id, deck: [], stills: [] }, NOW + 1_000),
      decide(room, { type: 'set_ready', by: ann.id, ready: false }, NOW + 1_000),
      decide(room, absent(room, ann), NOW + 1_000),
      decide(room, { type: 'tick' }, NOW + 1_000),
    ];
    expect(said.map((step) => step.room === room && step.events.length === 0)).toEqual([true, true, true, true]);
  });
});

describe('storage', () => {
  it('[R0-19] a stored room decides the same', () => {
    const room = run(playing(), 1_000, laugh(ann)).room;
    const stored = JSON.parse(JSON.stringify(room)) as Room;
    expect(decide(stored, { type: 'tick' }, NOW + 1_300)).toEqual(decide(room, { type: 'tick' }, NOW + 1_300));
  });
});
