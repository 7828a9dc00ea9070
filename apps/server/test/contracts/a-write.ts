import type { RoomWrite } from '../../src/ports/rooms.ts';
import { unique } from './unique.ts';

/** A transition of a fresh room, with what a test wants to say about it. */
export function aWrite(changes: Partial<RoomWrite> = {}): RoomWrite {
  return {
    id: unique('R'),
    basedOn: 0,
    token: unique('token'),
    schema: 1,
    state: '{"it":"is"}',
    status: 'waiting',
    nextDueAt: null,
    events: '[]',
    seats: [],
    plays: [],
    rounds: [],
    matches: [],
    record: null,
    listing: { name: 'Kitchen', isPrivate: false, playerCount: 1, maxPlayers: 4, hostUsername: 'Ann', createdAt: 1_000 },
    ...changes,
  };
}
