// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { RoomView } from '@deadpan/protocol';
import { createStore } from 'zustand/vanilla';
import { currentRoom } from '../../stage/current-room.ts';
import type { RoomSession } from '../../stage/room-session.ts';
import { NOW, aPlayer, aResult, aView } from '../../stage/testing/views.ts';
import { toastStore } from '../../ui/toast-store.ts';
import { PostGameHost } from './post-game-host.tsx';

afterEach(() => {
  cleanup();
  currentRoom.setState({ current: null });
});

const match_result = aResult();

/** /play with the host on it, in a room as `view` has it. */
function onPlay(view: RoomView) {
  const heard = new Map<string, (payload: never) => void>();
  const on = (event: string, listener: (payload: never) => void) => {
    heard.set(event, listener);
    return () => void heard.delete(event);
  };
  const room = Object.assign(
    createStore(() => ({ view, status: 'open' })),
    { on },
  );
  const ask = vi.fn<(event: string, payload: object) => Promise<object>>().mockResolvedValue({ ok: true });
  const close = vi.fn<() => void>();
  currentRoom.setState({
    current: { roomId: view.lobby_id, me: 'ann', room, connection: { ask }, serverNow: () => NOW, close } as unknown as RoomSession,
  });
  const element = <PostGameHost />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/play'] });
  render(<RouterProvider router={router} />);
  const say = (event: string, payload: object) => act(() => heard.get(event)?.(payload as never));
  return {
    ask,
    close,
    say,
    path: () => router.state.location.pathname,
    show: (next: RoomView) => act(() => room.setState({ view: next })),
  };
}

it('spec §2 Round 1 screen: at /play the final result stands over the page, and another match that begins is followed [2.96]', () => {
  const page = onPlay(aView({ status: 'finished', phase: 'round_ended', match_result }));
  expect(screen.getByRole('dialog', { name: 'The match is over' })).toBeTruthy();
  page.show(aView({ status: 'starting', phase: null }));
  expect(page.path()).toMatch(/^\/game\/7KQ2MX/);
});

it('does not drag a player back who leaves a running match by the back button', () => {
  const page = onPlay(aView());
  expect(page.path()).toBe('/play');
  page.show(aView({ current_play: 3 }));
  expect(page.path()).toBe('/play');
});

const left = { user_id: 'bob', username: 'bob', message: 'bob left.' };
const over = aView({ status: 'finished', phase: 'round_ended', match_result, rematch: { accepted: [], ends_at: NOW + 30_000 } });

it("spec §4 Lobby room: the opponent's leaving closes the dialog and goes to /play, with a word [4.13]", () => {
  const page = onPlay(over);
  expect(screen.getByRole('dialog')).toBeTruthy();
  page.say('opponent_left', left);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.path()).toBe('/play');
  expect(page.close).toHaveBeenCalledOnce();
  expect(toastStore.getState().toast).toMatchObject({ title: 'Warrior left', text: 'bob left the match.' });
});

it('one of several leaving leaves the dialog to the others', () => {
  const page = onPlay({ ...over, players: [aPlayer('ann'), aPlayer('bob'), aPlayer('cid')] });
  page.say('opponent_left', left);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('spec §4 Lobby room: Play Again sends request_play_again, then waits for the opponent [4.16]', () => {
  const page = onPlay(over);
  act(() => screen.getByRole('button', { name: 'Play Again' }).click());
  expect(page.ask).toHaveBeenCalledExactlyOnceWith('request_play_again', { lobby_id: '7KQ2MX' });
  page.show({ ...over, rematch: { accepted: ['ann'], ends_at: NOW + 29_000 } });
  expect(screen.getByRole('status').textContent).toContain('Waiting for the others to choose.');
  // What changes every second is no news every second.
  expect(screen.getByRole('timer').textContent).toContain('29 s');
  expect(within(screen.getByRole('status')).queryByRole('timer')).toBeNull();
});

it('Escape gives up no match that somebody may want: the two buttons are the answer', () => {
  const page = onPlay(over);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(page.ask).not.toHaveBeenCalled();
});
