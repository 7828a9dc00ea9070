import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MeshState } from '../engine/peers/mesh-types.ts';
import { createPatchStore } from '../engine/socket/store.ts';
import { afterPictures } from './after-pictures.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aMesh(back: boolean) {
  const { store, patch } = createPatchStore<MeshState>({ peers: {}, streams: 0, error: null });
  const load = vi.fn<() => void>();
  return { patch, load, whenThereIsTime: afterPictures(store, back) };
}

it('loads the models at once for who did not come back into a match', () => {
  const { load, whenThereIsTime } = aMesh(false);
  whenThereIsTime(load);
  expect(load).toHaveBeenCalledTimes(1);
});

it('lets the first picture of another come first for who comes back, and waits no second time', () => {
  const { patch, load, whenThereIsTime } = aMesh(true);
  whenThereIsTime(load);
  expect(load).not.toHaveBeenCalled();
  patch({ streams: 1 });
  patch({ streams: 2 });
  expect(load).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
  patch({ streams: 0 });
  whenThereIsTime(load); // another camera
  expect(load).toHaveBeenCalledTimes(2);
});

it('waits for no picture longer than a second and a half', () => {
  const { patch, load, whenThereIsTime } = aMesh(true);
  whenThereIsTime(load);
  vi.advanceTimersByTime(1_499);
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  patch({ streams: 1 });
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads nothing when the camera went before', () => {
  const { patch, load, whenThereIsTime } = aMesh(true);
  whenThereIsTime(load)();
  patch({ streams: 1 });
  vi.advanceTimersByTime(5_000);
  expect(load).not.toHaveBeenCalled();
});
