import { useEffect } from 'react';
import { useStore } from 'zustand';
import { wasPlaying } from './kept-game.ts';
import type { RoomSession } from './room-session.ts';

/**
 * Opens the camera, which the detector follows: who comes to a match has agreed to it in the lobby, or comes back after a refresh. `wanted`: what the
 * server's view says, or null before it has come; whose match was running a moment ago is missed by the others, and does not wait for it.
 */
export function useCameraBack({ roomId, camera }: Pick<RoomSession, 'roomId' | 'camera'>, wanted: boolean | null): void {
  const idle = useStore(camera, ({ status }) => status === 'idle');
  const opens = idle && (wanted ?? wasPlaying(roomId));
  useEffect(() => {
    if (opens) void camera.open();
  }, [opens, camera]);
}
