import type { Candidate, Description, RoomId, UserId } from '@deadpan/protocol';

/** The record of a room in `webrtc-rooms` (spec §3 "Shared-document record"). */
export interface RoomRecord {
  /** Wall clock, ms. */
  createdAt: number;
  hostId: UserId;
}

/** Who wrote what for whom, and for which of their pages. */
export interface DocumentHead {
  from: UserId;
  to: UserId;
  fromSession: string;
  toSession: string;
}

/** A signalling document: a description or a list of candidates. `seq` grows with every write in its room, over restarts too. */
export interface StoredDocument extends DocumentHead {
  path: string;
  seq: number;
  description?: Description;
  candidates?: Candidate[];
}

/** The documents cannot be reached; they will be again. */
export class DocumentsAway extends Error {
  override name = 'DocumentsAway';
}

/** Signalling documents with a time to live (design "Signalling"): in memory or Redis, never in the database. Every adapter passes `test/contracts/documents.ts`. All but memory may throw `DocumentsAway`. */
export interface Documents {
  /** Makes the room's record unless there is one; returns the one that stands. */
  open(room: RoomId, record: RoomRecord): Promise<RoomRecord>;
  /** Writes a description at `path` over what was there; returns it with its sequence number. */
  put(room: RoomId, path: string, head: DocumentHead, description: Description): Promise<StoredDocument>;
  /**
   * Appends a candidate at `path`, at most `limits.signalling.candidatesPerPair` of them: later ones get a number but are not kept. A list of other pages is replaced.
   */
  append(room: RoomId, path: string, head: DocumentHead, candidate: Candidate): Promise<StoredDocument>;
  /** Everything in the room that has not expired, in the order of `seq`. */
  all(room: RoomId): Promise<StoredDocument[]>;
  remove(room: RoomId, paths: readonly string[]): Promise<void>;
  /** The highest number given out in the room, 0 before the first. */
  lastSeq(room: RoomId): Promise<number>;
  /** Notes which page a member is on; returns whether that is news. Kept until `withdraw` or `forget`. */
  announce(room: RoomId, member: UserId, session: string): Promise<boolean>;
  sessions(room: RoomId): Promise<ReadonlyMap<UserId, string>>;
  /** Takes back a member's page. */
  withdraw(room: RoomId, member: UserId): Promise<void>;
  /** Drops all of the room. */
  forget(room: RoomId): Promise<void>;
}
