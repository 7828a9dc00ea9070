import { databaseClock, monotonicClock } from './adapters/clock.ts';
import { GAP_MS } from './modules/rooms/life.ts';
import type { Alive } from './ports/alive.ts';
import type { SharedClock } from './ports/clock.ts';
import type { Nodes } from './ports/nodes.ts';

/** How far the nodes that live are ahead of the database's clock, or null when none does. */
async function aheadOf(alive: Alive, own: string): Promise<number | null> {
  const last = await alive.lastBeat(own);
  if (!last) return null;
  const silentMs = (await alive.time()) - (last.at - last.ahead);
  return silentMs <= GAP_MS ? last.ahead : null;
}

/** Takes who knows of signs of life, the last one (wall ms, or null), and the node; returns the clock of this process, or the one all nodes have in common. */
export async function openClock(alive: Alive, lastAlive: number | null, { own, areSeveral }: Nodes): Promise<SharedClock> {
  if (!areSeveral) return monotonicClock(lastAlive);
  return databaseClock({ time: alive.time, lastAlive, ahead: await aheadOf(alive, own) });
}
