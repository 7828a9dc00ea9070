import { useEffect } from 'react';
import { analytics } from '../engine/analytics/analytics.ts';
import { gameEvents } from '../engine/analytics/game-events.ts';
import type { RoomSession } from '../stage/room-session.ts';

/** Counts the start and the end of the matches played in a room, and one's own eliminations (spec §7). */
export function useGameEvents(session: RoomSession | null): void {
  useEffect(
    () =>
      session?.room.subscribe(({ view }, before) => {
        if (!view || view === before.view) return;
        for (const event of gameEvents(before.view, view)) analytics.game(event);
      }),
    [session],
  );
}
