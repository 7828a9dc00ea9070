// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { LeaderboardAnswer } from '@deadpan/protocol';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { session } from '../../engine/http/api.ts';
import { undecided } from '../../engine/http/session.ts';
import { LeaderboardScreen } from './leaderboard-screen.tsx';

const row = (rank: number, id: string, value: number): LeaderboardAnswer['rows'][number] => ({
  rank,
  id,
  username: id,
  profile_picture_url: null,
  value,
  games: 8,
});
const wins: LeaderboardAnswer = { board: 'wins', period: 'week', minGames: 1, rows: [row(1, 'kofi', 7), row(2, 'mara', 5)], own: { rank: 2, value: 5, games: 8 } }; // prettier-ignore

function Where() {
  return <p data-testid="where">{useLocation().search}</p>;
}

/** Opens the board; the server gives these answers, one after the other, the last for ever. */
function open(answers: (LeaderboardAnswer | number)[], path = '/leaderboard') {
  const fetched = vi.fn<(url: string) => Promise<Response>>(() => {
    const next = answers.length > 1 ? answers.shift() : answers[0];
    return Promise.resolve(typeof next === 'number' ? new Response(null, { status: next }) : new Response(JSON.stringify(next)));
  });
  vi.stubGlobal('fetch', fetched);
  const user = { id: 'mara', username: 'mara', email: 'mara@example.org', profile_picture_url: null, created_at: '2025-03-03T10:00:00Z' };
  session.store.setState({ ...undecided, user, isAuthenticated: true, loading: false });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[path]}>
        <LeaderboardScreen />
        <Where />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return fetched;
}

const cells = (): string[][] =>
  screen.getAllByRole('row').map((line) => [...line.children].map((cell) => (cell.textContent ?? '').replace(/\u2009/g, '')));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  session.store.setState(undecided, true);
});

it('ranks who won most this week, and marks whose page it is', async () => {
  const fetched = open([wins]);
  await screen.findByRole('table', { name: 'Wins, This week' });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/leaderboard?board=wins&period=week');
  expect(cells()).toEqual([
    ['Rank', 'Warrior', 'Matches', 'Wins'],
    ['1', 'Kkofi', '8', '7'],
    ['2', 'MmaraYou', '8', '5'],
  ]);
  expect(screen.getByRole('status').textContent).toBe('Wins, this week: 2 rows.');
});

it('shows the own rank below the rows when it is not among them', async () => {
  open([{ ...wins, board: 'stone_face', rows: [row(1, 'kofi', 87.5)], own: { rank: 61, value: 12.4, games: 9 } }]);
  await screen.findByRole('rowgroup', { name: 'Your own rank, below the rows shown' });
  expect(cells().at(-1)).toEqual(['61', 'MmaraYou', '9', '12.4%']);
  expect(screen.queryByText(/You are not ranked/)).toBeNull();
});

it('says how many matches it takes, to who is not ranked', async () => {
  open([{ ...wins, board: 'win_rate', minGames: 5, rows: [row(1, 'kofi', 87.5)], own: null }], '/leaderboard?board=win_rate&period=all');
  await screen.findByText('You are not ranked here. It takes 5 matches.');
  expect(screen.getByText(/It takes 5 matches to be ranked here/)).toBeTruthy();
});

it('keeps the board in the address, so that it can be passed on', async () => {
  const fetched = open([wins, { ...wins, board: 'smile_rate' }]);
  await screen.findByRole('table');
  fireEvent.click(screen.getByRole('radio', { name: 'Smile rate' }));
  await screen.findByRole('table', { name: 'Smile rate, This week' });
  fireEvent.click(screen.getByRole('radio', { name: 'All time' }));
  await waitFor(() => expect(fetched.mock.calls.at(-1)?.[0]).toBe('/api/leaderboard?board=smile_rate&period=all'));
  expect(screen.getByTestId('where').textContent).toBe('?board=smile_rate&period=all');
});

it('takes an address of no board for the first one', async () => {
  const fetched = open([wins], '/leaderboard?board=height&period=never');
  await screen.findByRole('table');
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/leaderboard?board=wins&period=week');
});

it('an empty board says so; a failed one tries again', async () => {
  open([503, { ...wins, rows: [], own: null }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Nobody is on this board. Very composed of them.');
  expect(screen.getByRole('link', { name: 'Play Game' }).getAttribute('href')).toBe('/play');
});
