// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lobbies } from '../../engine/http/api.ts';
import { HttpError } from '../../engine/http/http-error.ts';
import { toastStore } from '../../ui/toast-store.ts';
import { fourArenas, joined, leavePlay, path, show, toast } from './testing.tsx';

beforeEach(fourArenas);
afterEach(leavePlay);

describe('ALL ARENAS', () => {
  it('spec §2 Lobby browser: scanning, then the list; a full one and a running one cannot be joined and say why [2.40 2.43 2.44 2.45]', async () => {
    show();
    expect(screen.getByRole('status').textContent).toBe('Scanning for battles...');
    expect((await screen.findByRole('button', { name: 'JOIN BATTLE: Tuesday Standup' })).hasAttribute('aria-disabled')).toBe(false);
    expect(
      screen.getByRole('button', { name: 'JOIN BATTLE: No Teeth Club', description: 'Arena is full.' }).getAttribute('aria-disabled'),
    ).toBe('true');
    expect(screen.getByRole('button', { name: 'JOIN BATTLE: Border Control', description: 'The match is running.' })).toBeTruthy();
  });

  it('spec §2 Lobby browser: none is said, and what could not be loaded [2.46 8.15]', async () => {
    vi.mocked(lobbies.list).mockResolvedValueOnce([]);
    show();
    await screen.findByText('No active battles found');
    vi.mocked(lobbies.list).mockRejectedValue(new HttpError({ kind: 'network' }));
    fireEvent.click(screen.getByRole('button', { name: 'Refresh arenas' }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Failed to load lobbies', text: 'Please try again later' }));
  });

  it('spec §4 Lobby joining: a public arena is joined and opens [4.7 8.18]', async () => {
    const join = vi.spyOn(lobbies, 'join').mockResolvedValue(joined);
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'JOIN BATTLE: Tuesday Standup' }));
    await waitFor(() => expect(path()).toBe('/lobby/AAAAAA'));
    expect(join).toHaveBeenCalledWith('AAAAAA', {});
    expect(toast()?.title).toBe('Joined lobby!');
  });

  it('spec §4 Lobby joining: a private arena asks for its key first; a wrong one is said, kept, and can be tried again [4.8 2.52 5.5 8.17 8.18]', async () => {
    const join = vi
      .spyOn(lobbies, 'join')
      .mockRejectedValueOnce(
        new HttpError({ kind: 'answer', status: 403, detail: 'Wrong Arena Key', code: 'WRONG_KEY', retryAfterMs: undefined }),
      )
      .mockResolvedValueOnce(joined);
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'JOIN PRIVATE: The Quiet Carriage' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Private Arena Access' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Join Arena' }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Password required', text: 'Please enter the lobby password' }));

    fireEvent.change(dialog.getByLabelText('Arena Key'), { target: { value: ' stone ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Join Arena' }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Failed to join lobby', text: 'Wrong Arena Key' }));
    expect(dialog.getByText('Wrong Arena Key')).toBeTruthy();
    expect(dialog.queryByRole('alert'), 'the toast has announced it').toBeNull();

    fireEvent.click(dialog.getByRole('button', { name: 'Join Arena' }));
    await waitFor(() => expect(path()).toBe('/lobby/BBBBBB'));
    expect(join).toHaveBeenLastCalledWith('BBBBBB', { password: 'stone' });
    expect(toast()?.title).toBe('Joined private lobby!');
  });

  it('leads back to the match that is not forfeited, and asks nothing more', async () => {
    const busy = new HttpError({ kind: 'answer', status: 409, detail: 'In a match', code: 'IN_ANOTHER_MATCH', retryAfterMs: undefined });
    vi.spyOn(lobbies, 'join').mockRejectedValue(busy);
    vi.mocked(lobbies.seat).mockResolvedValue({ lobby: { id: 'EEEEEE', name: 'Elsewhere', status: 'playing' } });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'JOIN PRIVATE: The Quiet Carriage' }));
    fireEvent.change(screen.getByLabelText('Arena Key'), { target: { value: 'stone' } });
    fireEvent.click(screen.getByRole('button', { name: 'Join Arena' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave your match?' });
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'JOIN BATTLE: Tuesday Standup' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Back to my match' }));
    await waitFor(() => expect(path()).toBe('/game/EEEEEE/round1'));
  });

  it('a list that is asked for again and does not come says so again', async () => {
    vi.mocked(lobbies.list).mockRejectedValue(new HttpError({ kind: 'network' }));
    show();
    await waitFor(() => expect(toast()?.title).toBe('Failed to load lobbies'));
    toastStore.setState({ toast: undefined });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(toast()?.title).toBe('Failed to load lobbies'));
  });

  it('asks before a running match elsewhere is forfeited', async () => {
    const busy = new HttpError({ kind: 'answer', status: 409, detail: 'In a match', code: 'IN_ANOTHER_MATCH', retryAfterMs: undefined });
    const join = vi.spyOn(lobbies, 'join').mockRejectedValueOnce(busy).mockResolvedValueOnce(joined);
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'JOIN BATTLE: Tuesday Standup' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Forfeit and join' }));
    await waitFor(() => expect(path()).toBe('/lobby/AAAAAA'));
    expect(join).toHaveBeenLastCalledWith('AAAAAA', { forfeit: true });
  });
});

