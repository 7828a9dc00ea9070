// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lobbies } from '../../engine/http/api.ts';
import { HttpError } from '../../engine/http/http-error.ts';
import { fourArenas, joined, leavePlay, path, show, toast } from './testing.tsx';

beforeEach(fourArenas);
afterEach(leavePlay);

describe('DIRECT ARENA ACCESS', () => {
  const enter = (text: string): void => {
    fireEvent.change(screen.getByLabelText('Arena Code'), { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: 'ENTER ARENA' }));
  };

  it.each(['7kq2mx', ' 7KQ-2MX ', 'https://deadpan.example/lobby/7kq2mx?from=mail'])(
    'spec §2 Lobby browser: a code or a pasted link leads to the arena: %s [2.47 8.18 P.2]',
    (text) => {
      show();
      enter(text);
      expect(path()).toBe('/lobby/7KQ2MX');
      expect(toast()?.title).toBe('Joining lobby...');
    },
  );

  it('spec §5 Validation: a code is asked for when there is none [5.6]', () => {
    show();
    enter('   ');
    expect(toast()).toMatchObject({ title: 'Room ID required', text: 'Please enter a room ID' });
    expect(screen.getByText('Enter an Arena Code.')).toBeTruthy();
    expect(screen.queryByRole('alert'), 'the toast has announced it').toBeNull();
    expect(path()).toBe('/play');
  });

  it('announces what is no code, for which there is no toast', () => {
    show();
    enter('7KQ2MO');
    expect(screen.getByRole('alert').textContent).toBe('This is no Arena Code. It has six characters, none of them 0, 1, I, L, O or U.');
    expect(toast()).toBeUndefined();
  });
});

describe('CREATE YOUR ARENA', () => {
  it('spec §2 Lobby browser: the form says what is missing, creates, and goes there [2.48 2.49 2.50 4.7 5.3 5.4 8.18]', async () => {
    const create = vi.spyOn(lobbies, 'create').mockResolvedValue({ ...joined, id: 'EEEEEE', name: 'Poker Night' });
    show();
    fireEvent.click(screen.getByRole('button', { name: 'FORGE YOUR BATTLEGROUND' }));
    const submit = screen.getByRole('button', { name: 'CREATE ARENA' });
    fireEvent.click(submit);
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Name required', text: 'Please enter a lobby name' }));
    expect(screen.getByText('Enter an Arena Name.')).toBeTruthy();

    fireEvent.change(screen.getByLabelText('Arena Name'), { target: { value: 'Poker Night' } });
    fireEvent.click(screen.getByRole('switch', { name: /Private Arena/ }));
    fireEvent.click(submit);
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Password required', text: 'Private lobbies require a password' }));
    expect(screen.getByText('A private arena needs an Arena Key.')).toBeTruthy();
    expect(screen.queryByRole('alert'), 'the toasts have announced it').toBeNull();

    fireEvent.change(screen.getByLabelText('Arena Key'), { target: { value: 'abc' } });
    fireEvent.click(submit);
    expect((await screen.findByRole('alert')).textContent).toBe('Too short.');

    fireEvent.change(screen.getByLabelText('Arena Key'), { target: { value: 'stone-cold' } });
    fireEvent.click(screen.getByRole('radio', { name: 'Duel · 2' }));
    fireEvent.click(submit);
    await waitFor(() => expect(path()).toBe('/lobby/EEEEEE'));
    expect(create).toHaveBeenCalledWith({ name: 'Poker Night', isPrivate: true, password: 'stone-cold', settings: { maxPlayers: 2 } });
    expect(toast()?.title).toBe('Lobby created!');
  });

  it('spec §8 Lobby browser: what could not be created is told, and the form stays [8.16 2.49 2.50]', async () => {
    const taken = { kind: 'answer', status: 400, detail: 'Not with that name.', code: undefined, retryAfterMs: undefined } as const;
    vi.spyOn(lobbies, 'create')
      .mockRejectedValueOnce(new HttpError(taken))
      .mockRejectedValueOnce(new HttpError({ kind: 'network' }));
    show();
    fireEvent.click(screen.getByRole('button', { name: 'FORGE YOUR BATTLEGROUND' }));
    const name = screen.getByLabelText('Arena Name');
    expect(name.getAttribute('maxlength')).toBe('50');
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual(['Duel · 2', 'Trio · 3', 'Squad · 4']);
    expect(screen.getByRole('radio', { name: 'Squad · 4' })).toHaveProperty('checked', true);
    expect(screen.queryByLabelText('Arena Key')).toBeNull();
    fireEvent.change(name, { target: { value: 'Poker Night' } });
    fireEvent.click(screen.getByRole('button', { name: 'CREATE ARENA' }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Failed to create lobby', text: 'Not with that name.' }));
    fireEvent.click(screen.getByRole('button', { name: 'CREATE ARENA' }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Failed to create lobby', text: 'Please try again' }));
    expect(name).toHaveProperty('value', 'Poker Night');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'FORGE YOUR BATTLEGROUND' }));
  });
});
