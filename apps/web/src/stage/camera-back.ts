import { useEffect } from 'react';
import { useStore } from 'zustand';
import { cameraPermission } from '../engine/camera/camera-permission.ts';
import type { Camera } from '../engine/camera/camera-types.ts';
import { wasPlaying } from './kept-game.ts';
import type { RoomSession } from './room-session.ts';

/** The player allowed the camera in the browser's own settings: that is noticed without a reload, in the lobby and in the middle of a match. */
export function useAllowedAgain(camera: Camera): void {
  useEffect(() => {
    const over = new AbortController();
    void cameraPermission().then((permission) => {
      permission?.addEventListener(
        'change',
        () => {
          if (permission.state === 'granted' && camera.getState().status === 'denied') void camera.open();
        },
        { signal: over.signal },
      );
    });
    return () => over.abort();
  }, [camera]);
}

/**
 * Opens the camera, which the detector follows: who comes to a match has agreed to it in the lobby, or comes back after a refresh. `wanted`: what the
 * server's view says, or null before it has come; whose match was running a moment ago is missed by the others, and does not wait for it.
 */
export function useCameraBack({ roomId, camera }: Pick<RoomSession, 'roomId' | 'camera'>, wanted: boolean | null): void {
  const idle = useStore(camera, ({ status }) => status === 'idle');
  useAllowedAgain(camera);
  const opens = idle && (wanted ?? wasPlaying(roomId));
  useEffect(() => {
    if (opens) void camera.open();
  }, [opens, camera]);
}
