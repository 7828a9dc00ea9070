import type { OutReason, RoomView } from '@deadpan/protocol';
import { expect, it } from 'vitest';
import { gameEvents } from './game-events.ts';

function view(change: Partial<RoomView> = {}, out: OutReason | null = null): RoomView {
  const players = [{ user_id: 'ann', out_reason: out }];
  const known = { match_id: 'm1', status: 'playing', round: 1, rounds: 3, current_play: 1, match_result: null, you: 'ann', players };
  return { ...known, ...change } as RoomView;
}
const result = {} as RoomView['match_result'];
const lobby = view({ match_id: null, status: 'waiting', round: 0 });

it('counts the start of a match once, and none for a page that opens in the middle', () => {
  const starting = view({ status: 'starting' });
  expect(gameEvents(lobby, starting)).toEqual([{ game_type: 'full', action: 'start', round_number: 1 }]);
  expect(gameEvents(starting, view())).toEqual([]);
  expect(gameEvents(null, view())).toEqual([]);
  expect(gameEvents(view({ match_result: result }), view({ status: 'starting', match_id: 'm2', rounds: 1 }))).toEqual([
    { game_type: 'round1', action: 'start', round_number: 1 },
  ]);
});

it('counts one’s own elimination once per play, with its reason', () => {
  const out = { game_type: 'full', action: 'elimination', round_number: 1, elimination_reason: 'smile' };
  expect(gameEvents(view(), view({}, 'smile'))).toEqual([out]);
  expect(gameEvents(view({}, 'smile'), view({}, 'smile'))).toEqual([]);
  expect(gameEvents(view({}, 'absent'), view({ current_play: 2 }, 'smile'))).toEqual([out]);
  expect(gameEvents(null, view({}, 'smile'))).toEqual([]);
});

it('counts the end of a match once', () => {
  const ended = view({ match_result: result, status: 'finished', round: 3 });
  expect(gameEvents(view({ round: 3 }), ended)).toEqual([{ game_type: 'full', action: 'end', round_number: 3 }]);
  expect(gameEvents(ended, ended)).toEqual([]);
  expect(gameEvents(null, ended)).toEqual([]);
});

it('counts nothing where there is no match', () => expect(gameEvents(null, lobby)).toEqual([]));
