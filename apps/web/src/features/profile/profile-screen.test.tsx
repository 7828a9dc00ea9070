// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { MatchesAnswer, MatchListItem, SeriesAnswer, User, UserStats } from '@deadpan/protocol';
import { afterEach, expect, it, vi } from 'vitest';
import { session } from '../../engine/http/api.ts';
import { undecided } from '../../engine/http/session.ts';
import { toastStore } from '../../ui/toast-store.ts';
import { ProfileScreen } from './profile-screen.tsx';

const mara: User = {
  id: 'u1',
  username: 'mara',
  email: 'mara@example.org',
  profile_picture_url: null,
  created_at: '2025-03-03T10:00:00Z',
};
const stats: UserStats = {
  total_sessions: 48,
  average_score: 61.4,
  best_score: 92,
  win_rate: 39.6,
  total_wins: 19,
  total_losses: 29,
  loss_rate: 60.4,
  recent_win_rate: 60,
  game_type_breakdown: { round1: { total_games: 31, wins: 14, win_rate: 45.2 }, full: { total_games: 17, wins: 5, win_rate: 29.4 } },
};

const series: SeriesAnswer = {
  from: '2025-03-02',
  to: '2025-05-31',
  days: [
    { day: '2025-05-20', gameType: 'round1', won: 2, lost: 1, draw: 0, averageScore: 60 },
    { day: '2025-05-30', gameType: 'full', won: 0, lost: 1, draw: 1, averageScore: 35.5 },
  ],
  shares: { plays: 40, stoneFace: 57.5, smileRate: 30 },
};
const aMatch = (id: string, change: Partial<MatchListItem> = {}): MatchListItem => ({
  id,
  endedAt: '2025-05-30T18:04:00Z',
  gameType: 'full',
  result: 'lost',
  score: 35.5,
  wins: 1,
  plays: 3,
  rounds: 3,
  players: [
    { id: 'u1', username: 'mara', profile_picture_url: null, result: 'lost', score: 35.5 },
    { id: 'u2', username: 'kofi', profile_picture_url: null, result: 'won', score: 70 },
  ],
  ...change,
});

type Answers<T> = (T | number)[];

/** Opens the profile; the server gives these answers to each question, one after the other, the last for ever. */
function open(
  answers: Answers<UserStats>,
  user: User = mara,
  { days = [series], pages = [{ matches: [], next: null }] }: { days?: Answers<SeriesAnswer>; pages?: Answers<MatchesAnswer> } = {},
) {
  const fetched = vi.fn<(url: string) => Promise<Response>>((url) => {
    const all: Answers<unknown> = url.includes('/matches') ? pages : url.includes('/series') ? days : answers;
    const next = all.length > 1 ? all.shift() : all[0];
    return Promise.resolve(typeof next === 'number' ? new Response(null, { status: next }) : new Response(JSON.stringify(next)));
  });
  vi.stubGlobal('fetch', fetched);
  session.store.setState({ ...undecided, user, isAuthenticated: true, loading: false });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <ProfileScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return fetched;
}

const text = (of: Element): string => (of.textContent ?? '').replace(/\u2009/g, '');

/** The value beside a label. */
function valueOf(label: string): string | undefined {
  const term = screen.getAllByRole('term').find((each) => each.textContent === label);
  return term?.nextElementSibling ? text(term.nextElementSibling) : undefined;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  toastStore.setState({ toast: undefined });
  session.store.setState(undecided, true);
});

it("spec §2 Profile: avatar, username, e-mail, joined date, 'Active Player', refresh [2.104 3.1]", async () => {
  open([stats]);
  expect(screen.getByRole('heading', { level: 1, name: 'mara' })).toBeTruthy();
  expect(screen.getByText('M').className).toContain('avatar');
  expect(screen.getByText('mara@example.org')).toBeTruthy();
  expect(screen.getByText('Joined 3 March 2025')).toBeTruthy();
  expect(screen.getByText('Active Player')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Refresh' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Account' }).getAttribute('href')).toBe('/account');
});

it('spec §2 Profile: the picture of who has one, and the first letter when it does not load [2.104 3.1]', () => {
  open([stats], { ...mara, profile_picture_url: '/avatars/generated/abc.svg' });
  const picture = document.querySelector('main img');
  expect(picture?.getAttribute('src')).toBe('/avatars/generated/abc.svg');
  if (picture) fireEvent.error(picture);
  expect(screen.getByText('M')).toBeTruthy();
});

it('spec §2 Profile: Games Played, Total Wins, Best Score, Win Rate [2.105 3.24]', async () => {
  open([stats]);
  await waitFor(() => expect(valueOf('Games Played')).toBe('48'));
  expect(['Total Wins', 'Best Score', 'Win Rate'].map(valueOf)).toEqual(['19', '92', '40%']);
});

it('spec §2 Profile: Total Losses, Loss Rate, Recent Win Rate, Game Types Played [2.106 3.24]', async () => {
  open([stats]);
  await waitFor(() => expect(valueOf('Total Losses')).toBe('29'));
  expect(['Loss Rate', 'Recent Win Rate', 'Average Score', 'Game Types Played'].map(valueOf)).toEqual(['60%', '60%', '61', '2']);
});

