import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Camera, CameraState } from '../engine/camera/camera-types.ts';
import { createPatchStore } from '../engine/socket/store.ts';
import { useCameraBack } from './camera-back.ts';

const ROOM = 'ABC234';
afterEach(() => localStorage.clear());

/** Opens by itself at once, so that a second call would be one too many. */
function aCamera() {
  const { store, patch } = createPatchStore({ status: 'idle' } as CameraState);
  const open = vi.fn<() => Promise<CameraState>>(async () => {
    patch({ status: 'asking' });
    return store.getState();
  });
  return { ...store, open } as unknown as Camera & { open: typeof open };
}
const keep = (id: string, status: string): void => localStorage.setItem('game_state', JSON.stringify({ id, status, players: [] }));

it('opens the camera once the server wants it, and once only', () => {
  const camera = aCamera();
  const { rerender } = renderHook(({ wanted }: { wanted: boolean | null }) => useCameraBack({ roomId: ROOM, camera }, wanted), {
    initialProps: { wanted: null as boolean | null },
  });
  expect(camera.open).not.toHaveBeenCalled();
  rerender({ wanted: false });
  expect(camera.open).not.toHaveBeenCalled();
  rerender({ wanted: true });
  rerender({ wanted: true });
  expect(camera.open).toHaveBeenCalledTimes(1);
});

it.each([
  ['a match of this room that was running does not wait for the server', ROOM, 'playing', 1],
  ['one that was not, does', ROOM, 'waiting', 0],
  ['and so does one of another room', 'XYZ789', 'playing', 0],
])('after a refresh: %s', (_name, id, status, times) => {
  keep(id, status);
  const camera = aCamera();
  renderHook(() => useCameraBack({ roomId: ROOM, camera }, null));
  expect(camera.open).toHaveBeenCalledTimes(times);
});
