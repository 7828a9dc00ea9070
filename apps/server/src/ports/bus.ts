import type { OwnView, SharedView } from '@deadpan/game';
import type { RoomId, ServerEventName, ServerPayload, UserId } from '@deadpan/protocol';
import type { Passing } from './nodes.ts';

/** One message to everybody in a room, or to one player of it. */
export type Message = { [E in ServerEventName]: { to: UserId | 'all'; event: E; payload: ServerPayload<E> } }[ServerEventName];

/** The views of a room: what all see alike, and each player's own. A player's view is both together. */
export interface Views {
  shared: SharedView;
  own: readonly OwnView[];
}

/** How the pages of a room's players are told. Every node tells its own of what is saved; what is not saved has to pass to the others at once. */
export interface Bus {
  toRoom<E extends ServerEventName>(roomId: RoomId, event: E, payload: ServerPayload<E>): void;
  /** Tells messages in their order, and each player their view after them (`game_state_update`): one write to each page. */
  tell(roomId: RoomId, messages: readonly Message[], views?: Views): void;
  /** Tells the pages of all nodes, and is lost if it is lost. */
  pass(passing: Passing): void;
  /** The player no longer belongs to the room: its pages hear nothing more of it. */
  part(roomId: RoomId, userId: UserId): void;
  /** Whether a page of this room, or of this player in it, is on this process. */
  hasPages(roomId: RoomId, userId?: UserId): boolean;
  /** Breaks the connections of the room's pages, as a network would: they come back, by another node if there is one. */
  scatter(roomId: RoomId): void;
}
