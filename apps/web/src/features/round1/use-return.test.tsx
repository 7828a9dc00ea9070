// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RoomView } from '@deadpan/protocol';
import { aView } from '../../stage/testing/views.ts';
import { useReturn } from './use-return.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Result({ view }: { view: RoomView }) {
  const { leavesAt, stay } = useReturn(view);
  return <button onClick={stay}>{leavesAt === null ? 'stays' : 'leaves'}</button>;
}

function onResult(view: RoomView) {
  const routes = [
    { path: '/game', element: <Result view={view} /> },
    { path: '/play', element: <p>play</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/game'] });
  render(<RouterProvider router={router} />);
  return () => router.state.location.pathname;
}
const ended = aView({ status: 'finished', phase: 'round_ended', rematch: { accepted: [], ends_at: null } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('spec §2 Round 1 screen: after 7 s and 1 s more it goes to /play [2.96 9.2]', async () => {
  const path = onResult(ended);
  await pass(7_999);
  expect(path()).toBe('/game');
  await pass(1);
  expect(path()).toBe('/play');
});

it('players §8: the return can be stopped, and nobody is sent away who might play again [P.8]', async () => {
  const path = onResult(ended);
  act(() => screen.getByRole('button', { name: 'leaves' }).click());
  await pass(60_000);
  expect(path()).toBe('/game');
  cleanup();
  const wanted = onResult({ ...ended, rematch: { accepted: ['bob'], ends_at: null } });
  await pass(60_000);
  expect(wanted()).toBe('/game');
});
