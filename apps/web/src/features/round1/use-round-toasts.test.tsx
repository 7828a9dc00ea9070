// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RoomView } from '@deadpan/protocol';
import { createStore } from 'zustand/vanilla';
import type { RoomSession } from '../../stage/room-session.ts';
import { aPlayer, aView } from '../../stage/testing/views.ts';
import { toastStore } from '../../ui/toast-store.ts';
import { playAgain } from '../../stage/play-again.ts';
import { useRoundToasts } from './use-round-toasts.ts';

beforeEach(() => toastStore.setState({ toast: undefined }));
afterEach(cleanup);
const said = (): string => {
  const { toast } = toastStore.getState();
  return toast ? `${toast.title}: ${toast.text}` : '';
};

/** A room whose events the test says itself. */
function round(view: RoomView) {
  const room = createStore(() => ({ view }));
  const memes = createStore(() => ({ needsTap: false }));
  const heard = new Map<string, (payload: never) => void>();
  const on = (event: string, listener: (payload: never) => void) => {
    heard.set(event, listener);
    return () => void heard.delete(event);
  };
  const session = { room: Object.assign(room, { on }), connection: { on }, memes, me: 'ann', roomId: view.lobby_id };
  const { unmount } = renderHook(() => useRoundToasts(session as unknown as RoomSession));
  return {
    unmount,
    heard,
    say: (event: string, payload: object) => act(() => heard.get(event)?.({ lobby_id: view.lobby_id, ...payload } as never)),
    show: (next: RoomView) => act(() => room.setState({ view: next })),
    silence: () => act(() => memes.setState({ needsTap: true })),
  };
}

it('spec §4 Round 1: the start after all are connected comes with a toast, Connected to Game [4.19 8.25]', () => {
  const { show } = round(aView({ phase: 'waiting' }));
  show(aView({ phase: 'starting', version: 8 }));
  expect(said()).toBe('Connected to Game: Everybody can see everybody.');
});

it('says nothing of everybody when the play begins without somebody', () => {
  const { show } = round(aView({ phase: 'waiting' }));
  show(aView({ phase: 'starting', version: 8, players: [aPlayer('ann'), aPlayer('bob', { links_ready: false })] }));
  expect(said()).toBe('');
});

it('spec §4 Lobby room: an elimination is told, each in its words, once and not again on coming back [4.15]', () => {
  const { say } = round(aView());
  const bob = { user_id: 'bob', username: 'bob', reason: 'smile', reconnection_sync: false };
  say('player_eliminated', bob);
  expect(said()).toBe('Eliminated: bob smiled.');
  say('player_eliminated', { ...bob, user_id: 'ann', username: 'ann', reason: 'absent' });
  expect(said()).toBe('Eliminated: You are out of this play.');
  toastStore.setState({ toast: undefined });
  say('player_eliminated', { ...bob, reconnection_sync: true });
  expect(said()).toBe('');
});

it('spec §8 Lobby room: an end from the past is ignored with Backend Error, a true one is not [8.37 4.34]', () => {
  const { say } = round(aView({ version: 7 }));
  for (const event of ['game_end', 'round_ended']) {
    toastStore.setState({ toast: undefined });
    say(event, { version: 6 });
    expect(said()).toBe('Backend Error: An early end was ignored. The play continues.');
    toastStore.setState({ toast: undefined });
    say(event, { version: 8 });
    expect(said()).toBe('');
  }
});

it('spec §2 Round 1 screen: round-won, round-lost and game-over events change nothing here, the view decides [2.97]', () => {
  const { heard } = round(aView());
  expect([...heard.keys()].toSorted()).toEqual(['game_end', 'player_eliminated', 'round_ended']);
});

it('spec §8 Camera: sound that the browser refuses gives an Autoplay Notice, once [8.62]', () => {
  const { silence, unmount } = round(aView());
  silence();
  expect(said()).toBe('Autoplay Notice: The browser keeps sound off until you tap.');
  unmount();
});

it('spec §8 Lobby room: a play again that cannot be asked for gives a Connection Error [8.38]', async () => {
  const connection = { ask: async () => ({ ok: false, error: { code: 'UNAVAILABLE', message: '' } }) };
  await playAgain({ connection, roomId: '7KQ2MX' } as unknown as RoomSession);
  expect(said()).toBe('Connection Error: Cannot create new game - please refresh and try again');
});

it('a play again that is refused says why, and blames no connection', async () => {
  const connection = { ask: async () => ({ ok: false, error: { code: 'BAD_SETTINGS', message: 'The deck of this match is gone.' } }) };
  await playAgain({ connection, roomId: '7KQ2MX' } as unknown as RoomSession);
  expect(said()).toBe('Game Error: The deck of this match is gone.');
});

it('design "Referees": a smile that two opponents saw is told once, and claims nothing', () => {
  const { show } = round(aView());
  const seen = (user_id: string, witnesses = 2) => ({ user_id, username: user_id, play: 2, witnesses });
  show(aView({ version: 8, witnessed: [seen('bob')] }));
  expect(said()).toBe('Seen, not claimed: Two players saw a smile of bob. It changes nothing.');
  toastStore.setState({ toast: undefined });
  show(aView({ version: 9, witnessed: [seen('bob', 3)] }));
  expect(said()).toBe('');
  show(aView({ version: 10, witnessed: [seen('bob', 3), seen('ann')] }));
  expect(said()).toBe('Seen, not claimed: Two players saw a smile of yours. It changes nothing.');
});
