import { viewFor, type Catalogue, type Room, type SharedView, type Who } from '@deadpan/game';
import type { RoomView, ServerEventName, ServerPayload, UserId } from '@deadpan/protocol';
import type { Message } from '../../ports/bus.ts';

export function all<E extends ServerEventName>(event: E, payload: ServerPayload<E>): Message {
  return { to: 'all', event, payload } as Message;
}

export function one<E extends ServerEventName>(to: UserId, event: E, payload: ServerPayload<E>): Message {
  return { to, event, payload } as Message;
}

/** What a message is told from: the room as it was saved, and when. */
export interface Told {
  room: Room;
  version: number;
  catalogue: Catalogue;
  wall: number;
  /** What all see alike of it. */
  shared: SharedView;
}

/** What every message about a room carries. */
export const tagOf = ({ room, version }: Told) => ({ lobby_id: room.id, version });

export const wire = ({ id, username }: Who) => ({ user_id: id, username });

export function viewOf({ room, version, catalogue, wall }: Told, viewer: UserId): RoomView {
  return viewFor(room, version, viewer, catalogue, wall);
}
