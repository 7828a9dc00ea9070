// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NOW, aPlayer, aView } from '../../stage/testing/views.ts';
import { Scoreboard } from './scoreboard.tsx';
import { showStage, won } from './testing.tsx';

afterEach(cleanup);

const between = aView({ rounds: 3, phase: 'scoreboard', phase_ends_at: NOW + 6_200, total_plays: 7 });
/** What is said of everybody, the leader first. */
const places = (): string[] =>
  within(screen.getAllByRole('list')[0] as HTMLElement)
    .getAllByRole('listitem')
    .flatMap((item) => (item.querySelector('h2') ? [item.textContent ?? ''] : []));

it('says who took the round and why, where everybody stands, and what comes', () => {
  showStage(Scoreboard, { ...between, standings: [won(1, 'bob', { points: { bob: 4 }, scores: { bob: 4 / 7, ann: 1 / 7 } })] });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Round 1 to bob');
  expect(screen.getByText('bob won 4 of 7 plays.')).toBeTruthy();
  expect(places()).toEqual(['bob1 roundR1Round 1 57\u2009% won', 'You0 roundsR1Round 1 14\u2009%']);
  expect(screen.getByRole('heading', { name: 'Next: Comedy' })).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toBe('7');
});

it('the sound and the way out are there, as in every round', () => {
  const { sound } = showStage(Scoreboard, between);
  act(() => screen.getByRole('button', { name: 'Sound' }).click());
  act(() => screen.getByRole('switch', { name: /Mute/ }).click());
  expect(sound.getState().muted).toBe(true);
  act(() => sound.change({ muted: false }));
  act(() => screen.getByRole('button', { name: 'Done' }).click());
  expect(screen.getByRole('button', { name: 'Leave' })).toBeTruthy();
});

it('tells the winner about themselves, and after the last round that it was the last', () => {
  const standings = [won(1, 'bob'), won(2, 'ann', { points: { ann: 1 } })];
  showStage(Scoreboard, { ...between, round: 2, rounds: 2, standings });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Round 2 is yours');
  expect(screen.getByText('You broke one listener.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'That was the last round.' })).toBeTruthy();
});

it('a shared round is shared, one that nobody won is nobody’s', () => {
  const tied = [
    { user_id: 'ann', username: 'ann' },
    { user_id: 'bob', username: 'bob' },
  ];
  showStage(Scoreboard, { ...between, standings: [won(1, 'bob', { result: 'draw', winner: null, tied })] });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Round 1 is shared');
  expect(screen.getByText('You and bob share it.')).toBeTruthy();
  cleanup();
  const players = [aPlayer('ann'), aPlayer('bob', { left: true })];
  showStage(Scoreboard, {
    ...between,
    players,
    standings: [won(1, 'bob', { result: 'complete_draw', winner: null, points: {}, scores: {} })],
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Round 1 to nobody');
  expect(screen.getByText('Nobody won a play.')).toBeTruthy();
});
