// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { RoomView } from '@deadpan/protocol';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '../../engine/http/http-error.ts';
import { toastStore } from '../../ui/toast-store.ts';
import { currentRoom } from '../current-room.ts';
import type { RoomSession } from '../room-session.ts';
import { aPeer, aPlayer, aView } from '../testing/views.ts';
import { WarriorTile } from '../warrior-tile.tsx';
import { aboutStore } from './about.ts';
import { BlockedList } from './blocked-list.tsx';
import { strangers } from './calls.ts';
import { setHidden } from './hidden.ts';
import { StrangerDialogs } from './stranger-dialogs.tsx';

// The menu and the switch measure themselves; jsdom has nothing to measure with.
class NoSizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const stream = {} as MediaStream;
const refused = (status: number, detail: string) =>
  new HttpError({ kind: 'answer', status, detail, code: undefined, retryAfterMs: undefined });
const toast = () => toastStore.getState().toast;

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoSizes);
  HTMLMediaElement.prototype.play = () => Promise.resolve(); // jsdom plays nothing
  vi.spyOn(strangers, 'block').mockResolvedValue();
  vi.spyOn(strangers, 'unblock').mockResolvedValue();
  vi.spyOn(strangers, 'report').mockResolvedValue({ success: true });
  currentRoom.setState({ current: { roomId: aView().lobby_id } as RoomSession, asking: false });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  setHidden('NOWHERE', 'nobody', false);
  aboutStore.setState({ open: null });
  currentRoom.setState({ current: null, asking: false });
  toastStore.setState({ toast: undefined });
});

const tilesOf = (view: RoomView) => (
  <>
    {view.players.map((player) => (
      <WarriorTile key={player.user_id} view={view} player={player} peer={{ ...aPeer(player.user_id), stream }} />
    ))}
    <StrangerDialogs />
  </>
);

/** Returns the way to show another view. */
function showTiles(change: Partial<RoomView> = {}): (change: Partial<RoomView>) => void {
  const { rerender } = render(tilesOf(aView(change)));
  return (next) => rerender(tilesOf(aView(next)));
}

function choose(name: string): void {
  fireEvent.click(screen.getByRole('button', { name: 'About bob' }));
  fireEvent.click(screen.getByRole('menuitem', { name }));
}
const bob = () => within(screen.getByRole('article', { name: 'bob' }));

