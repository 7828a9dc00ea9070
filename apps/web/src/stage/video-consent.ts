import type { RoomId } from '@deadpan/protocol';
import type { CameraState } from '../engine/camera/camera-types.ts';
import type { RoomState } from '../engine/socket/room-types.ts';
import { createPatchStore, type ReadableStore } from '../engine/socket/store.ts';
import { tabKept } from '../engine/storage/kept.ts';

/** Which arena this tab's player watches without a camera; read after a refresh. */
const WATCHED_KEY = 'watched_arena';

export interface VideoConsentState {
  given: boolean;
}

/** Whether this player has agreed to video links in this arena. Before that the page makes none, because a link tells each end the other's network address. */
export interface VideoConsent extends ReadableStore<VideoConsentState> {
  /** The player asks to see the others without showing anything. */
  watch(): void;
  close(): void;
}

interface ConsentOptions {
  roomId: RoomId;
  /** The camera as the others get it. */
  shared: ReadableStore<CameraState>;
  room: ReadableStore<RoomState>;
}

/**
 * Consent is given by sharing the camera, by asking to watch, or by being in a match: READY needs the camera, so everybody in a match has shared it, and
 * after a refresh nobody has to press again. It lasts as long as the session.
 */
export function watchVideoConsent({ roomId, shared, room }: ConsentOptions): VideoConsent {
  const isShared = (): boolean => shared.getState().stream !== null;
  const isInMatch = (): boolean => {
    const status = room.getState().view?.status;
    return status !== undefined && status !== 'waiting' && status !== 'closed';
  };
  const { store, patch } = createPatchStore<VideoConsentState>({ given: tabKept.getItem(WATCHED_KEY) === roomId });
  const look = (): void => {
    if (isShared() || isInMatch()) patch({ given: true });
  };
  const offs = [shared.subscribe(look), room.subscribe(look)];
  look();
  return {
    ...store,
    watch: () => {
      tabKept.setItem(WATCHED_KEY, roomId);
      patch({ given: true });
    },
    close: () => offs.splice(0).forEach((off) => off()),
  };
}
