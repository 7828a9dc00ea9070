import { useEffect } from 'react';
import type { Camera } from '../../engine/camera/camera-types.ts';

/** Where the browser has been told yes before, the camera opens without a question; otherwise it waits for the button that explains. */
export function useAutoCamera(camera: Camera): void {
  useEffect(() => {
    let over = false;
    const look = async (): Promise<void> => {
      // Browsers that do not know the name of the permission throw: then the button asks.
      const permission = await navigator.permissions.query({ name: 'camera' }).catch(() => null);
      if (!over && permission?.state === 'granted' && camera.getState().status === 'idle') void camera.open();
    };
    if ('permissions' in navigator) void look();
    return () => {
      over = true;
    };
  }, [camera]);
}
