import { afterEach, expect, it, vi } from 'vitest';
import type { RoomState } from '../engine/socket/room-types.ts';
import { createPatchStore } from '../engine/socket/store.ts';
import { onceAMatchBegins } from './once-a-match-begins.ts';
import type { RecorderOptions } from './smile-recorder.ts';
import { aView } from './testing/views.ts';

afterEach(() => void vi.unstubAllGlobals());

it('records smiles from when there is a match, not before, and not after the room was left', async () => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
  const { store, patch } = createPatchStore({ view: null } as RoomState);
  let watched = 0;
  const face = {
    getState: () => ({ reading: null }),
    subscribe: () => {
      watched++;
      return () => void watched--;
    },
  } as unknown as RecorderOptions['face'];
  const end = onceAMatchBegins({ face, room: store, toServer: (ms) => ms });
  patch({ view: aView({ match_id: null }) });
  await import('./smile-recorder.ts');
  expect(watched).toBe(0);
  patch({ view: aView({ match_id: 'match-1' }) });
  await expect.poll(() => watched).toBe(1);
  end();
  expect(watched).toBe(0);
});
