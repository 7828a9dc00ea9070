import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Lobby, LobbyItem } from '@deadpan/protocol';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { vi } from 'vitest';
import { lobbies } from '../../engine/http/api.ts';
import { toastStore } from '../../ui/toast-store.ts';
import { PlayScreen } from './play-screen.tsx';

const open: LobbyItem = {
  id: 'AAAAAA',
  name: 'Tuesday Standup',
  isPrivate: false,
  playerCount: 2,
  maxPlayers: 4,
  status: 'waiting',
  hostUsername: 'tobias',
};
const locked: LobbyItem = { ...open, id: 'BBBBBB', name: 'The Quiet Carriage', isPrivate: true };
const full: LobbyItem = { ...open, id: 'CCCCCC', name: 'No Teeth Club', playerCount: 4 };
const running: LobbyItem = { ...open, id: 'DDDDDD', name: 'Border Control', status: 'playing' };

/** What a join answers; nobody looks into it. */
export const joined = {} as Lobby;

function Where() {
  return <p data-testid="path">{useLocation().pathname}</p>;
}

/** Where the page is. */
export const path = (): string | null => screen.getByTestId('path').textContent;

/** The toast that is shown. */
export const toast = () => toastStore.getState().toast;

/** Shows /play; what it leads to is only an address. */
export function show(): void {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/play']}>
        <PlayScreen />
        <Where />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

// The switch measures itself; jsdom has nothing to measure with.
class NoSizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** For before each test: four arenas, and no seat in any. */
export function fourArenas(): void {
  vi.stubGlobal('ResizeObserver', NoSizes);
  vi.spyOn(lobbies, 'list').mockResolvedValue([open, locked, full, running]);
  vi.spyOn(lobbies, 'seat').mockResolvedValue({ lobby: null });
}

/** For after each test. */
export function leavePlay(): void {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  toastStore.setState({ toast: undefined });
}
