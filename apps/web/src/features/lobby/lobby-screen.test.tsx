// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LOBBY } from '../../engine/socket/testing.ts';
import { waiting } from '../../stage/testing/session.ts';
import { aPlayer } from '../../stage/testing/views.ts';
import { atLobby, leaveLobby } from './testing.tsx';

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const click = (name: string | RegExp): boolean => fireEvent.click(button(name));
const ann = aPlayer('ann', { is_ready: true });
const bob = aPlayer('bob', { is_ready: true });

afterEach(leaveLobby);

describe('what the lobby shows', () => {
  it('spec §2 Lobby room: warriors with initials, crown and readiness in words, and the empty seats [2.62 2.63 P.4]', () => {
    const { enter } = atLobby();
    enter(waiting({ players: [aPlayer('ann'), bob] }));
    expect(screen.getByRole('heading', { name: 'Warriors 2/4' })).toBeTruthy();
    const you = within(screen.getByRole('article', { name: 'You' }));
    expect(you.getByText('Host')).toBeTruthy();
    expect(you.getByText('A')).toBeTruthy();
    expect(you.getByText('PREPARING').querySelector('svg')).toBeTruthy();
    const other = within(screen.getByRole('article', { name: 'bob' }));
    expect(other.queryByText('Host')).toBeNull();
    expect(other.getByText('READY').querySelector('svg')).toBeTruthy();
    expect(screen.getAllByText('Awaiting warrior')).toHaveLength(2);
  });

  it('spec §2 Lobby room: the battle status counts who is ready and says whether there are enough [2.64]', () => {
    const { enter } = atLobby();
    enter(waiting({ players: [aPlayer('ann')] }));
    const status = (): string[] =>
      within(screen.getByRole('list', { name: 'Battle status' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent ?? '');
    expect(status()).toEqual(['0 of 1 ready', 'Minimum players: not met', 'You: PREPARING']);
    enter(waiting({ version: 2, players: [ann, aPlayer('bob')] }));
    expect(status()).toEqual(['1 of 2 ready', 'Minimum players: met', 'You: READY']);
  });

  it('spec §2 Lobby room: everybody has ready, camera, code, refresh and leave; start and settings are the host’s [2.65 2.66 6.3 6.4]', () => {
    const { enter } = atLobby();
    enter();
    const all = ['Grant camera', 'Copy', 'Refresh', 'Leave arena'];
    for (const name of [...all, 'Start game', 'Change']) expect(button(name)).toBeTruthy();
    expect(screen.getByRole('switch', { name: 'Ready' })).toBeTruthy();
    enter(waiting({ version: 2, host_id: 'bob', players: [aPlayer('ann', { is_host: false }), aPlayer('bob', { is_host: true })] }));
    for (const name of all) expect(button(name)).toBeTruthy();
    for (const name of ['Start game', 'Change', 'Remove bob']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('spec §2 Lobby room: the rules, and the settings as they stand [2.67]', () => {
    atLobby().enter();
    expect(screen.getByRole('region', { name: 'Rules' }).textContent).toContain('Above 40 %, twice in a row, is out.');
    expect(screen.getByRole('region', { name: 'Arena settings' }).textContent).toContain('60 s');
  });

  it('the rules are those of the rounds this match has', () => {
    const { enter } = atLobby();
    let version = 1;
    const said = (maxRounds: number): string => {
      enter(waiting({ version: ++version, settings: { ...waiting().settings, maxRounds } }));
      return screen.getByRole('region', { name: 'Rules' }).textContent;
    };
    expect(said(3)).toMatch(/Straight faces.*Comedy.*Captions.*Hiding leaves the play; from comedy it counts as a laugh/);
    expect(said(2)).toMatch(/Straight faces.*Comedy.*Hiding/);
    expect(said(2)).not.toContain('Captions');
    expect(said(1)).toBe(
      'RulesAbove 30 % is danger.Above 40 %, twice in a row, is out.Hiding counts as leaving the play, not as composure.',
    );
  });

  it('spec §2 Lobby room: online, refreshing and lost, beside the auto-sync badge [2.68]', async () => {
    const { enter, world, act: doing, http } = atLobby();
    enter();
    expect(screen.getByText('ARENA ONLINE')).toBeTruthy();
    expect(screen.getByText('Auto-sync')).toBeTruthy();
    let answer: () => void = () => {};
    vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = () => resolve(new Response('{}', { status: 500 })))));
    click('Refresh');
    expect(await screen.findByText('REFRESHING...')).toBeTruthy();
    await act(async () => answer());
    await screen.findByText('ARENA ONLINE');
    http.answer = () => null;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    doing(() => world.fall());
    expect(await screen.findByText('CONNECTION LOST')).toBeTruthy();
    // Looking again by itself is no news, every three seconds.
    click('Refresh');
    expect(screen.queryByText('REFRESHING...')).toBeNull();
    expect(screen.getByText('CONNECTION LOST')).toBeTruthy();
  });

  it('spec §2 Lobby room: the game starts over the whole screen, then round 1 opens [2.70 2.72 8.23]', async () => {
    vi.useFakeTimers();
    const { enter, act: doing, see, world, path, toast } = atLobby();
    enter();
    const countdown = { lobby_id: LOBBY, version: 2, countdown: 5, redirect_to: `/game/${LOBBY}/round1`, webrtc_room_id: LOBBY };
    doing(() => world.say('game_starting', countdown));
    expect(toast()?.title).toBe('Game Starting');
    doing(() => see(waiting({ version: 2, status: 'starting' })));
    expect(screen.getByRole('alert').textContent).toContain('GAME STARTING');
    await act(() => vi.advanceTimersByTimeAsync(900));
    expect(path()).toBe(`/game/${LOBBY}/round1`);
  });

  it('spec §2 Lobby room: without a code that can be one the player is at /play [2.61 5.7]', () => {
    const { path, toast } = atLobby('/lobby/');
    expect(path()).toBe('/play');
    expect(toast()).toMatchObject({ title: 'Error', text: 'Invalid lobby ID provided' });
  });

  it('shows the name of the arena it comes back to while it enters', () => {
    localStorage.setItem('game_state', JSON.stringify({ id: LOBBY, name: 'Poker Night' }));
    atLobby();
    expect(screen.getByText('Entering Arena...')).toBeTruthy();
    expect(screen.getByText('Poker Night')).toBeTruthy();
  });
});

describe('the code', () => {
  const clipboard = (write: (text: string) => Promise<void>) =>
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText: write } }));

  it('spec §8 Lobby room: Copy copies the code and confirms it, also while it is hidden [2.69 8.19 P.4]', async () => {
    const written: string[] = [];
    const { enter, toast } = atLobby();
    clipboard(async (text) => void written.push(text));
    enter();
    click('Copy');
    await waitFor(() => expect(toast()?.title).toBe('Arena Code Copied'));
    expect(await screen.findByRole('img', { name: 'QR code with the invite link' })).toBeTruthy();
    click('Hide');
    expect(screen.getByTestId('arena-code').textContent).toBe('••••••');
    expect(screen.queryByRole('img', { name: 'QR code with the invite link' })).toBeNull();
    click('Copy');
    await waitFor(() => expect(written).toEqual([LOBBY, LOBBY]));
    fireEvent.click(screen.getAllByRole('button', { name: 'Invite' })[0] as HTMLElement);
    await waitFor(() => expect(written.at(-1)).toBe(`${location.origin}/lobby/${LOBBY}`));
    expect(toast()?.title).toBe('Invite Link Copied');
  });

  it('spec §8 Lobby room: what cannot be copied is asked to be copied by hand [8.19]', async () => {
    const { enter, toast } = atLobby();
    clipboard(() => Promise.reject(new Error('refused')));
    const old = vi.fn<() => boolean>(() => true);
    document.execCommand = old;
    enter();
    button('Copy').focus();
    click('Copy');
    await waitFor(() => expect(toast()?.title).toBe('Arena Code Copied'));
    expect(document.activeElement).toBe(button('Copy'));
    old.mockReturnValue(false);
    click('Copy');
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Failed to copy', text: 'Please copy the arena code manually' }));
  });

  it('hands the link to the share sheet of a phone', async () => {
    const shared: ShareData[] = [];
    const { enter } = atLobby();
    const sheet = { canShare: () => true, share: async (data: ShareData) => void shared.push(data) };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), sheet));
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    enter();
    fireEvent.click(screen.getAllByRole('button', { name: 'Invite' })[0] as HTMLElement);
    await waitFor(() => expect(shared).toEqual([{ title: 'Poker Night', url: `${location.origin}/lobby/${LOBBY}` }]));
  });
});

