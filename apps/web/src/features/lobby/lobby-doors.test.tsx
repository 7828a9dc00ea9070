// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ErrorCode } from '@deadpan/protocol';
import { LOBBY } from '../../engine/socket/testing.ts';
import { currentRoom } from '../../stage/current-room.ts';
import { waiting } from '../../stage/testing/session.ts';
import { aPlayer } from '../../stage/testing/views.ts';
import { atLobby, leaveLobby } from './testing.tsx';

const click = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
const refusal = (code: ErrorCode, message = '') => ({ joined: null, refusal: { code, message, lobby_id: LOBBY } });

afterEach(leaveLobby);

describe('not getting in', () => {
  it.each([
    ['LOBBY_NOT_FOUND', 'no', false, 'Lobby Not Found', 'Lobby not found. It may have been deleted.'],
    ['VALIDATION', 'no', false, 'Failed to join arena', 'Please check the arena code and try again.'],
    ['UNAVAILABLE', 'no', true, 'Failed to join arena', 'Could not switch to the requested arena.'],
  ] as const)(
    'spec §8 Lobby room: %s (%s, switched %s) is told as %s and ends at /play [8.26 8.27 8.52]',
    (code, message, switched, title, text) => {
      localStorage.setItem('game_state', JSON.stringify({ id: LOBBY, name: 'Poker Night' }));
      const { act: doing, world, path, toast } = atLobby(undefined, { switched });
      doing(() => world.patch(refusal(code, message)));
      expect(path()).toBe('/play');
      expect(localStorage.getItem('game_state')).toBeNull();
      expect(toast()).toMatchObject({ title, text });
    },
  );

  it('a server that cannot let anybody in does not blame the code, and can be tried again', async () => {
    const { act: doing, world, path, toast } = atLobby();
    const cannot = 'The server cannot save right now. Please try again.';
    doing(() => world.patch(refusal('UNAVAILABLE', cannot)));
    expect(toast()).toMatchObject({ title: 'Failed to join arena', text: cannot });
    expect(screen.getByRole('heading', { name: 'Failed to join arena' })).toBeTruthy();
    expect(screen.getByText(cannot)).toBeTruthy();
    click('Try again');
    doing(() => world.say('lobby_joined', { game_state: waiting() }));
    await screen.findByText('ARENA ONLINE');
    expect(path()).toBe(`/lobby/${LOBBY}`);
  });

  it('spec §8 Lobby room: an arena that cannot be reached says what the matter is, and can be tried again [8.34 8.53]', async () => {
    const { act: doing, world, path, toast } = atLobby();
    doing(() => world.patch(refusal('LOBBY_RECOVERY_FAILED')));
    expect(toast()).toMatchObject({ title: 'Arena Connection Error', text: 'Unable to join lobby. Please try again.' });
    expect(screen.getByRole('heading', { name: 'Arena Connection Error' })).toBeTruthy();
    click('Try again');
    doing(() => world.say('lobby_joined', { game_state: waiting() }));
    await screen.findByText('ARENA ONLINE');
    expect(path()).toBe(`/lobby/${LOBBY}`);
  });

  it.each([
    ['LOBBY_FULL', 'The arena is full'],
    ['MATCH_RUNNING', 'The match is running'],
    ['BLOCKED', 'Not this arena'],
  ] as const)('%s stays at the door and says so', (code, title) => {
    const { act: doing, world, path, toast } = atLobby();
    doing(() => world.patch(refusal(code, 'no')));
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' }) === null).toBe(code === 'BLOCKED');
    expect(toast()).toBeUndefined();
    expect(path()).toBe(`/lobby/${LOBBY}`);
  });

  it('spec §5 Validation: a private arena asks for the key, keeps what was typed after a wrong one, and Enter submits [5.5]', async () => {
    const { act: doing, world, session, toast } = atLobby();
    const given: unknown[] = [];
    Object.assign(session.connection, {
      join: async (_: string, options: unknown) => {
        given.push(options);
        return { ok: true };
      },
    });
    doing(() => world.patch(refusal('KEY_REQUIRED')));
    fireEvent.submit(screen.getByRole('dialog', { name: 'Private Arena Access' }).querySelector('form') as HTMLFormElement);
    expect(toast()).toMatchObject({ title: 'Password required', text: 'Please enter the lobby password' });
    const field = screen.getByLabelText('Arena Key');
    fireEvent.change(field, { target: { value: ' stone ' } });
    click('Join Arena');
    await waitFor(() => expect(given).toEqual([{ password: 'stone' }]));
    doing(() => world.patch(refusal('WRONG_KEY')));
    expect(screen.getByRole('alert').textContent).toBe('That is not the key.');
    expect(screen.getByLabelText('Arena Key')).toBe(field);
    expect(field).toHaveProperty('value', ' stone ');
    fireEvent.change(field, { target: { value: 'stone-cold' } });
    expect(screen.queryByText('That is not the key.')).toBeNull();
    click('Join Arena');
    await waitFor(() => expect(given.at(-1)).toEqual({ password: 'stone-cold' }));
    doing(() => world.patch(refusal('RATE_LIMITED', 'Too many wrong keys. Wait a minute, then try again.')));
    expect(screen.getByText('Too many wrong keys. Wait a minute, then try again.')).toBeTruthy();
    // Behind the key a running match elsewhere may wait: giving it up brings the key along.
    doing(() => world.patch(refusal('IN_ANOTHER_MATCH')));
    click('Forfeit and enter');
    await waitFor(() => expect(given.at(-1)).toEqual({ password: 'stone-cold', forfeit: true }));
  });
});

