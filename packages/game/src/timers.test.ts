import { describe, expect, it } from 'vitest';
import { limits } from '@deadpan/protocol';
import { decide } from './decide.ts';
import { ann, aRoom, bob, cara, drop, inCaptions, NOW, playing, run } from './testing/index.ts';
import { nextDueAt, runsUntil } from './timers.ts';

describe('how far a room goes while nobody can save it', () => {
  it('[R0-8] a play runs to its deadline, and as long as what was sent in time needs', () => {
    const room = playing({ players: [ann, bob, cara] });
    expect(runsUntil(room)).toBe(nextDueAt(room)! + limits.round1.decidingMs);
  });

  it('[R0-8] so does the writing of captions', () => {
    const room = inCaptions({ players: [ann, bob] });
    expect(runsUntil(room)).toBe(nextDueAt(room)! + limits.caption.collectingMs);
  });

  it('[R0-8] who is waited for has five seconds afterwards', () => {
    const lobby = aRoom();
    const waiting = run(lobby, drop(lobby, bob)).room;
    expect(runsUntil(waiting)).toBe(nextDueAt(waiting)! - limits.seats.resumeMs);
  });

  it('[R0-8] not longer than the phase on the screens: what ends while somebody is waited for has ended', () => {
    const both = playing({ players: [ann, bob], settings: { round1Duration: 30 } });
    const ends = nextDueAt(both)!;
    // Ann is alone for 30 s a second after the play is over.
    const alone = decide(both, drop(both, bob), ends - limits.seats.aloneMs + 1_000).room;
    expect(runsUntil(alone)).toBe(ends);
  });

  it('[R0-8] a clock that stands goes on standing: who is back finds it as they left it', () => {
    const { room } = decide(playing(), { type: 'outage', aliveUntil: NOW + 10_000, allAway: true }, NOW + 60_000);
    expect(runsUntil(room)).toBe(NOW + 60_000);
  });

  it('nothing is pending in a room where nobody is waited for, nor in a closed one', () => {
    expect(runsUntil(aRoom())).toBeNull();
    expect(runsUntil({ ...aRoom(), status: 'closed' })).toBeNull();
  });
});
