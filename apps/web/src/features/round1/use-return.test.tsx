// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RoomView } from '@deadpan/protocol';
import { aView } from '../../stage/testing/views.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useReturn } from './use-return.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const shown = { view: aView() };
function Result() {
  const { leavesAt, stay } = useReturn(shown.view);
  return <button onClick={stay}>{leavesAt === null ? 'stays' : 'leaves'}</button>;
}

function onResult(view: RoomView) {
  shown.view = view;
  const routes = [
    { path: '/game', Component: Result },
    { path: '/play', element: <p>play</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/game'] });
  render(<RouterProvider router={router} />);
  return Object.assign(() => router.state.location.pathname, {
    show: (next: RoomView) => {
      shown.view = next;
      act(() => void router.revalidate());
    },
  });
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

it('whoever wanted another match that is off again is not sent away at once', async () => {
  const path = onResult({ ...ended, rematch: { accepted: ['ann'], ends_at: null } });
  await pass(20_000);
  path.show(ended);
  await pass(7_999);
  expect(path()).toBe('/game');
  await pass(1);
  expect(path()).toBe('/play');
});

it('whoever opens a dialog stays, also when it is closed again before the time is over', async () => {
  const path = onResult(ended);
  await pass(2_000);
  const opened = render(
    <Dialog open onOpenChange={() => undefined} title="Sound">
      how loud
    </Dialog>,
  );
  await pass(2_000);
  opened.unmount();
  expect(screen.getByRole('button').textContent).toBe('stays');
  await pass(60_000);
  expect(path()).toBe('/game');
});
