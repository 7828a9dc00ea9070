import type { RoomId, ServerEventName, ServerPayload, UserId } from '@deadpan/protocol';

/** How the pages of a room's players are told. */
export interface Bus {
  toRoom<E extends ServerEventName>(roomId: RoomId, event: E, payload: ServerPayload<E>): void;
  toPlayer<E extends ServerEventName>(roomId: RoomId, userId: UserId, event: E, payload: ServerPayload<E>): void;
  /** The player no longer belongs to the room: its pages hear nothing more of it. */
  part(roomId: RoomId, userId: UserId): void;
}
