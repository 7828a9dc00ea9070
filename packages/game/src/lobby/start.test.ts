import { expect, it } from 'vitest';
import { decide } from '../decide.ts';
import { aDeck, ann, aReadyRoom, aRoom, bob, cara, drop, NOW, playing, run, someStills } from '../testing/index.ts';

it('[R0-7] the host starts an arena in which all are ready and here', () => {
  expect(decide(aReadyRoom(), { type: 'start', by: ann.id, deck: aDeck, stills: [] }, NOW)).toMatchObject({
    refusal: null,
    room: { status: 'starting', match: { round: { phase: 'waiting' } } },
    events: [{ type: 'game_starting', again: false }, { type: 'round_started' }],
  });
});

it('spec §5 Validation: [R0-7] nobody else starts, nor with too few, with somebody unready or away, without memes, or twice [4.11 5.16 6.3]', () => {
  const room = aReadyRoom();
  const answer = (where = room, by = ann.id, deck = aDeck, stills = someStills) =>
    decide(where, { type: 'start', by, deck, stills }, NOW).refusal?.code;
  expect([
    answer(room, bob.id),
    answer(room, cara.id),
    answer(aReadyRoom({ players: [ann] })),
    answer(aRoom()),
    answer(run(room, drop(room, bob)).room),
    answer(room, ann.id, []),
    answer(aReadyRoom({ settings: { maxRounds: 3 } }), ann.id, aDeck, []),
    answer(playing()),
  ]).toEqual([
    'NOT_HOST',
    'NOT_A_MEMBER',
    'NOT_ENOUGH_PLAYERS',
    'NOT_ALL_READY',
    'NOT_ALL_READY',
    'UNAVAILABLE',
    'UNAVAILABLE',
    'NOT_WAITING',
  ]);
});
