import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Camera, CameraState } from '../engine/camera/camera-types.ts';
import { createPatchStore } from '../engine/socket/store.ts';
import { useCameraBack } from './camera-back.ts';

const ROOM = 'ABC234';
afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'permissions');
});

/** Opens by itself at once, so that a second call would be one too many. */
function aCamera() {
  const { store, patch } = createPatchStore({ status: 'idle' } as CameraState);
  const open = vi.fn<() => Promise<CameraState>>(async () => {
    patch({ status: 'asking' });
    return store.getState();
  });
  return { ...store, patch, open } as unknown as Camera & { open: typeof open; patch: typeof patch };
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

it('a camera that was denied in a match is opened when the browser’s settings allow it, and not after the screen is left', async () => {
  const permission = Object.assign(new EventTarget(), { state: 'denied' });
  const listens = vi.spyOn(permission, 'addEventListener');
  const allow = (): void => {
    permission.state = 'granted';
    permission.dispatchEvent(new Event('change'));
  };
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query: async () => permission } });
  const camera = aCamera();
  camera.patch({ status: 'denied' });
  const { unmount } = renderHook(() => useCameraBack({ roomId: ROOM, camera }, true));
  await waitFor(() => expect(listens).toHaveBeenCalled());
  permission.dispatchEvent(new Event('change'));
  expect(camera.open).not.toHaveBeenCalled();
  allow();
  expect(camera.open).toHaveBeenCalledTimes(1);
  camera.patch({ status: 'denied' });
  unmount();
  allow();
  expect(camera.open).toHaveBeenCalledTimes(1);
});
