// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { session as account } from '../../engine/http/api.ts';
import { LOBBY } from '../../engine/socket/testing.ts';
import { currentRoom } from '../../stage/current-room.ts';
import { aSession } from '../../stage/testing/session.ts';
import { toastStore } from '../../ui/toast-store.ts';
import { Round1Screen } from './round1-screen.tsx';

afterEach(() => {
  cleanup();
  currentRoom.getState().current?.close();
  currentRoom.setState({ current: null, asking: false });
  toastStore.setState({ toast: undefined });
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Ann comes back to round 1 of the arena; the door is still shut. */
function comeBack() {
  const seat = aSession();
  const close = vi.fn<() => void>();
  const session = Object.assign(seat.session, { close, memes: { offsetMs: () => null, getState: () => ({ needsTap: false }) } });
  const user = { id: 'ann', username: 'ann', email: 'ann@example.org', profile_picture_url: null, created_at: '' };
  account.store.setState({ user, isAuthenticated: true, loading: false });
  currentRoom.setState({ current: session, asking: false });
  const routes = [
    { path: '/game/:roomId/round1', element: <Round1Screen /> },
    { path: '*', element: <p>elsewhere</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/game/${LOBBY}/round1`] });
  render(<RouterProvider router={router} />);
  const refuse = (code: string, message: string): void =>
    act(() => seat.world.patch({ joined: null, refusal: { code, message, lobby_id: LOBBY } as never }));
  return { ...seat, refuse, close, path: () => router.state.location.pathname };
}

it.each([
  ['LOBBY_RECOVERY_FAILED', 'Unable to join lobby. Please try again.'],
  ['UNAVAILABLE', 'The server cannot save right now.'],
])('spec §2 Round 1 screen: after %s it stays, and Refresh Page connects again without a reload [2.79]', async (code, message) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const { refuse, close, path } = comeBack();
  const before = currentRoom.getState().current;
  refuse(code, message);
  expect(screen.getByRole('heading', { name: 'Connection Error' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain(message);
  expect(path()).toBe(`/game/${LOBBY}/round1`);
  expect(toastStore.getState().toast).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: 'Refresh Page' }));
  expect(close).toHaveBeenCalledOnce();
  await waitFor(() => expect(currentRoom.getState().current).not.toBe(before));
  expect(path()).toBe(`/game/${LOBBY}/round1`);
});

it('a key, a forfeit or a full arena is for the lobby’s door', () => {
  const { refuse, path } = comeBack();
  refuse('LOBBY_FULL', 'The arena is full.');
  expect(path()).toBe(`/lobby/${LOBBY}`);
});

it('another page takes the seat: the camera goes off', async () => {
  const { devices, world, session } = comeBack();
  const live = (): number => devices.tracks.filter((track) => track.readyState === 'live').length;
  act(() => world.sit());
  await act(async () => void (await session.camera.open()));
  expect(live()).toBe(1);
  act(() => world.patch({ elsewhere: true, status: 'disconnected', joined: null }));
  expect(screen.getByRole('heading', { name: 'Playing elsewhere' })).toBeTruthy();
  expect(live()).toBe(0);
});

it('the arena refuses who comes back: the camera goes off and is not opened again', async () => {
  localStorage.setItem('game_state', JSON.stringify({ id: LOBBY, status: 'playing', players: [] }));
  const { devices, refuse, session } = comeBack();
  await waitFor(() => expect(session.camera.getState().status).toBe('live'));
  refuse('LOBBY_RECOVERY_FAILED', 'Unable to join lobby. Please try again.');
  expect(screen.getByRole('heading', { name: 'Connection Error' })).toBeTruthy();
  expect(devices.asked).toBe(1);
  expect(devices.tracks.map((track) => track.readyState)).toEqual(['ended']);
});
