import { hasBegun, nextDueAt, runsUntil, type Command, type Room } from '@deadpan/game';
import type { RoomId } from '@deadpan/protocol';
import type { Clock } from '../../ports/clock.ts';
import type { Log } from '../../ports/log.ts';
import type { Nodes } from '../../ports/nodes.ts';
import type { AtHand, Held } from './at-hand.ts';
import type { Performed } from './deciding.ts';

export interface GivingBackOptions {
  hand: AtHand;
  nodes: Pick<Nodes, 'areSeveral'>;
  clock: Clock;
  log: Log;
  /** Reads the row. */
  learn: (id: RoomId) => Promise<Held | null>;
  /** Decides and saves a command. */
  decideAndSave: (id: RoomId, command: Command, receivedAt: number) => Promise<Performed>;
}

/** How the time is given back in which nobody could see what began, because the database was away (design "Database away", "Time"). From a room's queue only. */
export interface GivingBack {
  /**
   * Before a command that was received at a time (wall ms) is decided. A timer that is overdue by more than so many ms could not be fired. The phase it
   * ends has run on and ended; what follows has begun for nobody. Else a match would be played to its end unseen, with everybody absent from
   * it, during two minutes without a database. What was received after that end counts as received now: nothing is decided by it.
   */
  overdue(id: RoomId, receivedAt: number, toleratedMs: number): Promise<void>;
  /** After what was decided on a room while the database was away is saved: what began with it begins now, when it can be told. */
  unseen(before: Room | null | undefined, after: Held): Promise<void>;
}

/** Until when a room that is overdue at a time (wall ms), by more than so many ms, ran by itself; null when it is not. It may run longer than its timer, for what arrives after a deadline. */
function ranUntil(held: Held | null, at: number, toleratedMs: number): number | null {
  const due = held && nextDueAt(held.room);
  const until = held && runsUntil(held.room);
  return due !== null && until !== null && at - Math.max(due, until) > toleratedMs ? until : null;
}

/** Takes the rooms at hand, and how one is read and decided on; returns how time is given back to it. */
export function createGivingBack({ hand, nodes, clock, log, learn, decideAndSave }: GivingBackOptions): GivingBack {
  const giveBack = (id: RoomId, aliveUntil: number) => decideAndSave(id, { type: 'outage', aliveUntil, allAway: false }, clock.now());
  return {
    async overdue(id, receivedAt, toleratedMs) {
      const known = hand.get(id) ?? null;
      // A process that is alone has every open room at hand; beside others, another may have fired it long ago.
      if (known ? ranUntil(known, receivedAt, toleratedMs) === null : !nodes.areSeveral) return;
      const since = ranUntil(nodes.areSeveral ? await learn(id) : known, receivedAt, toleratedMs);
      if (since === null) return;
      // The database or the machine was away or slow: the former says so itself, and the time is given back either way.
      log.info({ room: id, lateMs: Math.round(clock.now() - since) }, 'a timer could not be fired for a while; the time is given back');
      await giveBack(id, since);
    },

    async unseen(before, { room, version }) {
      if (!before || !hasBegun(before, room)) return;
      // Another node that went on from there could reach the database, and its players have seen it.
      if (nodes.areSeveral && (await learn(room.id))?.version !== version) return;
      await giveBack(room.id, room.changedAt);
    },
  };
}
