import type { RoomId, ServerEventName, ServerPayload, UserId } from '@deadpan/protocol';

/** One process of a cluster, by an id it makes anew with every start. */
export type NodeId = string;

/** What is sent to pages without being saved: `player_reading` to a room, signalling to one player. */
export type Passing = {
  [E in ServerEventName]: { room: RoomId; to: UserId | 'all'; event: E; payload: ServerPayload<E> };
}[ServerEventName];

/** What one node tells the others. All of it is a hint: whoever misses one looks once a second at what is saved. */
export type NodeMessage =
  | { kind: 'saved'; room: RoomId; version: number }
  | { kind: 'passing'; passing: Passing }
  /** Players who sat together in a room and do so no more: the two ids of each pair, in their order, with a space between. */
  | { kind: 'parted'; room: RoomId; pairs: readonly string[] }
  /** Sign-ins that were revoked. */
  | { kind: 'ended'; sessions: readonly string[] }
  /** A player's name or picture is another one. */
  | { kind: 'changed'; who: { id: UserId; username: string; picture: string | null } };

/** The other nodes of the cluster (design "The only way a room changes": Redis carries only hints). Alone there are none. */
export interface Nodes {
  readonly own: NodeId;
  /** Whether others may serve the same rooms: only then is what this process remembers no proof. */
  readonly areSeveral: boolean;
  /** Tells all others. Never throws, never waits: what cannot be sent is lost. */
  tell(message: NodeMessage): void;
  /** Calls back with what others tell; never with what this node told. */
  onTold(listener: (message: NodeMessage) => void): void;
  /** Whether messages pass at this moment; alone: always. */
  areReached(): boolean;
  close(): Promise<void>;
}
