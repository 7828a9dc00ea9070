import type { RoomId, UserId } from '@deadpan/protocol';
import type { NodeId } from './nodes.ts';

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
  /** Seats whose present session began on this node. */
  hereOn(node: NodeId): Promise<HeldSeat[]>;
  /** Forgets the nodes whose last beat is before a moment. */
  sweep(beforeMs: number): Promise<void>;
  /** The database's own wall clock, ms: what the clocks of several nodes are set by. */
  time(): Promise<number>;
  /** Does what no two processes may do at once; the next waits. Throws what the job throws. */
  onlyOne<T>(job: () => Promise<T>): Promise<T>;
}
