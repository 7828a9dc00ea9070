import type { Camera } from '../engine/camera/camera-types.ts';
import type { RoomState } from '../engine/socket/room-types.ts';
import type { ReadableStore } from '../engine/socket/store.ts';

/**
 * Turns the camera off as soon as this page has no seat any more: the arena has closed or refused it, or another page took the seat. Nobody is
 * shown the picture then, so its light has to go out without waiting for the player to leave the screen. Returns the way out.
 */
export const turnOffWithoutSeat = (camera: Pick<Camera, 'stop'>, room: ReadableStore<RoomState>): (() => void) =>
  room.subscribe(({ status }, before) => {
    if (status !== before.status && (status === 'refused' || status === 'elsewhere')) camera.stop();
  });
