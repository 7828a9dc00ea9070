import { randomUUID } from 'node:crypto';
import { nextDueAt, ROOM_SCHEMA, type Room, type RoomEvent } from '@deadpan/game';
import type { RoomWrite } from '../../ports/rooms.ts';
import { resultRows } from './results.ts';

/** Takes a decided room, the version it was decided on and what happened; returns the whole transition as the store saves it. */
export function roomWrite(room: Room, basedOn: number, events: readonly RoomEvent[]): RoomWrite {
  const host = room.players.find((seat) => seat.id === room.hostId);
  return {
    id: room.id,
    basedOn,
    token: randomUUID(),
    schema: ROOM_SCHEMA,
    state: JSON.stringify(room),
    status: room.status,
    nextDueAt: nextDueAt(room),
    events: JSON.stringify(events),
    seats: room.players.map(({ id, session }) => ({ userId: id, session })),
    ...resultRows(events, room.changedAt),
    listing: {
      name: room.name,
      isPrivate: room.isPrivate,
      playerCount: room.players.length,
      maxPlayers: room.settings.maxPlayers,
      hostUsername: host?.username ?? '',
      createdAt: room.createdAt,
    },
  };
}
