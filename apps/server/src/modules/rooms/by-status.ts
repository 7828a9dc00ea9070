import type { Room } from '@deadpan/game';
import type { Bus } from '../../ports/bus.ts';
import type { Nodes } from '../../ports/nodes.ts';
import type { Held } from './rooms.ts';

/**
 * Takes the rooms at hand; returns how many there are of each status. Of several nodes one counts a room, so that the counts of all add up: the one on
 * which the first of its players is who is here. Nobody counts a room then in which all are away: any node may have it at hand, or none.
 */
export function byStatus(held: Iterable<Held>, bus: Pick<Bus, 'hasPages'>, { areSeveral }: Pick<Nodes, 'areSeveral'>): Map<string, number> {
  const isOurs = ({ id, players }: Room): boolean => {
    const first = players.find(({ connected }) => connected);
    return first !== undefined && bus.hasPages(id, first.id);
  };
  const counts = new Map<string, number>();
  for (const { room } of held) if (!areSeveral || isOurs(room)) counts.set(room.status, (counts.get(room.status) ?? 0) + 1);
  return counts;
}
