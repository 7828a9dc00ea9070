import { expect, it } from 'vitest';
import { createKept } from '../engine/storage/kept.ts';
import { forgetGame, keepGame, restoreGame } from './kept-game.ts';
import { aView } from './testing/views.ts';

function memory(text: string | null = null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => void (kept = value),
    removeItem: () => void (kept = null),
  };
}

it('spec §3 Entities: the game state is kept, restored, and forgotten [3.9]', () => {
  const storage = memory();
  keepGame(aView(), storage);
  expect(restoreGame(storage)).toMatchObject({
    id: '7KQ2MX',
    name: 'Poker Night',
    hostId: 'ann',
    maxRounds: 1,
    settings: { round1Duration: 60 },
    players: [{ id: 'ann', username: 'ann', isHost: true }, { id: 'bob' }],
  });
  forgetGame(storage);
  expect(restoreGame(storage)).toBeNull();
});

it.each([
  ['nothing', null, null],
  ['garbage', '{"id":', null],
  ['a list', '[]', null],
  ['no id', '{"players":[]}', null],
  ['an id that is none', '{"id":7}', null],
  ['players that are no list', '{"id":"A","players":"two"}', { id: 'A', players: [] }],
])('spec §3 Entities: %s is restored only as far as it is a game [3.9]', (_, text, game) => {
  expect(restoreGame(memory(text))).toEqual(game);
});

it('does without a storage that is forbidden', () => {
  const kept = createKept(() => {
    throw new Error('no');
  });
  keepGame(aView(), kept);
  expect(restoreGame(kept)?.name).toBe('Poker Night');
  forgetGame(kept);
  expect(restoreGame(kept)).toBeNull();
});