describe('starting', () => {
  it('players: a Start that cannot be pressed says why, also to a screen reader [P.4]', () => {
    const { enter } = atLobby();
    enter(waiting({ players: [ann] }));
    expect(screen.getByRole('button', { name: 'Start game', description: 'Two warriors are the minimum.' }).ariaDisabled ?? 'true').toBe(
      'true',
    );
    enter(waiting({ version: 2, players: [ann, aPlayer('bob')] }));
    expect(screen.getByRole('button', { name: 'Start game', description: '1 warrior is still PREPARING.' })).toBeTruthy();
  });

  it('spec §8 Lobby room: the host starts two who are ready; a refusal is told [4.11 5.16 8.31]', async () => {
    const { enter, world, toast } = atLobby();
    enter(waiting({ players: [ann, aPlayer('bob')] }));
    click('Start game');
    expect(world.of('start_game')).toEqual([]);
    enter(waiting({ version: 2, players: [ann, bob] }));
    world.answer = () => ({ ok: false, error: { code: 'NOT_ALL_READY', message: 'no' } });
    click('Start game');
    await waitFor(() =>
      expect(toast()).toMatchObject({ title: 'Failed to Start Game', text: 'Please check that all players are ready and try again.' }),
    );
    expect(world.of('start_game')).toHaveLength(1);
  });
});

