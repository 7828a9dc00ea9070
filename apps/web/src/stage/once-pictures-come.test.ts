import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MeshState } from '../engine/peers/mesh-types.ts';
import { createPatchStore } from '../engine/socket/store.ts';
import { oncePicturesCome } from './once-pictures-come.ts';
import type { PictureParts } from './with-pictures.ts';

/* The real parts, over a mesh, a face and a page that count who looks at them. */

let intervals: number;
beforeEach(() => {
  intervals = 0;
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('navigator', {});
  vi.spyOn(globalThis, 'setInterval').mockImplementation(() => ++intervals as unknown as ReturnType<typeof setInterval>);
  vi.spyOn(globalThis, 'clearInterval').mockImplementation(() => void intervals--);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function aStage() {
  const { store, patch } = createPatchStore<MeshState>({ peers: {}, streams: 0, error: null });
  const room = createPatchStore({ view: null, status: 'connecting' }).store;
  const face = { subscribe: () => () => {}, getState: () => ({}), setInterval: () => {} };
  const mesh = { ...store, tended: () => [], setPoor: () => {}, tell: () => {} };
  const end = oncePicturesCome({ face, mesh, room, connection: { on: () => () => {} }, isHidden: () => false } as unknown as PictureParts);
  return { patch, end };
}

it('begins with the first picture, once, and ends with the room', async () => {
  const { patch, end } = aStage();
  patch({ streams: 0, peers: {} });
  patch({ streams: 1 });
  patch({ streams: 2 });
  await expect.poll(() => intervals).toBe(2); // who looks after the lines, and the referee
  end();
  expect(intervals).toBe(0);
});

it('does not begin in a room that was left before it was fetched', async () => {
  const { patch, end } = aStage();
  patch({ streams: 1 });
  end();
  await import('./with-pictures.ts');
  expect(intervals).toBe(0);
});
