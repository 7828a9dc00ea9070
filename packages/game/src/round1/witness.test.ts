import { describe, expect, it } from 'vitest';
import type { Command, Person } from '../command.ts';
import { ann, bob, cara, dan, laugh, only, playing, run } from '../testing/index.ts';
import { agreed } from './witness.ts';

const four = () => playing({ players: [ann, bob, cara, dan] });
const sees = (by: Person, who: Person, play = 1): Command => ({ type: 'witness', by: by.id, who: who.id, play });
const notes = (room: ReturnType<typeof four>) => agreed(room.match?.witnessed ?? []);

describe('opponents who see a smile that its owner does not claim', () => {
  it('[R1-23] two who agree make a note, and eliminate nobody', () => {
    const one = run(four(), sees(bob, ann), sees(bob, ann));
    expect(notes(one.room)).toEqual([]);
    const two = run(one.room, sees(cara, ann));
    expect(notes(two.room)).toEqual([{ play: 1, who: 'ann', by: ['bob', 'cara'] }]);
    expect(only(two.events, 'witnessed')).toEqual([{ type: 'witnessed', who: { id: 'ann', username: 'Ann' }, play: 1 }]);
    expect(two.room.match?.round).toMatchObject({ phase: 'playing', out: [] });
    expect(only(run(two.room, sees(dan, ann)).events, 'witnessed')).toEqual([]);
  });

  it('[R1-23] the note is gone when the smile is claimed after all, and none is made of a claimed one', () => {
    const room = run(four(), sees(bob, ann), sees(cara, ann), laugh(ann)).room;
    expect(notes(room)).toEqual([]);
    expect(run(room, sees(bob, ann)).room).toBe(room);
  });

  it('[R1-23] is refused about oneself, a stranger, another play, and by strangers', () => {
    const codes = [sees(ann, ann), sees(ann, { ...bob, id: 'x' }), sees(ann, bob, 2), sees({ ...bob, id: 'x' }, ann)].map(
      (command) => run(four(), command).refusal?.code,
    );
    expect(codes).toEqual(['UNKNOWN_PLAYER', 'UNKNOWN_PLAYER', 'STALE_PLAY', 'NOT_A_MEMBER']);
  });
});
