// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { MatchesAnswer } from '@deadpan/protocol';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { History } from './history.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const matches: MatchesAnswer['matches'] = ['m1', 'm2', 'm3'].map((id) => ({
  id,
  endedAt: '2025-05-30T18:04:00Z',
  gameType: 'full',
  result: 'lost',
  score: 35,
  wins: 1,
  plays: 3,
  rounds: 3,
  players: [],
}));

/** A profile of nothing but its history, among pages of matches. */
function open() {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ matches, next: null }))));
  const routes = [
    { path: '/profile', element: <History type="all" me="ann" /> },
    { path: '*', element: <h1>Elsewhere</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/profile'] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
const links = () => screen.findAllByRole('link');

it('who comes back from a match goes on reading where it stands; who comes anew begins at the top', async () => {
  const router = open();
  const [, second] = await links();
  if (second) fireEvent.click(second);
  await screen.findByRole('heading', { name: 'Elsewhere' });
  await act(() => router.navigate(-1));
  const again = (await links())[1];
  await waitFor(() => expect(document.activeElement).toBe(again));

  if (again) fireEvent.click(again);
  await screen.findByRole('heading', { name: 'Elsewhere' });
  await act(() => router.navigate('/profile'));
  await links();
  await act(() => new Promise(requestAnimationFrame));
  expect(document.activeElement).toBe(document.body);
});
