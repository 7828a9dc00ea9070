// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { RoomSession } from '../../stage/room-session.ts';
import { aView, NOW } from '../../stage/testing/views.ts';
import { useRoundSounds } from './use-round-sounds.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('spec §4 Lobby room: an elimination sounds once; who is out already, told on coming back, does not [4.15]', () => {
  const heard = new Map<string, (payload: object) => void>();
  const on = (event: string, listener: (payload: object) => void) => {
    heard.set(event, listener);
    return () => void heard.delete(event);
  };
  const cymbal = vi.fn<() => void>();
  const room = Object.assign(
    createStore(() => ({ view: aView() })),
    { on },
  );
  renderHook(() => useRoundSounds({ room, sound: { tick: () => undefined, cymbal }, serverNow: () => NOW } as unknown as RoomSession));
  const say = (reconnection_sync: boolean): void => {
    heard.get('player_eliminated')?.({ user_id: 'bob', username: 'bob', reason: 'smile', reconnection_sync });
    vi.advanceTimersByTime(1_000);
  };
  say(true);
  expect(cymbal).not.toHaveBeenCalled();
  say(false);
  expect(cymbal).toHaveBeenCalledOnce();
});
