import { createStore } from 'zustand/vanilla';
import { session } from '../engine/http/api.ts';
import { forgetTheGame } from './of-the-game.ts';
import type { RoomSession } from './room-session.ts';

interface CurrentRoom {
  current: RoomSession | null;
  /** the player wants to leave and is asked whether they mean it */
  asking: boolean;
}

/** The one room this page is in, above all routes: screens come and go, the room stays. Light, so that every page may look at it. */
export const currentRoom = createStore<CurrentRoom>(() => ({ current: null, asking: false }));

// What is remembered of a game goes with the log-out (spec §3), whatever page that happens on.
session.store.subscribe((now, before) => {
  if (before.user && !now.user) forgetTheGame();
});
