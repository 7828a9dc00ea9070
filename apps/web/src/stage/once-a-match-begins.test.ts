import { afterEach, expect, it, vi } from 'vitest';
import type { RoomState } from '../engine/socket/room-types.ts';
import { createPatchStore } from '../engine/socket/store.ts';
import { onceAMatchBegins } from './once-a-match-begins.ts';
import { aView } from './testing/views.ts';
import type { MatchParts } from './with-a-match.ts';

afterEach(() => void vi.unstubAllGlobals());

it('records smiles and leads the voices from when there is a match, not before, and not after the room was left', async () => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
  const { store, patch } = createPatchStore({ view: null } as RoomState);
  let watched = 0;
  const face = {
    getState: () => ({ reading: null }),
    subscribe: () => {
      watched++;
      return () => void watched--;
    },
  } as unknown as MatchParts['face'];
  const setSpeaker = vi.fn<() => void>();
  const voice = { getState: () => ({ microphone: 'idle', muted: false }), setSpeaker, release: () => {} } as unknown as MatchParts['voice'];
  const end = onceAMatchBegins({ face, room: store, toServer: (ms) => ms, voice, isHidden: () => false, onHidden: () => () => {} });
  patch({ view: aView({ match_id: null }) });
  await import('./with-a-match.ts');
  expect(watched).toBe(0);
  expect(setSpeaker).not.toHaveBeenCalled();
  patch({ view: aView({ match_id: 'match-1' }) });
  await expect.poll(() => watched).toBe(1);
  expect(setSpeaker).toHaveBeenCalledWith(null);
  end();
  expect(watched).toBe(0);
});
