import { describe, expect, it } from 'vitest';
import type { Command } from '../command.ts';
import { decide } from '../decide.ts';
import { ann, bob, cara, laugh, leave, only, playing, run } from '../testing/index.ts';

const again = ({ id }: { id: string }) => ({ type: 'play_again', by: id }) as const;
/** A match of three, won by Cara in one play, just decided. */
const finished = () => run(playing({ players: [ann, bob, cara], settings: { round1Plays: 1 } }), laugh(ann), laugh(bob), 300, 4_000).room;

describe('playing again', () => {
  it('[R1-19] is accepted once by each', () => {
    const first = decide(finished(), again(bob), finished().changedAt);
    expect(first).toMatchObject({
      room: { status: 'finished', rematch: { accepted: ['bob'] } },
      events: [{ type: 'rematch_accepted', who: { id: 'bob' } }],
    });
    expect(decide(first.room, again(bob), first.room.changedAt)).toEqual({ room: first.room, events: [], refusal: null });
  });

  it('[R1-19] begins a new match as soon as all have accepted', () => {
    const room = finished();
    const { room: next, events } = run(room, again(ann), again(bob), again(cara));
    expect(next).toMatchObject({
      status: 'starting',
      rematch: null,
      matches: 2,
      match: { wins: { ann: 0, bob: 0, cara: 0 }, playWinners: [], result: null, round: { phase: 'waiting' } },
    });
    expect(next.match?.id).not.toBe(room.match?.id);
    expect(events.slice(-2)).toMatchObject([{ type: 'game_starting', matchId: next.match?.id, again: true }, { type: 'round_started' }]);
  });

  it('[R1-19] the links are there already: the first play begins 1.5 s later', () => {
    expect(run(finished(), again(ann), again(bob), again(cara), 1_500).room.match?.round.phase).toBe('starting');
  });

  it('[R1-19] is refused while a match runs, and to those without a seat', () => {
    expect(decide(playing(), again(ann), playing().changedAt).refusal?.code).toBe('NOT_FINISHED');
    expect(run(finished(), leave(bob), again(bob)).refusal?.code).toBe('NOT_A_MEMBER');
  });
});

describe('a deck that was changed since the match', () => {
  const still = (id: string) => ({ id, url: `/media/decks/${id}.webp`, alt: '', title: id });
  const later = {
    deck: [{ id: 'goat', durationMs: 9_000 }],
    stills: ['still-3', 'still-1', 'hat'],
    own: { memes: {}, stills: { hat: still('hat') } },
  };
  const accepted = (...by: { id: string }[]): Command[] => by.map((who) => ({ ...again(who), shown: later }));

  it('[R0-25] is shown in the rematch as it was when that was last accepted, by whoever it was', () => {
    const { room } = run(finished(), ...accepted(ann), again(bob), again(cara));
    expect(room.match).toMatchObject({ deck: later.deck, own: later.own });
    expect(run(finished(), ...accepted(ann, bob), 30_000).room.match).toMatchObject({ deck: later.deck, own: later.own });
    // Refused, so nobody's acceptance.
    const once = run(finished(), ...accepted(ann)).room;
    const refused = decide(once, { ...again(bob), apart: [ann.id], shown: { deck: [], stills: [] } }, once.changedAt);
    expect([refused.refusal?.code, refused.room]).toEqual(['BLOCKED', once]);
  });

  it('[R0-25] is not shown without the only one who may play with it: the arena closes, and that is why', () => {
    const mine = (...by: { id: string }[]): Command[] => accepted(...by).map((command) => ({ ...command, owner: ann.id }) as Command);
    // One who left, and one who has not accepted when the time is over.
    for (const { room, events } of [run(finished(), ...mine(bob), leave(ann)), run(finished(), ...mine(bob, cara), 30_000)]) {
      expect(room).toMatchObject({ status: 'closed', rematch: null });
      expect(events.at(-1)).toEqual({ type: 'closed', reason: 'deck_gone' });
    }
    // Too few are too few, whosever the deck is.
    expect(run(finished(), ...mine(bob), 30_000).events.at(-1)).toEqual({ type: 'closed', reason: 'no_rematch' });
    for (const room of [run(finished(), ...mine(bob, ann), leave(cara)).room, run(finished(), ...mine(bob, ann), 30_000).room])
      expect(room).toMatchObject({ status: 'starting', players: [{ id: 'ann' }, { id: 'bob' }], match: { deck: later.deck } });
    expect(run(finished(), ...accepted(bob, cara), leave(ann)).room).toMatchObject({ status: 'starting', match: { deck: later.deck } });
  });

  it('[R3-1] an image that has come to it since is the next one, and one that is gone is not shown', () => {
    const before = finished().match?.stills ?? [];
    const { match } = run(finished(), ...accepted(ann, bob, cara)).room;
    expect(match?.stills).toEqual(['hat', ...[...before.slice(1), ...before.slice(0, 1)].filter((id) => id !== 'still-2')]);
  });

  it('[R0-25] is not played again when there is nothing in it, nor anything else to show', () => {
    const over = finished();
    for (const shown of [
      { ...later, deck: [] },
      { deck: [], stills: [] },
    ]) {
      const { room, refusal } = decide(over, { ...again(ann), shown }, over.changedAt);
      expect([refusal?.code, room]).toEqual(['UNAVAILABLE', over]);
    }
  });

  it('[R0-19] of what it will show the arena keeps nothing when there is no rematch', () => {
    expect(run(finished(), ...accepted(ann), 30_000).room).toMatchObject({ status: 'closed', rematch: null });
  });
});

