// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import type { RoomView, WireError } from '@deadpan/protocol';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { session as account } from '../../engine/http/api.ts';
import { undecided } from '../../engine/http/session.ts';
import { currentRoom } from '../../stage/current-room.ts';
import type { RoomSession } from '../../stage/room-session.ts';
import { NOW, aCamera, aResult, aView } from '../../stage/testing/views.ts';
import { ArenaScreen } from './arena-screen.tsx';
import type { MatchStages } from './stages.ts';

const user = { id: 'ann', username: 'ann', email: 'ann@example.org', profile_picture_url: null, created_at: '' };
beforeEach(() => account.store.setState({ ...undecided, loading: false, user, isAuthenticated: true }, true));
afterEach(() => {
  cleanup();
  currentRoom.setState({ current: null });
  account.store.setState(undecided, true);
});

const won = aResult();
const score = { user_id: 'bob', username: 'bob', text: 'He had one job.', laughter: 1, judge: 1, score: 1.2, reason: '' };
const captions = (scores: (typeof score)[] | null) => ({
  still: { id: 's', url: '/s.webp', alt: 'A boat.', title: 'Boat' },
  submitted: [],
  yours: null,
  reveal: null,
  scores,
  judge: null,
});

/** Stand-ins for the screens of other features: each says its name. */
const named = (name: string) => () => <h1>{name}</h1>;
const stages: MatchStages = {
  Comedy: named('comedy'),
  Captions: named('captions'),
  Scoreboard: named('scoreboard'),
  CaptionScores: named('caption scores'),
  Ceremony: named('ceremony'),
};

