import { expect, it } from 'vitest';
import { decide, type Command, type Room } from '@deadpan/game';
import { aReadyRoom, ann, bob, laugh, leave, playing, run } from '@deadpan/game/testing';
import type { PlayersDecks } from './deck-choice.ts';
import { createMatches } from './matches.ts';

const still = (id: string) => ({ id, url: `/media/decks/${id}.webp`, alt: '', title: id, family: 'strict' as const });

/** An arena that plays with a deck of Ann's; `decks` is what is kept of decks, and who was asked for. */
function arenaOf(first: Room) {
  const world = { room: first, decks: { isThere: true, isShared: false, stills: ['hat'] }, asked: [] as string[], moment: first.changedAt };
  const mayUse = (by: string): boolean => world.decks.isThere && (world.decks.isShared || by === ann.id);
  const decks: PlayersDecks = {
    async usable(_deck, by) {
      world.asked.push(by);
      return mayUse(by) ? { name: 'Hats' } : null;
    },
    onlyFor: async () => (world.decks.isShared ? null : ann.id),
    contents: async () => ({ memes: [], stills: world.decks.stills.map(still) }),
    known: async () => ({ memes: {}, stills: {} }),
  };
  const matches = createMatches({
    rooms: {
      look: async () => ({ version: 1, room: world.room }),
      async perform(_id, command: Command) {
        const { room, refusal } = decide(world.room, command, world.moment);
        world.room = room;
        return { held: { version: 1, room }, refusal };
      },
    },
    strangers: { apart: async () => [] },
    builtIn: { deck: [{ id: 'toast', durationMs: 5_000 }], stills: ['chess'] },
    decks,
  });
  return { world, matches };
}

const deck = 'deck-of-hats';
const finished = (settings: Partial<Room['settings']> = { deck }): Room =>
  run(playing({ players: [ann, bob], settings: { round1Plays: 1, ...settings } }), laugh(bob), 300, 4_000).room;

it('a rematch shows what the deck holds when it is accepted, not what it held before', async () => {
  const { world, matches } = arenaOf(finished());
  expect(await matches.playAgain('ABCDEF', ann.id)).toMatchObject({ refusal: null });
  // Whoever has accepted has, whatever becomes of the deck.
  world.decks.isThere = false;
  expect(await matches.playAgain('ABCDEF', ann.id)).toMatchObject({ refusal: null });
  world.decks.isThere = true;
  world.decks.stills = ['hat', 'wig'];
  expect(await matches.playAgain('ABCDEF', bob.id)).toMatchObject({ refusal: null, held: { room: { status: 'starting' } } });
  expect(world.asked).toEqual([ann.id, ann.id]);
  expect(world.room.match).toMatchObject({
    deck: [{ id: 'toast' }],
    own: { memes: {}, stills: { hat: { id: 'hat' }, wig: { id: 'wig' } } },
  });
  expect(world.room.match?.stills.toSorted()).toEqual(['hat', 'wig']);
});

it('a rematch is refused when its host may not see the deck any more: it is gone, or its owner has left and keeps it private', async () => {
  const gone = arenaOf(finished());
  gone.world.decks.isThere = false;
  const refused = { refusal: { code: 'BAD_SETTINGS', message: expect.stringContaining('another arena') } };
  for (const who of [ann, bob]) expect(await gone.matches.playAgain('ABCDEF', who.id)).toMatchObject(refused);
  expect(gone.world.room).toMatchObject({ status: 'finished', rematch: { accepted: [] } });

  const three = run(
    playing({ players: [ann, bob, { ...bob, id: 'cara' }], settings: { round1Plays: 1, deck } }),
    ...[laugh(bob), laugh({ ...bob, id: 'cara' }), 300, 4_000],
  );
  const left = arenaOf(run(three.room, leave(ann)).room);
  expect(await left.matches.playAgain('ABCDEF', bob.id)).toMatchObject(refused);
  left.world.decks.isShared = true;
  for (const who of [bob.id, 'cara']) expect(await left.matches.playAgain('ABCDEF', who)).toMatchObject({ refusal: null });
  expect(left.world.room.status).toBe('starting');
});

it('a private deck goes with its owner, also when the others have accepted already: the arena closes', async () => {
  const cara = { ...bob, id: 'cara' };
  const three = run(playing({ players: [ann, bob, cara], settings: { round1Plays: 1, deck } }), laugh(bob), laugh(cara), 300, 4_000);
  const { world, matches } = arenaOf(three.room);
  for (const who of [bob, cara]) expect(await matches.playAgain('ABCDEF', who.id)).toMatchObject({ refusal: null });
  world.room = run(world.room, leave(ann)).room;
  expect(world.room).toMatchObject({ status: 'closed', rematch: null });
});

it('no deck is looked up for the built-in one, before a match is over, and for who has no seat', async () => {
  const own = arenaOf(finished());
  expect(await own.matches.playAgain('ABCDEF', 'zoe')).toMatchObject({ refusal: { code: 'NOT_A_MEMBER' } });
  const running = arenaOf(playing({ settings: { deck } }));
  expect(await running.matches.playAgain('ABCDEF', ann.id)).toMatchObject({ refusal: { code: 'NOT_FINISHED' } });
  const builtIn = arenaOf(finished({}));
  for (const who of [ann, bob]) expect(await builtIn.matches.playAgain('ABCDEF', who.id)).toMatchObject({ refusal: null });
  expect([own, running, builtIn].map(({ world }) => world.asked)).toEqual([[], [], []]);
});

it('who is not the host hears so, whatever has become of the deck, and none is looked up for them', async () => {
  const { world, matches } = arenaOf(aReadyRoom({ settings: { deck } }));
  world.decks.isThere = false;
  const codes: unknown[] = [];
  for (const who of ['zoe', bob.id]) codes.push((await matches.start('ABCDEF', who)).refusal?.code);
  expect([codes, world.asked]).toEqual([['NOT_A_MEMBER', 'NOT_HOST'], []]);
  expect(await matches.start('ABCDEF', ann.id)).toMatchObject({ refusal: { code: 'BAD_SETTINGS' } });
  world.decks.isThere = true;
  expect(await matches.start('ABCDEF', ann.id)).toMatchObject({ refusal: null, held: { room: { match: { stills: ['hat'] } } } });
});
