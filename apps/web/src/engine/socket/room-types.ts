import type { Ack, CloseReason, RoomId, RoomView, ServerEventName, ServerPayload, UserId, WireError } from '@deadpan/protocol';
import type { JoinOptions } from './connection-types.ts';
import type { ReadableStore } from './store.ts';

/** A player's latest numbers, for the meter in the tile. */
export interface Reading {
  play: number;
  /** Happiness, 0 to 1: above their own calm face in round 1, as it is in round 2. */
  happy: number;
  facelessMs: number;
  hidden: boolean;
  /** `performance.now()` at receipt. */
  at: number;
}

export type RoomStatus = 'connecting' | 'open' | 'lost' | 'elsewhere' | 'refused';

export interface RoomState {
  /**
   * `connecting`: no view yet. `open`: the view is live. `lost`: the view is the last one known, the socket is coming back.
   * `elsewhere`: another page took the seat. `refused`: `error` says why (not found, full, wrong key, closed, removed ...); it is final.
   */
  status: RoomStatus;
  view: RoomView | null;
  readings: Record<UserId, Reading>;
  /** Why it was refused, or the last error the server sent beside an answer. */
  error: WireError | null;
  /** Why the arena was closed, when this page was there to hear it. */
  closed?: CloseReason;
  /** A connection text of spec §8 "Socket messages", or null. */
  connectionError: string | null;
}

/** Server events about a room that carry the version they were saved with. */
export type VersionedEvent = {
  [E in ServerEventName]: ServerPayload<E> extends { lobby_id: string; version: number } ? E : never;
}[ServerEventName];

/** The one place a screen reads a room from. `game_state_update` is the truth; events only animate. */
export interface RoomStore extends ReadableStore<RoomState> {
  readonly lobby: RoomId;
  /** Joins (again, with a key, or after a refusal); the state tells the rest. */
  join(options?: JoinOptions): Promise<Ack>;
  /** Calls back with an event of this room that is not older than the view; returns the way out. */
  on<E extends VersionedEvent>(event: E, listener: (payload: ServerPayload<E>) => void): () => void;
  /** Stops listening; the connection stays. Twice is fine. */
  close(): void;
}