/** The page in a room that this page is in already, as `view` has it. */
function open(view: RoomView, camera = aCamera()) {
  const room = Object.assign(
    createStore(() => ({ view, status: 'open', error: null as unknown })),
    { on: () => () => undefined },
  );
  const tick = vi.fn<() => void>();
  const refresh = vi.fn<() => Promise<void>>().mockResolvedValue();
  const session = {
    roomId: view.lobby_id,
    me: 'ann',
    room,
    camera: Object.assign(
      createStore(() => camera),
      { onNotice: () => () => undefined, refresh, open: refresh },
    ),
    mesh: { getState: () => ({ error: null }) },
    connection: { on: () => () => undefined },
    face: { load: async () => undefined },
    sound: { tick },
    serverNow: () => NOW,
  };
  currentRoom.setState({ current: session as unknown as RoomSession });
  const routes = [
    { path: '/game/:roomId', element: <ArenaScreen stages={stages} /> },
    { path: '*', element: <p>elsewhere</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/game/${view.lobby_id}`] });
  render(<RouterProvider router={router} />);
  return {
    path: () => router.state.location.pathname,
    refresh,
    tick,
    show: (next: RoomView, status = 'open') => act(() => room.setState({ view: next, status })),
    refuse: (error: WireError) => act(() => room.setState({ status: 'refused', error })),
  };
}

const idle = aCamera({ status: 'idle', stream: null });

describe('the game arena page', () => {
  it('spec §2 Game arena page: waiting leads to the lobby, requesting_camera asks with a reason, round1 has its own page [2.74]', () => {
    open(aView({ status: 'waiting', phase: null }));
    expect(screen.getByRole('link', { name: 'Go to the lobby' }).getAttribute('href')).toBe('/lobby/7KQ2MX');
    cleanup();
    const { refresh } = open(aView({ status: 'starting', phase: null }), idle);
    act(() => screen.getByRole('button', { name: 'Ask the browser' }).click());
    expect(refresh).toHaveBeenCalled();
    cleanup();
    expect(open(aView()).path()).toBe('/game/7KQ2MX/round1');
    cleanup();
    const { tick } = open(aView({ round: 2, rounds: 3, phase: 'countdown', phase_ends_at: NOW + 2_400 }));
    expect(screen.getByRole('timer').textContent).toBe('3 seconds to go');
    expect(screen.getByRole('heading', { name: 'Round 2: Comedy' })).toBeTruthy();
    expect(tick).toHaveBeenCalledOnce();
  });

  it('says in the words of round 1 what is wrong with the camera', () => {
    open(aView(), aCamera({ status: 'denied', stream: null }));
    expect(screen.getByRole('alert').textContent).toBe(
      'Camera access denied. Please allow camera access in your browser settings and refresh the page.',
    );
    expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe('Come back and try again.');
    cleanup();
    open(aView(), aCamera({ status: 'busy', stream: null }));
    expect(screen.queryAllByRole('listitem')).toEqual([]);
  });

  it('shows the screen of every phase after round 1, and the captions with their scores after the last', () => {
    const shown = (change: Partial<RoomView>): string => {
      open(aView({ rounds: 3, ...change }));
      const { textContent } = screen.getByRole('heading', { level: 1 });
      cleanup();
      return textContent;
    };
    expect(shown({ phase: 'scoreboard' })).toBe('scoreboard');
    expect(shown({ round: 2, phase: 'speaking' })).toBe('comedy');
    expect(shown({ round: 3, phase: 'writing' })).toBe('captions');
    expect(shown({ round: 3, phase: 'scoreboard', captions: captions([]) })).toBe('scoreboard');
    expect(shown({ round: 3, phase: 'scoreboard', captions: captions([score]) })).toBe('caption scores');
    expect(shown({ status: 'finished', phase: 'round_ended', match_result: won })).toBe('ceremony');
  });

  it('says what begins, once, and what is in the way', () => {
    const page = open(aView({ round: 3, rounds: 3, phase: 'writing', phase_remaining_ms: 60_000 }));
    expect(screen.getByRole('status').textContent).toBe('Write a caption for the picture. 60 seconds.');
    const reveal = { number: 1, total: 2, text: 'He had one job.', yours: false };
    page.show(aView({ round: 3, rounds: 3, phase: 'revealing', captions: { ...captions(null), reveal } }));
    expect(screen.getByRole('status').textContent).toBe('Caption 1 of 2: He had one job.');
    page.show(aView({ round: 3, rounds: 3, phase: 'revealing', paused: true, captions: { ...captions(null), reveal } }));
    expect(screen.getByRole('alert').textContent).toContain('The clock stands still.');
    page.show(aView({ round: 3, rounds: 3, phase: 'judging' }), 'lost');
    expect(screen.getByRole('alert').textContent).toContain('Reconnecting.');
  });

  it('opens the camera again for who comes back, and lets who has none play on', () => {
    const { refresh } = open(aView({ round: 3, rounds: 3, phase: 'writing' }), idle);
    expect(refresh).toHaveBeenCalledOnce();
    cleanup();
    const busy = open(aView({ round: 3, rounds: 3, phase: 'writing' }), aCamera({ status: 'busy', stream: null }));
    expect(screen.getByRole('heading', { name: 'captions' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Nobody sees your face.');
    act(() => screen.getByRole('button', { name: 'Retry Camera' }).click());
    expect(busy.refresh).toHaveBeenCalledOnce();
  });

  it('tells who denied the camera how it is allowed, and tries it again from there', () => {
    const denied = open(aView({ round: 3, rounds: 3, phase: 'writing' }), aCamera({ status: 'denied', stream: null }));
    act(() => screen.getByRole('button', { name: 'How to allow it' }).click());
    const dialog = within(screen.getByRole('dialog', { name: 'How to allow it' }));
    expect(dialog.getAllByRole('listitem').at(-1)?.textContent).toBe('Come back and try again.');
    act(() => dialog.getByRole('button', { name: 'Retry Camera' }).click());
    expect(denied.refresh).toHaveBeenCalledOnce();
  });

  it('who only cannot reach the server stays where the match is and may try again; any other refusal is for the lobby', () => {
    const page = open(aView({ round: 2, rounds: 3, phase: 'speaking' }));
    page.refuse({ code: 'UNAVAILABLE', message: 'Please try again.' });
    expect(page.path()).toBe('/game/7KQ2MX');
    expect(screen.getByRole('alert').textContent).toContain('Connection Error');
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeTruthy();
    page.refuse({ code: 'LOBBY_FULL', message: 'Full.' });
    expect(page.path()).toBe('/lobby/7KQ2MX');
  });

  it('keeps the decided on the screen when the arena closes behind it, and lets go when another match begins', () => {
    const page = open(aView({ status: 'finished', match_result: won }));
    page.show(aView({ status: 'closed' }), 'refused');
    expect(screen.getByRole('heading', { name: 'ceremony' })).toBeTruthy();
    page.show(aView({ status: 'starting', phase: null }));
    expect(page.path()).toBe('/game/7KQ2MX/round1');
  });

  it('opens the camera in a running match, and never for a room that has refused this page', () => {
    const camera = aCamera({ status: 'idle', stream: null });
    const running = aView({ round: 2, rounds: 3, phase: 'speaking' });
    expect(open(running, camera).refresh).toHaveBeenCalledOnce();
    cleanup();
    const page = open(aView({ status: 'waiting', phase: null }), camera);
    page.show(running, 'refused');
    expect(page.refresh).not.toHaveBeenCalled();
  });

  it('spec §2 Game arena page: any other state says Something went wrong [2.77]', () => {
    open(aView({ round: 4 }));
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Play' })).toBeTruthy();
  });
});
