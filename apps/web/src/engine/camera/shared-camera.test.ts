import { expect, it } from 'vitest';
import { createPatchStore } from '../socket/store.ts';
import type { Camera, CameraState } from './camera-types.ts';
import { shareCamera } from './shared-camera.ts';

function aCamera() {
  const off: CameraState = { status: 'idle', stream: null, message: null, health: 'loading', devices: [], deviceId: null };
  const { store, patch } = createPatchStore<CameraState>(off);
  return { camera: { ...store, close: () => {} } as Camera, turnOn: () => patch({ status: 'live', stream: {} as MediaStream }) };
}

it('shows everything unless it is held back', () => {
  const { camera, turnOn } = aCamera();
  const shared = shareCamera(camera);
  turnOn();
  expect(shared.getState()).toMatchObject({ status: 'live', stream: {} });
});

it('keeps the picture on this page while it is held back, and tells when it is shown', () => {
  const { camera, turnOn } = aCamera();
  const shared = shareCamera(camera);
  const seen: string[] = [];
  shared.subscribe(({ status }) => seen.push(status));
  shared.hold();
  turnOn();
  expect(shared.isHeld()).toBe(true);
  expect(shared.getState()).toMatchObject({ status: 'idle', stream: null });
  expect(camera.getState().status).toBe('live');
  expect(seen).toEqual([]);
  shared.share();
  expect(seen).toEqual(['live']);
  expect(shared.isHeld()).toBe(false);
  shared.close();
});
