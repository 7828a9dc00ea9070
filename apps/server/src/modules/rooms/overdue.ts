import { nextDueAt, type Command } from '@deadpan/game';
import type { RoomId } from '@deadpan/protocol';
import type { Clock } from '../../ports/clock.ts';
import type { Log } from '../../ports/log.ts';
import type { Nodes } from '../../ports/nodes.ts';
import type { AtHand, Held } from './at-hand.ts';
import type { Performed } from './deciding.ts';
import { GAP_MS } from './life.ts';

export interface OverdueOptions {
  hand: AtHand;
  nodes: Pick<Nodes, 'areSeveral'>;
  clock: Clock;
  log: Log;
  /** Reads the row. */
  learn: (id: RoomId) => Promise<Held | null>;
  /** Decides and saves. */
  transition: (id: RoomId, command: Command, receivedAt: number) => Promise<Performed>;
}

/**
 * Returns what is to be done in a room's queue before a command that was received at a time (wall ms) is decided. A timer that is overdue by more than
 * five seconds could not be fired: the database was away, or nobody was there (design "Database away", "Time"). The phase it ends has run on and
 * ends at its deadline; what follows has begun for nobody, so the time since then is given back. Else a match would be played to its end
 * unseen, with everybody absent from it, during two minutes without a database.
 */
export function createOverdue({ hand, nodes, clock, log, learn, transition }: OverdueOptions) {
  const overdueSince = (held: Held | null | undefined, at: number): number | null => {
    const due = held ? nextDueAt(held.room) : null;
    // Of a match that is played faster, five seconds of its own time.
    return held && due !== null && at - due > GAP_MS / Math.max(1, held.room.anchor.speed) ? due : null;
  };

  return async (id: RoomId, receivedAt: number): Promise<void> => {
    const known = hand.get(id);
    if (known && overdueSince(known, receivedAt) === null) return;
    // Another node may have fired it long ago.
    const since = overdueSince(known && !nodes.areSeveral ? known : await learn(id), receivedAt);
    if (since === null) return;
    log.warn({ room: id, lateMs: Math.round(clock.now() - since) }, 'a timer could not be fired for a while; the time is given back');
    await transition(id, { type: 'outage', aliveUntil: since, allAway: false }, clock.now());
  };
}
