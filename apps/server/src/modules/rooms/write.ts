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

/** Whether the same players sit in both, in the same sessions: then their seats need not be written again. */
function areSeatedAlike({ players }: Room, before: Room): boolean {
  return (
    players.length === before.players.length &&
    players.every(({ id, session, connected }, at) => {
      const seat = before.players[at];
      return seat?.id === id && seat.session === session && seat.connected === connected;
    })
  );
}

/** What a room was decided on, and by which node. */
export interface DecidedOn {
  version: number;
  /** The room at that version; null when its seats are to be written in any case. */
  room: Room | null;
  node: NodeId | null;
}

/** Takes a decided room, what it was decided on, and what happened; returns the whole transition as the store saves it. */
export function roomWrite(room: Room, { version: basedOn, room: before, node }: DecidedOn, events: readonly RoomEvent[]): RoomWrite {
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
    seats:
      before && areSeatedAlike(room, before)
        ? null
        : room.players.map(({ id, session, connected }) => ({ userId: id, session, node: connected ? node : null })),
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