describe('players who keep apart', () => {
  it('[R0-23] do not accept the rematch the other has accepted; whoever else is there plays on', () => {
    const apart = run(finished(), again(ann));
    const refused = decide(apart.room, { ...again(bob), apart: [ann.id] }, apart.room.changedAt);
    expect(refused).toMatchObject({ refusal: { code: 'BLOCKED' }, events: [] });
    expect(refused.room).toBe(apart.room);
    const { room } = run(apart.room, { ...again(cara), apart: ['zoe'] }, 30_000);
    expect(room).toMatchObject({ status: 'starting', players: [{ id: 'ann' }, { id: 'cara' }] });
  });
});

describe('who leaves after accepting', () => {
  it('[R0-23] [R1-19] has accepted nothing, and keeps nobody out any more', () => {
    const room = run(finished(), again(ann), leave(ann)).room;
    expect(room.rematch?.accepted).toEqual([]);
    const { room: next, refusal } = run(room, { ...again(bob), apart: [ann.id] }, again(cara));
    expect(refusal).toBeNull();
    expect(next).toMatchObject({ status: 'starting', match: { roster: [{ id: 'bob' }, { id: 'cara' }] } });
  });
});

describe('with fewer than two', () => {
  it('[R1-20] the arena closes when the second last leaves', () => {
    const { room, events } = run(finished(), leave(ann), leave(bob));
    expect(room).toMatchObject({ status: 'closed', players: [] });
    expect(only(events, 'closed')).toEqual([{ type: 'closed', reason: 'no_rematch' }]);
  });

  it('[R1-20] leaving leaves the rest to decide: all who stay have accepted', () => {
    const { room } = run(finished(), again(ann), again(bob), leave(cara));
    expect(room).toMatchObject({ status: 'starting', match: { roster: [{ id: 'ann' }, { id: 'bob' }] } });
  });

  it('[R1-20] the winner of a forfeit who asks for another match has nobody to play against', () => {
    const { room } = run(playing(), leave(bob), again(ann));
    expect(room.status).toBe('closed');
  });
});

describe('after 30 s', () => {
  it('[R1-21] two who accepted play on, and the third loses the seat', () => {
    const { room, events } = run(finished(), again(ann), again(cara), 30_000);
    expect(room).toMatchObject({
      status: 'starting',
      players: [{ id: 'ann' }, { id: 'cara' }],
      match: { roster: [{ id: 'ann' }, { id: 'cara' }] },
    });
    expect(only(events, 'left')).toEqual([{ type: 'left', who: { id: 'bob', username: 'Bob' }, during: 'finished' }]);
  });

  it('[R1-21] with fewer the arena closes', () => {
    const { room, events } = run(finished(), again(ann), 30_000);
    expect(room.status).toBe('closed');
    expect(events.at(-1)).toEqual({ type: 'closed', reason: 'no_rematch' });
  });
});
