// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useParams } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { session as account } from '../engine/http/api.ts';
import { LOBBY } from '../engine/socket/testing.ts';
import { currentRoom } from './current-room.ts';
import { GameKeeper } from './game-keeper.tsx';
import { closeRoom, useRoomSession } from './room-sessions.ts';
import { aSession } from './testing/session.ts';

const before = account.store.getState();

afterEach(() => {
  cleanup();
  closeRoom();
  account.store.setState(before, true);
  vi.unstubAllGlobals();
});

function Screen() {
  const session = useRoomSession(useParams()['roomId'] ?? '');
  return <Link to="/game/7KQ2MX/round1">{session?.roomId ?? 'none'}</Link>;
}

it('who goes from a shut door to the room of another match is in that room: only the one behind the door is over', () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  account.store.setState({ user: { id: 'ann', username: 'ann' } as never, isAuthenticated: true, loading: false });
  const door = aSession();
  currentRoom.setState({ current: door.session, asking: false });
  render(
    <MemoryRouter initialEntries={[`/lobby/${LOBBY}`]}>
      <Routes>
        <Route path="/lobby/:roomId" element={<Screen />} />
        <Route path="/game/:roomId/round1" element={<Screen key="game" />} />
      </Routes>
      <GameKeeper />
    </MemoryRouter>,
  );
  act(() => door.world.patch({ joined: null, refusal: { code: 'IN_ANOTHER_MATCH', message: 'no', lobby_id: LOBBY } }));
  fireEvent.click(screen.getByText(LOBBY));
  expect(currentRoom.getState().current?.roomId).toBe('7KQ2MX');
  expect(screen.getByText('7KQ2MX')).toBeTruthy();
});
