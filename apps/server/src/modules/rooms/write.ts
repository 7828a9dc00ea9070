import { randomUUID } from 'node:crypto';
import { nextDueAt, ROOM_SCHEMA, type Room, type RoomEvent } from '@deadpan/game';
import type { NodeId } from '../../ports/nodes.ts';
import type { RoomWrite } from '../../ports/rooms.ts';
import { recordRow } from '../records/timeline.ts';
import { resultRows } from './results.ts';

/** A closed arena is over: what is kept of it says neither who was in it nor what they called it. */
function withoutNames(room: Room): Room {
  return { ...room, name: '', hostId: '', players: [], match: null, rematch: null };
}

/** Takes a decided room, the version it was decided on, what happened, and the node that saves it; returns the whole transition as the store saves it. */
export function roomWrite(room: Room, basedOn: number, events: readonly RoomEvent[], node: NodeId | null = null): RoomWrite {
  const host = room.players.find((seat) => seat.id === room.hostId);
  const isClosed = room.status === 'closed';
  return {
    id: room.id,
    basedOn,
    token: randomUUID(),
    schema: ROOM_SCHEMA,
    state: JSON.stringify(isClosed ? withoutNames(room) : room),
    status: room.status,
    nextDueAt: nextDueAt(room),
    events: JSON.stringify(isClosed ? events.filter(({ type }) => type === 'closed') : events),
    seats: room.players.map(({ id, session, connected }) => ({ userId: id, session, node: connected ? node : null })),
    ...resultRows(events, room.changedAt),
    record: recordRow(room, events),
    listing: {
      name: isClosed ? '' : room.name,
      isPrivate: room.isPrivate,
      playerCount: room.players.length,
      maxPlayers: room.settings.maxPlayers,
      hostUsername: host?.username ?? '',
      createdAt: room.createdAt,
    },
  };
}
