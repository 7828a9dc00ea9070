import type { RoomView, StandingView } from '@deadpan/protocol';
import { act, render } from '@testing-library/react';
import { vi } from 'vitest';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ComponentType } from 'react';
import { createSound } from '../../engine/sound/sound.ts';
import type { RoundProps } from '../../stage/round-props.ts';
import type { RoomSession } from '../../stage/room-session.ts';
import { NOW, aCamera } from '../../stage/testing/views.ts';

const who = (id: string) => ({ user_id: id, username: id });

/** For tests: a decided round that `id` won. */
export const won = (round: number, id: string, change: Partial<StandingView> = {}): StandingView => ({
  round,
  result: 'winner',
  winner: who(id),
  tied: [],
  scores: { [id]: 0.5 },
  points: { [id]: 2 },
  ...change,
});

/** For tests: a screen of the match in a room as `view` has it. */
export function showStage(Stage: ComponentType<RoundProps>, view: RoomView, status = 'open') {
  const ask = vi.fn<(event: string, payload: object) => Promise<object>>().mockResolvedValue({ ok: true });
  const room = createStore(() => ({ view, status }));
  const sound = createSound();
  const session = {
    roomId: view.lobby_id,
    me: view.you,
    room,
    camera: createStore(() => aCamera({ stream: null })),
    mesh: createStore(() => ({ peers: {} })),
    connection: { ask },
    sound,
    serverNow: () => NOW,
  } as unknown as RoomSession;
  const routes = [
    { path: '/game/:id', element: <Shown Stage={Stage} session={session} /> },
    { path: '*', element: <p>elsewhere</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/game/${view.lobby_id}`] });
  render(<RouterProvider router={router} />);
  return {
    ask,
    sound,
    path: () => router.state.location.pathname,
    show: (next: RoomView) => act(() => room.setState({ view: next })),
  };
}

function Shown({ Stage, session }: { Stage: ComponentType<RoundProps>; session: RoomSession }) {
  const view = useStore(session.room, (state) => state.view);
  return view && <Stage session={session} view={view} />;
}
