import { createPatchStore } from '../socket/store.ts';
import type { Camera, CameraState } from './camera-types.ts';

/** The camera as the others get it. While it is held back the player alone sees the picture, in the check before joining. */
export interface SharedCamera extends Camera {
  /** Whether the picture stays on this page. */
  isHeld(): boolean;
  /** Keeps the picture on this page from now on. */
  hold(): void;
  /** Shows it to the others, or will as soon as it is on. */
  share(): void;
}

/** Takes the camera; returns what links and reports may see of it: all of it, unless held back. */
export function shareCamera(camera: Camera): SharedCamera {
  let held = false;
  const visible = (): CameraState => (held ? { ...camera.getState(), status: 'idle', stream: null, message: null } : camera.getState());
  const { store, patch } = createPatchStore<CameraState>(visible());
  const off = camera.subscribe(() => patch(visible()));
  const turn = (next: boolean) => () => {
    held = next;
    patch(visible());
  };
  return {
    ...camera,
    ...store,
    isHeld: () => held,
    hold: turn(true),
    share: turn(false),
    close: () => {
      off();
      camera.close();
    },
  };
}
