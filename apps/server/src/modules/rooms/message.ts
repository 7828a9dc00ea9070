import { viewFor, type Catalogue, type Room, type SharedView, type Who } from '@deadpan/game';
import type { RoomView, ServerEventName, ServerPayload, UserId } from '@deadpan/protocol';
import type { Message } from '../../ports/bus.ts';

/** Takes an event and what it carries; returns the message of it to everybody in the arena. */
export function toAll<E extends ServerEventName>(event: E, payload: ServerPayload<E>): Message {
  return { to: 'all', event, payload } as Message;
}

/** Takes a player, an event and what it carries; returns the message of it to that player's pages alone. */
export function toOne<E extends ServerEventName>(to: UserId, event: E, payload: ServerPayload<E>): Message {
  return { to, event, payload } as Message;
}

/** What a message is told from: the room as it was saved, and when. */
export interface SavedRoom {
  room: Room;
  version: number;
  catalogue: Catalogue;
  wall: number;
  /** What all see alike of it. */
  shared: SharedView;
}

/** What every message about a room carries. */
export const tagOf = ({ room, version }: Pick<SavedRoom, 'room' | 'version'>) => ({ lobby_id: room.id, version });

/** Takes a player; returns them in the wire's names. */
export const wire = ({ id, username }: Who) => ({ user_id: id, username });

/** Takes what was saved and who looks; returns all that player may know of it. */
export function viewOf({ room, version, catalogue, wall }: SavedRoom, viewer: UserId): RoomView {
  return viewFor(room, version, viewer, catalogue, wall);
}
