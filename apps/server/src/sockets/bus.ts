import type { UserId } from '@deadpan/protocol';
import type { Bus, Views } from '../ports/bus.ts';
import type { Nodes, Passing } from '../ports/nodes.ts';
import { createBroadcast, packetOf } from './broadcast.ts';
import { createGathering } from './gathering.ts';
import { roomName, seatName, type Io } from './io.ts';

/**
 * Each player's view as a packet, by who it is for. What all see alike is made into text once, for it is nearly all of a view, and views are
 * nearly all that is told.
 */
function viewPackets({ shared, own }: Views): [UserId, string][] {
  const before = `2["game_state_update",${JSON.stringify(shared).slice(0, -1)},`;
  return own.map((view) => [view.you, `${before}${JSON.stringify(view).slice(1)}]`]);
}

/** Tells the pages on this process; what passes without being saved goes to the other nodes too, and comes from them. */
export function createBus(io: Io, nodes: Nodes): Bus {
  const membersOf = (name: string): ReadonlySet<string> => io.of('/').adapter.rooms.get(name) ?? new Set();

  const broadcast = createBroadcast(io);
  const gathering = createGathering(broadcast);

  function tell(name: string, event: string, payload: object): void {
    gathering.flush();
    broadcast.toRoom(name, [packetOf(event, payload)]);
  }

  function here({ room, to, event, payload }: Passing): void {
    if (to === 'all') gathering.add(roomName(room), event, payload);
    else tell(seatName(room, to), event, payload);
  }

  nodes.onTold((message) => {
    if (message.kind === 'passing') here(message.passing);
  });

  return {
    toRoom: (id, event, payload) => tell(roomName(id), event, payload),
    tell(id, messages, views) {
      gathering.flush();
      broadcast.addressed(roomName(id), [
        ...messages.map(({ to, event, payload }) => ({ within: to === 'all' ? null : seatName(id, to), packet: packetOf(event, payload) })),
        ...(views ? viewPackets(views).map(([user, packet]) => ({ within: seatName(id, user), packet })) : []),
      ]);
    },
    pass(passing) {
      here(passing);
      if (nodes.areSeveral) nodes.tell({ kind: 'passing', passing });
    },
    part(id, user) {
      gathering.flush();
      const seat = io.in(seatName(id, user));
      seat.emit('left_lobby', { lobby_id: id });
      seat.socketsLeave([roomName(id), seatName(id, user)]);
    },
    hasPages: (id, user) => membersOf(user === undefined ? roomName(id) : seatName(id, user)).size > 0,
    scatter(id) {
      // Not `disconnect`, which tells a page that it is not wanted.
      for (const socketId of [...membersOf(roomName(id))]) io.sockets.sockets.get(socketId)?.conn.close();
    },
  };
}
