import type { RoomId, ServerEventName, ServerPayload, UserId } from '@deadpan/protocol';
import type { Passing } from './nodes.ts';

/** How the pages of a room's players are told. Every node tells its own of what is saved; what is not saved has to pass to the others at once. */
export interface Bus {
  toRoom<E extends ServerEventName>(roomId: RoomId, event: E, payload: ServerPayload<E>): void;
  toPlayer<E extends ServerEventName>(roomId: RoomId, userId: UserId, event: E, payload: ServerPayload<E>): void;
  /** Tells the pages of all nodes, and is lost if it is lost. */
  pass(passing: Passing): void;
  /** The player no longer belongs to the room: its pages hear nothing more of it. */
  part(roomId: RoomId, userId: UserId): void;
  /** Whether a page of this room, or of this player in it, is on this process. */
  hasPages(roomId: RoomId, userId?: UserId): boolean;
  /** Breaks the connections of the room's pages, as a network would: they come back, by another node if there is one. */
  scatter(roomId: RoomId): void;
}