describe('ALL ARENAS, row by row', () => {
  const row = async (name: string) => within((await screen.findByText(name)).closest('li') as HTMLElement);

  it('spec §2 Lobby browser: a row shows name, seats, status in capitals and host; a private one lock and tag [2.41 2.42 2.43]', async () => {
    show();
    const first = await row('Tuesday Standup');
    expect(first.getByText('2/4')).toBeTruthy();
    expect(first.getByRole('img', { name: '2 of 4 players' })).toBeTruthy();
    expect(first.getByText('WAITING')).toBeTruthy();
    expect(first.getByText('Host: tobias')).toBeTruthy();
    expect(first.queryByText('Private')).toBeNull();
    const second = await row('The Quiet Carriage');
    expect(second.getByText('Private').querySelector('svg')).toBeTruthy();
    expect(second.getByRole('button').textContent).toBe('JOIN PRIVATE');
    expect((await row('Border Control')).getByText('PLAYING')).toBeTruthy();
  });

  it.each([
    { lobby: null, primary: true },
    { lobby: { id: 'AAAAAA', name: 'Tuesday Standup', status: 'playing' as const }, primary: false },
  ])('an empty list asks loudest for an arena only of who has no seat: $primary', async ({ lobby, primary }) => {
    vi.mocked(lobbies.list).mockResolvedValue([]);
    vi.mocked(lobbies.seat).mockResolvedValue({ lobby });
    show();
    if (lobby) await screen.findByRole('link', { name: 'Return to your match' });
    await screen.findByText('No active battles found');
    const [forge] = screen.getAllByRole('button', { name: /forge your battleground/i });
    expect(forge?.className.includes('pri')).toBe(primary);
  });

  it('leads back to one’s own arena in place of joining it', async () => {
    vi.mocked(lobbies.seat).mockResolvedValue({ lobby: { id: 'AAAAAA', name: 'Tuesday Standup', status: 'waiting' } });
    show();
    const link = await screen.findByRole('link', { name: 'Return: Tuesday Standup' });
    expect(link.getAttribute('href')).toBe('/lobby/AAAAAA');
    expect(screen.getByText('Your seat')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'JOIN BATTLE: Tuesday Standup' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Return to your arena' })).toBeTruthy();
  });

  it('spec §2 Lobby browser: the list is loaded again every 10 s, and when the page is seen again [2.53]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show();
    await screen.findByText('Tuesday Standup');
    expect(lobbies.list).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(lobbies.list).toHaveBeenCalledTimes(2);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(0);
    expect(lobbies.list).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });

  it('spec §8 Lobby browser: a join that fails says the server’s words, or its own [8.17]', async () => {
    const blocked = { kind: 'answer', status: 403, detail: 'This arena is not open to you. There are others.', code: 'BLOCKED' } as const;
    vi.spyOn(lobbies, 'join')
      .mockRejectedValueOnce(new HttpError({ ...blocked, retryAfterMs: undefined }))
      .mockRejectedValueOnce(new HttpError({ kind: 'network' }));
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'JOIN BATTLE: Tuesday Standup' }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Failed to join lobby', text: blocked.detail }));
    fireEvent.click(screen.getByRole('button', { name: 'JOIN BATTLE: Tuesday Standup' }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Failed to join lobby', text: 'Please try again' }));
    expect(path()).toBe('/play');
  });

  it('spec §4 Lobby joining: a second press while joining is no second join [4.4]', async () => {
    const join = vi.spyOn(lobbies, 'join').mockReturnValue(new Promise(() => {}));
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'JOIN BATTLE: Tuesday Standup' }));
    fireEvent.click(screen.getByRole('button', { name: 'JOIN BATTLE: Tuesday Standup' }));
    expect(join).toHaveBeenCalledTimes(1);
  });

  it('spec §2 Lobby browser: Private Arena Access may be cancelled, and Enter submits [2.52]', async () => {
    const join = vi.spyOn(lobbies, 'join').mockResolvedValue(joined);
    show();
    const ask = await screen.findByRole('button', { name: 'JOIN PRIVATE: The Quiet Carriage' });
    fireEvent.click(ask);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(ask);
    const field = screen.getByLabelText('Arena Key');
    expect(field).toHaveProperty('value', '');
    fireEvent.change(field, { target: { value: 'stone' } });
    fireEvent.submit(field.closest('form') as HTMLFormElement);
    await waitFor(() => expect(join).toHaveBeenCalledWith('BBBBBB', { password: 'stone' }));
    await waitFor(() => expect(path()).toBe('/lobby/BBBBBB'));
  });

  it('spec §2 Lobby browser: the rules of the three rounds [2.51]', () => {
    show();
    const card = within(screen.getByRole('region', { name: 'BATTLE PROTOCOL' }));
    expect(card.getAllByRole('listitem')).toHaveLength(3);
    expect(card.getByText('Don’t Laugh Challenge')).toBeTruthy();
  });
});
