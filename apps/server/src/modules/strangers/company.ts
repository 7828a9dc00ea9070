import type { Seat } from '@deadpan/game';
import type { RoomId, UserId } from '@deadpan/protocol';
import type { Clock } from '../../ports/clock.ts';
import { MINUTE_MS } from '../../ports/durations.ts';
import type { Nodes } from '../../ports/nodes.ts';
import type { Rooms } from '../rooms/rooms.ts';

/** How long after it one may still say who one sat with; matches are remembered by their results. */
const REMEMBERED_MS = 30 * MINUTE_MS;

/** Who sat with whom lately, in memory: whoever leaves a lobby at once can still be reported. */
export interface Company {
  /** The arena in which both sat last, or null. */
  met(one: UserId, other: UserId): RoomId | null;
}

const pair = (one: UserId, other: UserId): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

/**
 * Takes the rooms and the other nodes; remembers from then on who sits together. Who parts is told to all nodes, for a report may reach one that
 * never had the arena at hand.
 */
export function createCompany(rooms: Pick<Rooms, 'onSaved' | 'onForgotten'>, clock: Clock, nodes: Pick<Nodes, 'tell' | 'onTold'>): Company {
  const seated = new Map<RoomId, readonly Seat[]>();
  /** In the order in which they parted. */
  const parted = new Map<string, { roomId: RoomId; at: number }>();

  const sitTogether = (players: readonly Seat[], ...both: UserId[]): boolean => both.every((user) => players.some(({ id }) => id === user));

  function forgetOld(): void {
    for (const [key, { at }] of parted) {
      if (at > clock.now() - REMEMBERED_MS) return;
      parted.delete(key);
    }
  }

  function remember(roomId: RoomId, pairs: readonly string[]): void {
    for (const key of pairs) {
      parted.delete(key);
      parted.set(key, { roomId, at: clock.now() });
    }
    forgetOld();
  }

  /** Returns who sat together before and does so no more, pair by pair. */
  function apart(before: readonly Seat[], after: readonly Seat[]): string[] {
    const pairs = before.flatMap((one, n) => before.slice(n + 1).map((other) => [one.id, other.id] as const));
    return pairs.filter(([one, other]) => !sitTogether(after, one, other)).map(([one, other]) => pair(one, other));
  }

  rooms.onSaved(({ room: { id, status, players } }) => {
    const before = seated.get(id);
    // Every save of every room comes by here, and nearly all leave the very same seats: those cost one look.
    if (before === players) return;
    if (status === 'closed') seated.delete(id);
    else seated.set(id, players);
    const pairs = apart(before ?? [], players);
    if (pairs.length === 0) return;
    remember(id, pairs);
    nodes.tell({ kind: 'parted', room: id, pairs });
  });
  nodes.onTold((message) => {
    if (message.kind === 'parted') remember(message.room, message.pairs);
  });

  // Who is still together then is seen no more from here: they parted now, as far as this node can tell.
  rooms.onForgotten((id) => {
    remember(id, apart(seated.get(id) ?? [], []));
    seated.delete(id);
  });

  return {
    met: (one, other) => {
      for (const [roomId, players] of seated) if (sitTogether(players, one, other)) return roomId;
      forgetOld();
      return parted.get(pair(one, other))?.roomId ?? null;
    },
  };
}
