import type { RoomId, UserId } from '@deadpan/protocol';
import { DatabaseAway } from './database-away.ts';
import type { NodeId } from './nodes.ts';

/** Another process does what only one may do at a time, and has not come to an end within some seconds. */
export class BeingTakenUp extends DatabaseAway {
  override name = 'BeingTakenUp';
}

/** A node says that it lives. */
export interface Beat {
  node: NodeId;
  /** How far its clock is ahead of the database's own, ms. */
  ahead: number;
}

/** A seat whose player counts as here. */
export interface HeldSeat {
  roomId: RoomId;
  userId: UserId;
  session: number;
}

/**
 * When this data was last served by a living process; the gap to the present is an outage that is given back (design "Time"). And which of
 * several nodes live (design "Presence"). Every adapter passes `test/contracts/alive.ts`.
 */
export interface Alive {
  /** Wall clock ms of the last sign of life of any process, or null on the first start. */
  last(): Promise<number | null>;
  /** A process that is alone says that it lives. */
  beat(wallMs: number): Promise<void>;
  /** One of several does. */
  beatOf(beat: Beat, wallMs: number): Promise<void>;
  /** The last beat of the nodes other than this one, or null. */
  lastBeat(except: NodeId): Promise<{ at: number; ahead: number } | null>;
  /** Seats whose node has not beaten since this moment, or never has. */
  silent(beforeMs: number): Promise<HeldSeat[]>;
  /** Seats whose present session began on this node, in the order of their players: `most` after that player, from the first if null. */
  hereOn(node: NodeId, after: UserId | null, most: number): Promise<HeldSeat[]>;
  /** Forgets the nodes whose last beat is before a moment. */
  sweep(beforeMs: number): Promise<void>;
  /** The database's own wall clock, ms: what the clocks of several nodes are set by. */
  time(): Promise<number>;
  /** Does what no two processes may do at once; the next waits, some seconds at most. Throws `BeingTakenUp` after that, and what the job throws. */
  onlyOne<T>(job: () => Promise<T>): Promise<T>;
}
