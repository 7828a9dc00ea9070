import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import { ann, aRoom, bob, cara, connect, drop, leave, NOW, only, playing, run } from './testing/index.ts';
import { matchTimeAt } from './time.ts';
import { nextDueAt } from './timers.ts';

const HOUR = 3_600_000;
/** The process died 10 s into the first play and is back an hour later. */
const restarted = (room = playing()) => decide(room, { type: 'outage', aliveUntil: NOW + 10_000, allAway: true }, NOW + HOUR).room;

describe('after a restart', () => {
  it('[R0-8] everybody is away and the clock stands where it stood', () => {
    const room = restarted();
    expect(room).toMatchObject({
      anchor: { running: false, matchAt: 16_500, waitingFor: ['ann', 'bob'], resumeBy: NOW + HOUR + 5_000 },
      players: [
        { connected: false, awaySince: 16_500 },
        { connected: false, awaySince: 16_500 },
      ],
      match: { round: { phase: 'playing', endsAt: 66_500 } },
    });
    expect(matchTimeAt(room.anchor, NOW + HOUR + 4_000)).toBe(16_500);
  });

  it('[R0-9] it goes on as soon as all are back, with as much of the play to go as before', () => {
    const waiting = decide(restarted(), connect(ann), NOW + HOUR + 1_000).room;
    expect(waiting.anchor).toMatchObject({ running: false, waitingFor: ['bob'] });
    const back = decide(waiting, connect(bob), NOW + HOUR + 2_000);
    expect(back.events).toMatchObject([{ type: 'presence' }, { type: 'resumed' }]);
    expect(nextDueAt(back.room)).toBe(NOW + HOUR + 2_000 + 50_000);
  });

  it('[R0-8] it goes on without them after 5 s', () => {
    const { room, events } = decide(restarted(), { type: 'tick' }, NOW + HOUR + 5_000);
    expect(events).toEqual([{ type: 'resumed' }]);
    expect(room.anchor).toMatchObject({ running: true, matchAt: 16_500, wallAt: NOW + HOUR + 5_000 });
  });

  it('[R0-8] who was away already is not waited for', () => {
    const room = playing({ players: [ann, bob, cara] });
    const without = run(room, drop(room, cara)).room;
    expect(restarted(without).anchor.waitingFor).toEqual(['ann', 'bob']);
  });

  it('[R0-9] who leaves meanwhile is not waited for any longer', () => {
    const room = restarted(playing({ players: [ann, bob, cara] }));
    const { room: after, events } = run(room, connect(ann), connect(bob), leave(cara));
    expect(after.anchor.running).toBe(true);
    expect(only(events, 'resumed')).toHaveLength(1);
  });

  it('[R0-8] a second restart gives its time back too', () => {
    const again = decide(restarted(), { type: 'outage', aliveUntil: NOW + HOUR + 1_000, allAway: true }, NOW + 2 * HOUR).room;
    expect(again.anchor).toMatchObject({ running: false, matchAt: 16_500, waitingFor: ['ann', 'bob'], resumeBy: NOW + 2 * HOUR + 5_000 });
  });

  it('[R0-8] what was due while the process still lived has happened at its time', () => {
    const { room, events } = decide(playing(), { type: 'outage', aliveUntil: NOW + 61_000, allAway: true }, NOW + HOUR);
    expect(only(events, 'play_ended')).toHaveLength(1);
    expect(room).toMatchObject({ anchor: { matchAt: 67_500 }, match: { round: { phase: 'play_ended', until: 69_800 } } });
  });

  it('[R0-8] a seat held in a waiting arena is held for as long as before', () => {
    const room = aRoom();
    const away = run(room, drop(room, bob)).room;
    const outage = decide(away, { type: 'outage', aliveUntil: NOW + 20_000, allAway: true }, NOW + HOUR).room;
    const back = run(outage, connect(ann)).room;
    expect(nextDueAt(back)).toBe(NOW + HOUR + 10_000);
  });
});

describe('after a sleep of the machine', () => {
  const slept = (room = playing()) => decide(room, { type: 'outage', aliveUntil: NOW + 10_000, allAway: false }, NOW + HOUR).room;

  it('[R0-8] the clock goes on at once where it stood, and everybody is still here', () => {
    expect(slept()).toMatchObject({
      anchor: { running: true, matchAt: 16_500, wallAt: NOW + HOUR },
      players: [{ connected: true }, { connected: true }],
    });
    expect(nextDueAt(slept())).toBe(NOW + HOUR + 50_000);
  });

  it('[R0-8] a clock that stood stands as much longer', () => {
    const room = decide(restarted(), { type: 'outage', aliveUntil: NOW + HOUR + 1_000, allAway: false }, NOW + 2 * HOUR).room;
    expect(room.anchor).toMatchObject({ running: false, matchAt: 16_500, resumeBy: NOW + 2 * HOUR + 4_000 });
  });

  it('[R0-8] an outage that ends in the future, or was heard of already, gives nothing', () => {
    const room = slept();
    expect(decide(room, { type: 'outage', aliveUntil: NOW + 10_000, allAway: false }, NOW + HOUR).room).toBe(room);
    expect(decide(room, { type: 'outage', aliveUntil: NOW + 9 * HOUR, allAway: false }, NOW + HOUR).room).toBe(room);
  });
});