describe('being sent away', () => {
  it('whose sign-in is over tries again over another socket: the old one shows the old token for ever', () => {
    const { act: doing, world, session, toast } = atLobby();
    doing(() => world.patch({ signedOut: true, status: 'error', error: 'Authentication required', joined: null }));
    expect(screen.getByRole('heading', { name: 'Arena Connection Error' })).toBeTruthy();
    expect(toast()).toBeUndefined();
    click('Try again');
    const { current } = currentRoom.getState();
    expect(current).not.toBe(session);
    expect(current).toMatchObject({ roomId: LOBBY, me: 'ann' });
  });

  it('spec §8 Lobby room: an arena that is closed says so at /play [8.40 4.12]', () => {
    const { act: doing, enter, world, path, toast } = atLobby();
    enter();
    doing(() => world.say('lobby_deleted', { lobby_id: LOBBY, version: 2, message: 'Host has left' }));
    expect(path()).toBe('/play');
    expect(toast()).toMatchObject({ title: 'Arena Closed', text: 'Host has left', tone: 'bad' });
  });

  it('spec §8 Lobby room: an error whose text says so closes it too [8.40]', () => {
    const { act: doing, enter, world, path, toast } = atLobby();
    enter();
    doing(() => world.say('error', { code: 'VALIDATION', message: 'Arena closed by the host', lobby_id: LOBBY }));
    expect(path()).toBe('/play');
    expect(toast()).toMatchObject({ title: 'Arena Closed', text: 'Arena closed by the host' });
  });

  it('spec §8 Socket: an arena that ran out meanwhile has expired [8.57]', () => {
    const { act: doing, enter, world, path, toast } = atLobby();
    enter();
    doing(() => world.fall());
    doing(() => world.patch({ ...refusal('LOBBY_NOT_FOUND'), status: 'connected' }));
    expect(path()).toBe('/play');
    expect(toast()).toMatchObject({ title: 'Lobby Expired', text: 'The lobby has expired. Please try joining a different lobby.' });
  });

  it('who is removed is told', () => {
    const { act: doing, enter, world, path, toast } = atLobby();
    enter();
    doing(() => world.say('player_kicked', { lobby_id: LOBBY, version: 2, user_id: 'ann', username: 'ann' }));
    expect(path()).toBe('/play');
    expect(toast()?.title).toBe('Removed from the arena');
  });

  it('players: a newer page of one’s own takes the seat; this one asks before it takes it back [P.7]', () => {
    const { act: doing, enter, world, session } = atLobby();
    enter();
    const back = vi.fn<() => Promise<{ ok: true }>>(async () => ({ ok: true }));
    Object.assign(session.connection, { takeOver: back });
    doing(() => world.patch({ elsewhere: true, status: 'disconnected', joined: null }));
    expect(screen.getByRole('heading', { name: 'Playing elsewhere' })).toBeTruthy();
    click('Play here');
    expect(back).toHaveBeenCalledOnce();
  });

  it('the camera of the page that lost the seat goes off: its picture is shown to nobody', async () => {
    const { enter, world, session, devices } = atLobby();
    enter();
    await act(async () => void (await session.camera.open()));
    expect(devices.tracks.map((track) => track.readyState)).toEqual(['live']);
    act(() => world.patch({ elsewhere: true, status: 'disconnected', joined: null }));
    expect(screen.getByRole('heading', { name: 'Playing elsewhere' })).toBeTruthy();
    expect(devices.tracks.map((track) => track.readyState)).toEqual(['ended']);
    expect(session.camera.getState().status).toBe('idle');
  });
});