it('spec §2 Profile: per game type total games, wins and win rate [2.107 3.24]', async () => {
  open([stats]);
  const rows = within(await screen.findByRole('table', { name: '' })).getAllByRole('row');
  const cells = rows.map((row) => [...row.children].map(text));
  expect(cells).toEqual([
    ['Game type', 'Total games', 'Wins', 'Win rate'],
    ['Round 1', '31', '14', '45%'],
    ['Full match', '17', '5', '29%'],
  ]);
});

it("spec §7: zeros on failure, and 'Failed to refresh stats' / 'Please try again later' [7.6 8.71]", async () => {
  open([500]);
  await waitFor(() =>
    expect(toastStore.getState().toast).toMatchObject({ title: 'Failed to refresh stats', text: 'Please try again later' }),
  );
  const labels = [
    'Games Played',
    'Total Wins',
    'Best Score',
    'Win Rate',
    'Total Losses',
    'Loss Rate',
    'Recent Win Rate',
    'Game Types Played',
  ];
  expect(labels.map(valueOf)).toEqual(['0', '0', '0', '0%', '0', '0%', '0%', '0']);
  expect(screen.queryByText('No match played yet. A spotless record.')).toBeNull();
});

it('a refresh asks again; one that fails keeps what was there', async () => {
  const fetched = open([stats, { ...stats, total_sessions: 49 }, 503]);
  await waitFor(() => expect(valueOf('Games Played')).toBe('48'));
  fireEvent.click(await screen.findByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(valueOf('Games Played')).toBe('49'));
  fireEvent.click(await screen.findByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(toastStore.getState().toast?.title).toBe('Failed to refresh stats'));
  expect(valueOf('Games Played')).toBe('49');
  expect(fetched.mock.calls.map(([url]) => url).filter((url) => url.includes('user-stats'))).toEqual(
    Array(3).fill('/api/analytics/user-stats'),
  );
});

it('who has not played yet has a spotless record', async () => {
  open([{ ...stats, total_sessions: 0, game_type_breakdown: {} }]);
  await screen.findByText('No match played yet. A spotless record.');
});

it('shows the results over time as charts, and the same as tables', async () => {
  open([stats]);
  await screen.findByRole('img', { name: '2 won, 2 lost, 1 drawn in the last 13 weeks.' });
  expect(screen.getByRole('img', { name: 'The average scores of 2 days.' })).toBeTruthy();
  const rows = (name: string): string[][] =>
    within(screen.getByRole('table', { name, hidden: true }))
      .getAllByRole('row', { hidden: true })
      .map((row) => [...row.children].map(text));
  expect(rows('Won and lost, week by week').slice(-2)).toEqual([
    ['18 May', '2', '1', '0'],
    ['25 May', '0', '1', '1'],
  ]);
  expect(rows('Average score, day by day')).toEqual([
    ['Day', 'Round 1', 'Full match'],
    ['20 May', '60', '–'],
    ['30 May', '–', '36'],
  ]);
  expect(['Stone Face', 'Smile Rate'].map(valueOf)).toEqual(['58%', '30%']);
});

it('shows one kind of match alone, in the charts and in the history', async () => {
  const fetched = open([stats]);
  await screen.findByRole('img', { name: /drawn/ });
  fireEvent.click(screen.getByRole('radio', { name: 'Full match' }));
  expect(screen.getByRole('img', { name: '0 won, 1 lost, 1 drawn in the last 13 weeks.' })).toBeTruthy();
  await waitFor(() => expect(fetched.mock.calls.at(-1)?.[0]).toBe('/api/matches?type=full'));
});

it('shows the matches a page at a time; the focus goes on where the list does', async () => {
  const pages = [
    { matches: [aMatch('m1'), aMatch('m2', { result: 'won' })], next: '17.m2' },
    { matches: [aMatch('m3', { result: 'draw', gameType: 'round1', plays: 1 })], next: null },
  ];
  const fetched = open([stats], mara, { pages });
  const links = async (): Promise<HTMLElement[]> => within(await screen.findByRole('region', { name: 'Matches' })).findAllByRole('link');
  expect((await links()).map((link) => link.getAttribute('href'))).toEqual(['/match/m1', '/match/m2']);
  expect(screen.getByText('2 matches shown')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('3 matches shown');
  expect(fetched.mock.calls.at(-1)?.[0]).toBe('/api/matches?before=17.m2');
  const third = (await links())[2];
  await waitFor(() => expect(document.activeElement).toBe(third));
  expect(third?.textContent).toContain('Drew');
  expect(third?.textContent).toContain('against kofi');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('says what could not be loaded, and tries again', async () => {
  open([stats], mara, { days: [503, series], pages: [503, { matches: [aMatch('m1')], next: null }] });
  await screen.findByText('The results could not be loaded.');
  await screen.findByText('The matches could not be loaded.');
  for (const again of screen.getAllByRole('button', { name: 'Try again' })) fireEvent.click(again);
  await screen.findByRole('img', { name: /drawn/ });
  await screen.findByRole('link', { name: /against kofi/ });
});
