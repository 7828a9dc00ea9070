// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Lobby, LobbyItem } from '@deadpan/protocol';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lobbies } from '../../engine/http/api.ts';
import { HttpError } from '../../engine/http/http-error.ts';
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
const joined = {} as Lobby;

function Where() {
  return <p data-testid="path">{useLocation().pathname}</p>;
}
const path = (): string | null => screen.getByTestId('path').textContent;
const toast = () => toastStore.getState().toast;

function show(): void {
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

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoSizes);
  vi.spyOn(lobbies, 'list').mockResolvedValue([open, locked, full, running]);
  vi.spyOn(lobbies, 'seat').mockResolvedValue({ lobby: null });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  toastStore.setState({ toast: undefined });
});

describe('ALL ARENAS', () => {
  it('says Scanning, then lists; a full one and a running one cannot be joined and say why', async () => {
    show();
    expect(screen.getByRole('status').textContent).toBe('Scanning for battles...');
    expect((await screen.findByRole('button', { name: 'Join Battle: Tuesday Standup' })).hasAttribute('aria-disabled')).toBe(false);
    expect(
      screen.getByRole('button', { name: 'Join Battle: No Teeth Club', description: 'Arena is full.' }).getAttribute('aria-disabled'),
    ).toBe('true');
    expect(screen.getByRole('button', { name: 'Join Battle: Border Control', description: 'The match is running.' })).toBeTruthy();
  });

  it('says when there is none, and when it could not be loaded', async () => {
    vi.mocked(lobbies.list).mockResolvedValueOnce([]);
    show();
    await screen.findByText('No active battles found');
    vi.mocked(lobbies.list).mockRejectedValue(new HttpError({ kind: 'network' }));
    fireEvent.click(screen.getByRole('button', { name: 'Refresh arenas' }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Failed to load lobbies', text: 'Please try again later' }));
  });

  it('joins a public arena and goes there', async () => {
    const join = vi.spyOn(lobbies, 'join').mockResolvedValue(joined);
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Join Battle: Tuesday Standup' }));
    await waitFor(() => expect(path()).toBe('/lobby/AAAAAA'));
    expect(join).toHaveBeenCalledWith('AAAAAA', {});
    expect(toast()?.title).toBe('Joined lobby!');
  });

  it('asks a private arena’s key first; a wrong one is said and can be tried again', async () => {
    const join = vi
      .spyOn(lobbies, 'join')
      .mockRejectedValueOnce(
        new HttpError({ kind: 'answer', status: 403, detail: 'Wrong Arena Key', code: 'WRONG_KEY', retryAfterMs: undefined }),
      )
      .mockResolvedValueOnce(joined);
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Join Private: The Quiet Carriage' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Private Arena Access' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Join Arena' }));
    expect(toast()).toMatchObject({ title: 'Password required', text: 'Please enter the lobby password' });

    fireEvent.change(dialog.getByLabelText('Arena password'), { target: { value: ' stone ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Join Arena' }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Failed to join lobby', text: 'Wrong Arena Key' }));
    expect(dialog.getByText('Wrong Arena Key')).toBeTruthy();

    fireEvent.click(dialog.getByRole('button', { name: 'Join Arena' }));
    await waitFor(() => expect(path()).toBe('/lobby/BBBBBB'));
    expect(join).toHaveBeenLastCalledWith('BBBBBB', { password: 'stone' });
    expect(toast()?.title).toBe('Joined private lobby!');
  });

  it('asks before a running match elsewhere is forfeited', async () => {
    const busy = new HttpError({ kind: 'answer', status: 409, detail: 'In a match', code: 'IN_ANOTHER_MATCH', retryAfterMs: undefined });
    const join = vi.spyOn(lobbies, 'join').mockRejectedValueOnce(busy).mockResolvedValueOnce(joined);
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Join Battle: Tuesday Standup' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Forfeit and join' }));
    await waitFor(() => expect(path()).toBe('/lobby/AAAAAA'));
    expect(join).toHaveBeenLastCalledWith('AAAAAA', { forfeit: true });
  });
});

describe('DIRECT ARENA ACCESS', () => {
  const enter = (text: string): void => {
    fireEvent.change(screen.getByLabelText('Arena Code'), { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: 'Enter Arena' }));
  };

  it.each(['7kq2mx', ' 7KQ-2MX ', 'https://deadpan.example/lobby/7kq2mx?from=mail'])('takes a code or a pasted link: %s', (text) => {
    show();
    enter(text);
    expect(path()).toBe('/lobby/7KQ2MX');
  });

  it('asks for a code when there is none', () => {
    show();
    enter('   ');
    expect(toast()).toMatchObject({ title: 'Room ID required', text: 'Please enter a room ID' });
    expect(path()).toBe('/play');
  });
});

describe('CREATE YOUR ARENA', () => {
  it('says what is missing, creates, and goes there', async () => {
    const create = vi.spyOn(lobbies, 'create').mockResolvedValue({ ...joined, id: 'EEEEEE', name: 'Poker Night' });
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Forge your battleground' }));
    const submit = screen.getByRole('button', { name: 'Create Arena' });
    fireEvent.click(submit);
    expect(toast()).toMatchObject({ title: 'Name required', text: 'Please enter a lobby name' });

    fireEvent.change(screen.getByLabelText('Arena Name'), { target: { value: 'Poker Night' } });
    fireEvent.click(screen.getByRole('switch', { name: /Private Arena/ }));
    fireEvent.click(submit);
    expect(toast()).toMatchObject({ title: 'Password required', text: 'Private lobbies require a password' });

    fireEvent.change(screen.getByLabelText('Arena Key'), { target: { value: 'stone-cold' } });
    fireEvent.click(screen.getByRole('radio', { name: 'Duel · 2' }));
    fireEvent.click(submit);
    await waitFor(() => expect(path()).toBe('/lobby/EEEEEE'));
    expect(create).toHaveBeenCalledWith({ name: 'Poker Night', isPrivate: true, password: 'stone-cold', settings: { maxPlayers: 2 } });
    expect(toast()?.title).toBe('Lobby created!');
  });
});