describe('settings', () => {
  it('spec §2 Lobby room: the host changes warriors, duration and plays; Cancel changes nothing [2.71 5.13 8.20]', async () => {
    const { enter, http, toast } = atLobby();
    enter();
    click('Change');
    let dialog = within(await screen.findByRole('dialog', { name: 'Arena settings' }));
    expect(dialog.getByRole('group', { name: 'Maximum Warriors' }).textContent).toBe('Maximum Warriors234');
    expect(dialog.getByRole('group', { name: 'Number of Plays' }).textContent).toBe('Number of Plays13579');
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(http.calls).toEqual([]);
    click('Change');
    dialog = within(await screen.findByRole('dialog', { name: 'Arena settings' }));
    for (const wrong of ['29', '181', '', '60.5']) {
      fireEvent.change(dialog.getByLabelText('Duration per Play'), { target: { value: wrong } });
      fireEvent.click(dialog.getByRole('button', { name: 'Save Settings' }));
    }
    expect(http.calls).toEqual([]);
    fireEvent.change(dialog.getByLabelText('Duration per Play'), { target: { value: '90' } });
    fireEvent.click(within(dialog.getByRole('group', { name: 'Maximum Warriors' })).getByRole('radio', { name: '2' }));
    fireEvent.click(dialog.getByRole('radio', { name: '9' }));
    fireEvent.click(within(dialog.getByRole('group', { name: 'Number of Rounds' })).getByRole('radio', { name: '3' }));
    expect(dialog.getByText('Comedy and captions too. Everybody needs a microphone. 19 minutes at most.')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Save Settings' }));
    await waitFor(() => expect(toast()?.title).toBe('Settings Updated'));
    expect(http.calls).toEqual([
      {
        path: `/api/game/lobbies/${LOBBY}/settings`,
        method: 'PUT',
        body: { settings: { maxPlayers: 2, round1Duration: 90, round1Plays: 9, maxRounds: 3, family: 'mild' } },
      },
    ]);
  });

  it('Escape closes them, and asks first when something was chosen', async () => {
    const { enter } = atLobby();
    enter();
    click('Change');
    const settings = () => screen.findByRole('dialog', { name: 'Arena settings' });
    const escape = async (): Promise<void> => void fireEvent.keyDown(await settings(), { key: 'Escape' });
    const question = () => within(screen.getByRole('dialog', { name: 'Leave the changes?' }));
    await escape();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    click('Change');
    fireEvent.change(within(await settings()).getByLabelText('Duration per Play'), { target: { value: '90' } });
    await escape();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Go on editing'));
    // No to the question, by its button or by Escape, goes back to what was chosen.
    fireEvent.click(question().getByRole('button', { name: 'Go on editing' }));
    await escape();
    fireEvent.keyDown(question().getByRole('button', { name: 'Go on editing' }), { key: 'Escape' });
    expect(within(await settings()).getByLabelText<HTMLInputElement>('Duration per Play').value).toBe('90');
    expect(screen.queryByRole('dialog', { name: 'Leave the changes?' })).toBeNull();
    await escape();
    fireEvent.click(question().getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('a press beside them leaves them open, with what was chosen', async () => {
    const { enter } = atLobby();
    enter();
    click('Change');
    const dialog = within(await screen.findByRole('dialog', { name: 'Arena settings' }));
    fireEvent.change(dialog.getByLabelText('Duration per Play'), { target: { value: '90' } });
    await new Promise((resolve) => setTimeout(resolve)); // a dialog listens for presses one turn after it has opened
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
    expect(screen.getByLabelText<HTMLInputElement>('Duration per Play').value).toBe('90');
  });

  it.each([
    [422, { detail: [{ loc: ['body', 'settings', 'maxPlayers'], msg: 'too small', type: 'x' }] }, 'settings.maxPlayers - too small'],
    [400, { detail: 'Three warriors are seated.' }, 'Three warriors are seated.'],
    [500, {}, 'Please try again.'],
  ])('spec §8 Lobby room: settings refused with %i show the detail [8.20]', async (status, body, text) => {
    const { enter, http, toast } = atLobby();
    enter();
    http.answer = () => ({ status, body });
    click('Change');
    fireEvent.click(await screen.findByRole('button', { name: 'Save Settings' }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Failed to update settings', text }));
    expect(screen.getByRole('dialog', { name: 'Arena settings' })).toBeTruthy();
  });
});
