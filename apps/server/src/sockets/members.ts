import type { Connection, Io } from './io.ts';

/**
 * Takes Socket.IO; returns the connections of a Socket.IO room on this process. Socket.IO keeps ids, and from each of them it is four look-ups to what is
 * written to: for thousands of players who are told something every second these are a tenth of what the telling costs. So a room's connections
 * are put together once, and anew after somebody came or went. Of rooms that are joined by whoever is connected: before that they are in no list.
 */
export function createMembers(io: Io): (room: string) => readonly Connection[] {
  const { adapter, sockets } = io.of('/');
  const known = new Map<string, readonly Connection[]>();
  const none: readonly Connection[] = [];
  for (const change of ['join-room', 'leave-room', 'delete-room']) adapter.on(change, (room: string) => void known.delete(room));

  return (room) => {
    const found = known.get(room);
    if (found) return found;
    const ids = adapter.rooms.get(room);
    if (!ids) return none;
    const members = [...ids].map((id) => sockets.get(id)?.client.conn).filter((connection) => connection !== undefined);
    known.set(room, members);
    return members;
  };
}