describe('errors and news while one is in', () => {
  it('spec §8 Socket: one without an arena is a Connection Error, one of the game a Game Error, a doubled join none [8.36 8.54 8.55]', () => {
    const { act: doing, enter, world, toast } = atLobby();
    enter();
    doing(() => world.say('error', { code: 'VALIDATION', message: 'You are already connected to this lobby', lobby_id: LOBBY }));
    expect(toast()).toBeUndefined();
    doing(() => world.say('error', { code: 'RATE_LIMITED', message: 'Too many messages. Slow down.' }));
    expect(toast()).toMatchObject({ title: 'Connection Error', text: 'Too many messages. Slow down.' });
    doing(() => world.say('error', { code: 'NOT_HOST', message: 'Only the host can do that.', lobby_id: LOBBY }));
    expect(toast()).toMatchObject({ title: 'Game Error', text: 'Only the host can do that.' });
  });

  it('spec §8 Camera: a camera that goes and comes is told [8.63 8.64]', () => {
    const { act: doing, enter, notice, toast } = atLobby();
    enter();
    for (const title of ['Camera Disconnected', 'Camera Lost', 'Camera Refreshed', 'Camera Refresh Failed'] as const) {
      doing(() => notice({ title, text: 'why' }));
      expect(toast()).toMatchObject({ title, text: 'why', tone: title === 'Camera Refreshed' ? 'good' : 'bad' });
    }
  });

  it('spec §8 Camera: a browser without WebRTC is warned about [8.60 8.61]', () => {
    const text = "Your browser doesn't support WebRTC. Please use a modern browser for multiplayer features.";
    const state = { peers: {}, streams: 0, error: text };
    const { enter, toast } = atLobby(undefined, {
      mesh: {
        getState: () => state,
        getInitialState: () => state,
        subscribe: () => () => {},
        laughs: { getState: () => ({}), getInitialState: () => ({}), subscribe: () => () => {} },
        setVoice: () => {},
        tell: () => {},
        tended: () => [],
        setPoor: () => {},
        close: () => {},
      },
    });
    enter();
    expect(toast()).toMatchObject({ title: 'Browser Warning', text });
  });
});

describe('looking again', () => {
  const lobby = { hostId: 'ann', settings: waiting().settings, players: [] };

  it('spec §8 Lobby room: the button refreshes and says how that went [8.21]', async () => {
    const { enter, http, toast } = atLobby();
    enter();
    http.answer = () => ({ status: 200, body: lobby });
    click('Refresh');
    await waitFor(() => expect(toast()?.title).toBe('Arena Refreshed'));
    http.answer = () => null;
    click('Refresh');
    await waitFor(() =>
      expect(toast()).toMatchObject({ title: 'Refresh Failed', text: 'Failed to refresh player list. Please try again.' }),
    );
    expect(http.calls.every(({ path }) => path === `/api/game/lobbies/${LOBBY}`)).toBe(true);
  });

  it('spec §4 Lobby joining: it looks every 3 s while the socket is down and no more when it is back [4.9]', async () => {
    vi.useFakeTimers();
    const { enter, act: doing, world, http } = atLobby();
    enter();
    const later = { id: 'cid', username: 'cid', isHost: false, isReady: false, profile_picture_url: null };
    http.answer = () => ({ status: 200, body: { ...lobby, players: [later] } });
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(http.calls).toHaveLength(0);
    doing(() => world.fall());
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('article', { name: 'cid' })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    expect(http.calls).toHaveLength(3);
    enter(waiting({ version: 2, players: [aPlayer('ann'), aPlayer('bob')] }));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(http.calls).toHaveLength(3);
    expect(screen.getByRole('article', { name: 'bob' })).toBeTruthy();
  });

  it('shows what it last knew while nobody answers, not what it looked up before that', async () => {
    vi.useFakeTimers();
    const { enter, act: doing, world, http } = atLobby();
    enter();
    const later = { id: 'cid', username: 'cid', isHost: false, isReady: false, profile_picture_url: null };
    http.answer = () => ({ status: 200, body: { ...lobby, players: [later] } });
    click('Refresh');
    await act(() => vi.advanceTimersByTimeAsync(0));
    http.answer = () => null;
    doing(() => world.fall());
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    expect(screen.getByRole('article', { name: 'bob' })).toBeTruthy();
    expect(screen.queryByRole('article', { name: 'cid' })).toBeNull();
  });

  it('spec §8 Lobby room: looks that fail by themselves say so once, and a page that is seen again looks too [4.9 8.33]', async () => {
    vi.useFakeTimers();
    const { enter, act: doing, world, http, toast } = atLobby();
    enter();
    http.answer = () => ({ status: 200, body: lobby });
    doing(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText('ARENA ONLINE')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(http.calls).toHaveLength(1);
    expect(toast()).toBeUndefined();
    http.answer = () => null;
    doing(() => world.fall());
    await act(() => vi.advanceTimersByTimeAsync(100));
    const first = toast();
    expect(first).toMatchObject({ title: 'Connection Issues', text: 'Trying to reconnect to arena...' });
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect(toast()).toBe(first);
  });

  it('spec §8 Lobby room: in a match a lost connection is told at once [8.35]', () => {
    const { enter, act: doing, world, toast } = atLobby();
    enter(waiting({ phase: 'waiting' }));
    doing(() => world.fall());
    expect(toast()).toMatchObject({ title: 'Connection Lost', text: 'Connection lost. Reconnecting...' });
  });
});
