import type { Ack, ClientEventName, ClientPayload, RoomId, ServerEventName, ServerPayload, WireError } from '@deadpan/protocol';
import type { ServerClock } from '../clock/clock-types.ts';
import type { ReadableStore } from './store.ts';

/** spec §4 "Socket connection". */
export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected' | 'reconnecting' | 'error';

export interface ConnectionState {
  status: ConnectionStatus;
  /** A text of spec §8 "Socket messages", or null while all is well. */
  error: string | null;
  /** The room this socket sits in now: set by the acknowledged `join_lobby`, null from the drop of the socket to the next join. */
  joined: RoomId | null;
  /** A newer page of this player took the seat; this one is silent until `takeOver`. */
  elsewhere: boolean;
  /** The token was refused: only a new connection with another one helps. */
  signedOut: boolean;
  /** Why the last join was refused, the automatic one after a reconnect included; null while joining and after a join. */
  refusal: WireError | null;
}

export interface ConnectionOptions {
  /** Origin of the server; this page's own unless told. */
  url?: string;
  /** The bearer token; without one the state says so and no socket is made. */
  token: string | null;
  /** The room this socket is for, so that a proxy can put a room's players on one node. `join` sets it too. */
  lobby?: RoomId;
}

export interface JoinOptions {
  password?: string;
  /** Leaves a running match in another arena (design "Seats"). */
  forfeit?: boolean;
}

/** One socket of one signed-in player: comes back by itself, sits down again by itself. */
export interface Connection extends ReadableStore<ConnectionState> {
  /** The server's clock, probed through this socket. */
  readonly clock: ServerClock;
  /** Calls back with every `event` of the server; returns the way out. */
  on<E extends ServerEventName>(event: E, listener: (payload: ServerPayload<E>) => void): () => void;
  /** Calls back after every accepted join, the automatic ones after a reconnect included, with the server's answer; returns the way out. */
  onJoin(listener: (lobby: RoomId, ack: Ack) => void): () => void;
  /**
   * Sends and returns the server's answer; never rejects. A fact (cameras, links, signals, smiles) is kept and sent again until it is
   * acknowledged, through reconnects too; anything else is sent once and answered within 5 s or refused as `UNAVAILABLE`. A kept fact that
   * `isOutdated` meanwhile is dropped.
   */
  ask<E extends ClientEventName>(event: E, payload: ClientPayload<E>, isOutdated?: () => boolean): Promise<Ack>;
  /** The network may have changed: looks at once whether the server still answers. */
  wake(): void;
  /** Sends once, if there is a connection, and forgets it; returns whether it was sent. */
  tell<E extends ClientEventName>(event: E, payload: ClientPayload<E>): boolean;
  /**
   * Takes the seat (spec §4 "Lobby joining"): waits for the connection, 5 s per try, one more try after 1 s, then `LOBBY_RECOVERY_FAILED`.
   * The same lobby again while it is being joined is the same join. From an accepted join on, every reconnect joins again. Signed out, it
   * is answered `AUTH_REQUIRED` at once, and so is who waits when that happens.
   */
  join(lobby: RoomId, options?: JoinOptions): Promise<Ack>;
  /** Gives the seat up (`close`: the host closes the arena); reconnects no longer join. */
  leave(close?: boolean): Promise<Ack>;
  /** The room is over for this player (closed, removed): joins it no more after a reconnect. Tells the server nothing. */
  forget(lobby: RoomId): void;
  /** "Play here": takes the seat back from the newer page. */
  takeOver(): Promise<Ack>;
  /** Ends the socket; twice is fine. */
  close(): void;
}
