// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LOBBY } from '../../engine/socket/testing.ts';
import { waiting } from '../../stage/testing/session.ts';
import { aPlayer } from '../../stage/testing/views.ts';
import { atLobby, leaveLobby } from './testing.tsx';

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const click = (name: string | RegExp): boolean => fireEvent.click(button(name));

afterEach(leaveLobby);

describe('leaving and removing', () => {
  it('spec §2 Lobby room: leaving is asked first and ends at /play; Stay stays [2.73 4.14]', async () => {
    const { enter, left, path } = atLobby();
    enter(waiting({ host_id: 'bob' }));
    click('Leave arena');
    click('Stay');
    expect(path()).toBe(`/lobby/${LOBBY}`);
    click('Leave arena');
    click('Leave');
    await waitFor(() => expect(path()).toBe('/play'));
    expect(left).toEqual([undefined]);
  });

  it('spec §4 Lobby room: a host hands the crown over or closes the arena [4.12]', async () => {
    const first = atLobby();
    first.enter();
    click('Leave arena');
    click('Hand over and leave');
    await waitFor(() => expect(first.left).toEqual([undefined]));
    leaveLobby();
    const second = atLobby();
    second.enter();
    click('Leave arena');
    click('Close the arena');
    await waitFor(() => expect(second.left).toEqual([true]));
    expect(second.path()).toBe('/play');
  });

  it('a host who is alone is told that the arena closes, and is asked nothing more', () => {
    const { enter } = atLobby();
    enter(waiting({ players: [aPlayer('ann', { is_host: true })] }));
    click('Leave arena');
    expect(screen.getByRole('dialog').textContent).toContain('Nobody else is here. The arena closes behind you.');
    expect(screen.queryByRole('button', { name: 'Close the arena' })).toBeNull();
  });

  it('spec §8 Lobby room: a leave that fails is told, and ends at /play all the same [8.32 8.39]', async () => {
    const { enter, world, path, toast } = atLobby();
    enter();
    world.answer = () => ({ ok: false, error: { code: 'UNAVAILABLE', message: 'no' } });
    click('Leave arena');
    click('Hand over and leave');
    await waitFor(() => expect(toast()?.title).toBe('Error leaving arena'));
    expect(path()).toBe('/play');
    expect(localStorage.getItem('game_state')).toBeNull();
  });

  it('the host removes a warrior, who may return; a failure is told', async () => {
    const { enter, http, toast } = atLobby();
    enter();
    click('Remove bob');
    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(http.calls.at(-1)).toMatchObject({ path: `/api/game/lobbies/${LOBBY}/kick`, body: { user_id: 'bob' } }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    http.answer = () => ({ status: 409, body: { detail: 'Not here any more.' } });
    click('Remove bob');
    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Failed to remove the warrior', text: 'Not here any more.' }));
  });
});
