import type { DeckShelf } from '@deadpan/protocol';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { vi } from 'vitest';
import { session as account } from '../../engine/http/api.ts';
import { LOBBY } from '../../engine/socket/testing.ts';
import { currentRoom } from '../../stage/current-room.ts';
import { GameKeeper } from '../../stage/game-keeper.tsx';
import { closeRoom } from '../../stage/room-sessions.ts';
import { aSession } from '../../stage/testing/session.ts';
import { toastStore } from '../../ui/toast-store.ts';
import { LobbyScreen } from './lobby-screen.tsx';

class NoSizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

function Where() {
  return <p data-testid="path">{useLocation().pathname}</p>;
}

/** For tests: what the page at `path` would be told over HTTP; `answer` may be changed in the middle of a test. */
function someHttp() {
  const world = {
    calls: [] as { path: string; method: string; body: unknown }[],
    /** what a host may choose from; null: nobody answers. Asking for it is no call of the lobby's own. */
    shelf: { decks: [], quota: { bytes: 0, maxBytes: 1 }, uploads: true } as DeckShelf | null,
    answer: (_path: string): { status: number; body: unknown } | null => ({ status: 200, body: { success: true } }),
  };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (path === '/api/decks') return new Response(JSON.stringify(world.shelf), { status: world.shelf ? 200 : 503 });
    world.calls.push({ path, method: init.method ?? 'GET', body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    const answer = world.answer(path);
    if (answer === null) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
  return world;
}

/** For tests: Ann, signed in, at the door of the arena; `enter` lets her in. */
export function atLobby(path = `/lobby/${LOBBY}`, change: Parameters<typeof aSession>[0] = {}) {
  vi.stubGlobal('ResizeObserver', NoSizes);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const http = someHttp();
  const seat = aSession(change);
  const user = { id: 'ann', username: 'ann', email: 'ann@example.org', profile_picture_url: null, created_at: '' };
  account.store.setState({ user: user as never, isAuthenticated: true, loading: false });
  currentRoom.setState({ current: seat.session, asking: false });
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/lobby/:roomId?" element={<LobbyScreen />} />
        <Route path="*" element={<h1>elsewhere</h1>} />
      </Routes>
      <GameKeeper />
      <Where />
    </MemoryRouter>,
  );
  return {
    ...seat,
    http,
    enter: (view?: Parameters<typeof seat.enter>[0]) => act(() => seat.enter(view)),
    act: (change_: () => void) => act(change_),
    path: (): string | null => screen.getByTestId('path').textContent,
    toast: () => toastStore.getState().toast,
  };
}

/** For tests: everything as before. */
export function leaveLobby(): void {
  cleanup();
  closeRoom();
  toastStore.setState({ toast: undefined });
  sessionStorage.clear();
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}