describe('the menu on a tile', () => {
  it('is on everybody else’s, not on one’s own, and not on a demo’s bots', () => {
    showTiles({ players: [aPlayer('ann'), aPlayer('bob'), aPlayer('cid')] });
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['About bob', 'About cid']);
    cleanup();
    currentRoom.setState({ current: null });
    showTiles();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('hides the video: eyes closed, no picture, no sound, also after a reload of the tile; and shows it again', () => {
    showTiles();
    expect(bob().getByLabelText('bob').tagName).toBe('VIDEO');
    choose('Hide video');
    expect(bob().queryByLabelText('bob')).toBeNull();
    expect(bob().getByText('Hidden by you.')).toBeTruthy();
    expect(toast()).toMatchObject({ title: 'Video hidden' });
    cleanup();
    showTiles();
    expect(bob().queryByLabelText('bob')).toBeNull();
    choose('Show video');
    expect(bob().getByLabelText('bob')).toBeTruthy();
  });

  it('hides in this arena only, and remembers it in the tab', () => {
    setHidden('7KQ2MX', 'bob', true);
    expect(sessionStorage.getItem('deadpan.hidden')).toBe('{"roomId":"7KQ2MX","who":["bob"]}');
    setHidden('AAAAAA', 'cid', true);
    showTiles();
    expect(bob().getByLabelText('bob')).toBeTruthy();
  });
});

describe('blocking', () => {
  const confirm = () => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Block' }));

  it.each([
    ['a guest is asked whether to leave', { status: 'waiting', host_id: 'bob' }, 'You both sit here still.', true],
    ['a host frees the seat', { status: 'waiting', host_id: 'ann' }, 'the seat is freed at once', false],
    ['a match goes on without the picture', { status: 'playing' }, 'This match goes on', false],
    ['after a match', { status: 'finished' }, 'A rematch begins with at most one of you.', false],
  ] as const)('says first what it does: %s', async (_when, change, words, asksToLeave) => {
    showTiles(change);
    choose('Block…');
    const dialog = screen.getByRole('dialog', { name: 'Block bob?' });
    expect(dialog.textContent).toContain(words);
    expect(dialog.textContent).toContain('you never share an arena');
    expect(strangers.block).not.toHaveBeenCalled();
    confirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(strangers.block).toHaveBeenCalledWith('bob');
    expect(bob().queryByLabelText('bob')).toBeNull();
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Blocked', text: 'You will not meet bob in an arena again.' }));
    expect(currentRoom.getState().asking).toBe(asksToLeave);
  });

  it('can be thought better of, and says when it failed', async () => {
    vi.mocked(strangers.block).mockRejectedValue(refused(409, 'You have blocked 1000 players.'));
    showTiles();
    choose('Block…');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(strangers.block).not.toHaveBeenCalled();
    choose('Block…');
    confirm();
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Failed to block', text: 'You have blocked 1000 players.' }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(bob().getByLabelText('bob')).toBeTruthy();
  });
});

describe('reporting', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Report bob' }));
  const send = () => fireEvent.submit(dialog().getByRole('button', { name: 'Send report' }));

  it('takes a reason from the list, and words if one wants', async () => {
    showTiles();
    choose('Report…');
    expect(dialog().getAllByRole('radio')).toHaveLength(7);
    send();
    expect(strangers.report).not.toHaveBeenCalled();
    fireEvent.click(dialog().getByRole('radio', { name: 'Undressed or sexual' }));
    fireEvent.change(dialog().getByRole('textbox'), { target: { value: ' No shirt. ' } });
    expect(dialog().getByText('489 characters left')).toBeTruthy();
    send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(strangers.report).toHaveBeenCalledWith({ userId: 'bob', lobbyId: '7KQ2MX', reason: 'undressed', text: 'No shirt.' });
    expect(strangers.block).not.toHaveBeenCalled();
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Report sent' }));
  });

  it('also blocks if one wants, and stays open when the player leaves meanwhile', async () => {
    const change = showTiles();
    choose('Report…');
    change({ players: [aPlayer('ann')] });
    fireEvent.click(dialog().getByRole('switch', { name: 'Also block' }));
    fireEvent.click(dialog().getByRole('radio', { name: 'Hate' }));
    send();
    await waitFor(() => expect(strangers.block).toHaveBeenCalledWith('bob'));
    expect(strangers.report).toHaveBeenCalledWith({ userId: 'bob', lobbyId: '7KQ2MX', reason: 'hate' });
  });

  it('keeps what was written when it failed', async () => {
    vi.mocked(strangers.report).mockRejectedValue(refused(429, 'Too many reports. Please wait before the next one.'));
    showTiles();
    choose('Report…');
    fireEvent.click(dialog().getByRole('radio', { name: 'Cheats' }));
    send();
    await waitFor(() =>
      expect(toast()).toMatchObject({ title: 'Failed to send the report', text: expect.stringContaining('Too many') as unknown }),
    );
    expect(dialog().getByRole<HTMLInputElement>('radio', { name: 'Cheats' }).checked).toBe(true);
  });
});

describe('the list of the blocked', () => {
  const showList = () =>
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <BlockedList />
      </QueryClientProvider>,
    );

  it('shows who, since when, and lets them go', async () => {
    const all = [
      { id: 'bob', username: 'Bob', blockedAt: '2026-11-20T16:00:00.000Z' },
      { id: 'cid', username: 'Cid', blockedAt: '2026-11-19T16:00:00.000Z' },
    ];
    vi.spyOn(strangers, 'blocked').mockResolvedValue(all);
    showList();
    expect((await screen.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
      'Bob since Nov 20, 2026Unblock',
      'Cid since Nov 19, 2026Unblock',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Unblock Bob' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(strangers.unblock).toHaveBeenCalledWith('bob');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Blocked warriors' }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Unblocked', text: 'You may meet Bob again.' }));
  });

  it('is empty for the generous, and can be asked for again when it failed', async () => {
    vi.spyOn(strangers, 'blocked').mockRejectedValueOnce(refused(500, 'no')).mockResolvedValueOnce([]);
    showList();
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nobody. Generous.')).toBeTruthy();
  });
});
