// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { RecordedRound } from '@deadpan/protocol';
import { peopleOf } from './people.ts';
import { Rounds } from './rounds.tsx';
import { aMatch } from './testing.ts';

afterEach(cleanup);

it.each<[RecordedRound['result'], string]>([
  ['draw', 'You and bob share the round.'],
  ['complete_draw', 'Nobody took the round.'],
])('a round that ended as %s is not told as another', (result, words) => {
  const record = aMatch({ rounds: [{ round: 1, result, winner: null, tied: ['ann', 'bob'], scores: {}, points: {} }] });
  render(<Rounds record={record} people={peopleOf(record, 'ann')} />);
  expect(screen.getByText(words)).toBeTruthy();
});
