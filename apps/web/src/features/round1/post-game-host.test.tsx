// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { MatchResultView, RoomView } from '@deadpan/protocol';
import { createStore } from 'zustand/vanilla';
import { currentRoom } from '../../stage/current-room.ts';
import type { RoomSession } from '../../stage/room-session.ts';
import { NOW, aView } from '../../stage/testing/views.ts';
import { PostGameHost } from './post-game-host.tsx';

afterEach(() => {
  cleanup();
  currentRoom.setState({ current: null });
});

const bob = { user_id: 'bob', username: 'bob' };
const match_result: MatchResultView = {
  result: 'winner',
  winner: bob,
  winners: [bob],
  is_tie: false,
  isCurrentPlayerWinner: false,
  message: 'bob wins round 1.',
  wins: { bob: 1 },
  play_winners: ['bob'],
  allPlayers: [],
};

/** /play with the host on it, in a room as `view` has it. */
function onPlay(view: RoomView) {
  const room = createStore(() => ({ view, status: 'open' }));
  currentRoom.setState({ current: { roomId: view.lobby_id, room, serverNow: () => NOW } as unknown as RoomSession });
  const element = <PostGameHost />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/play'] });
  render(<RouterProvider router={router} />);
  return { path: () => router.state.location.pathname, show: (next: RoomView) => act(() => room.setState({ view: next })) };
}

it('follows another match that begins after the decided one', () => {
  const page = onPlay(aView({ status: 'finished', phase: 'round_ended', match_result }));
  expect(screen.getByRole('dialog', { name: 'The match is over' })).toBeTruthy();
  page.show(aView({ status: 'starting', phase: null }));
  expect(page.path()).toMatch(/^\/game\/7KQ2MX/);
});

it('does not drag a player back who leaves a running match by the back button', () => {
  const page = onPlay(aView());
  expect(page.path()).toBe('/play');
  page.show(aView({ current_play: 3 }));
  expect(page.path()).toBe('/play');
});
