import { limits, type RoomId, type UserId } from '@deadpan/protocol';
import type { Documents, RoomRecord, StoredDocument } from '../../ports/documents.ts';
import { DAY_MS } from '../../ports/durations.ts';

/** A room nobody signalled in for a day was never told to be forgotten. */
const IDLE_ROOM_MS = DAY_MS;

interface RoomDocuments {
  record: RoomRecord | null;
  seq: number;
  documents: Map<string, { document: StoredDocument; expiresAt: number }>;
  sessions: Map<UserId, string>;
  touchedAt: number;
}

/** Signalling documents of this process. `now`: wall clock, ms. */
export function createMemoryDocuments(now: () => number, ttlMs: number = limits.signalling.documentTtlMs): Documents {
  const rooms = new Map<RoomId, RoomDocuments>();

  const roomOf = (id: RoomId): RoomDocuments => {
    const at = now();
    const known = rooms.get(id);
    if (known) {
      known.touchedAt = at;
      return known;
    }
    for (const [old, room] of rooms) if (room.touchedAt < at - IDLE_ROOM_MS) rooms.delete(old);
    const room: RoomDocuments = { record: null, seq: 0, documents: new Map(), sessions: new Map(), touchedAt: at };
    rooms.set(id, room);
    return room;
  };
  /** Numbers start at the time of day, so that those of an earlier process are all lower. */
  const next = (room: RoomDocuments): number => (room.seq = Math.max(room.seq + 1, Math.floor(now())));
  const living = (room: RoomDocuments, path: string): StoredDocument | undefined => {
    const kept = room.documents.get(path);
    return kept && kept.expiresAt > now() ? kept.document : undefined;
  };
  const keep = (room: RoomDocuments, document: StoredDocument): StoredDocument => {
    room.documents.set(document.path, { document, expiresAt: now() + ttlMs });
    return document;
  };

  return {
    open: async (id, record) => (roomOf(id).record ??= record),
    put: async (id, path, head, description) => {
      const room = roomOf(id);
      return keep(room, { ...head, path, seq: next(room), description });
    },
    append: async (id, path, head, candidate) => {
      const room = roomOf(id);
      const old = living(room, path);
      const same = old?.fromSession === head.fromSession && old.toSession === head.toSession;
      const candidates = same ? (old.candidates ?? []) : [];
      const full = candidates.length >= limits.signalling.candidatesPerPair;
      return keep(room, { ...head, path, seq: next(room), candidates: full ? candidates : [...candidates, candidate] });
    },
    all: async (id) => {
      const room = rooms.get(id);
      if (!room) return [];
      for (const [path, kept] of room.documents) if (kept.expiresAt <= now()) room.documents.delete(path);
      return [...room.documents.values()].map((kept) => kept.document).sort((a, b) => a.seq - b.seq);
    },
    remove: async (id, paths) => {
      for (const path of paths) rooms.get(id)?.documents.delete(path);
    },
    lastSeq: async (id) => rooms.get(id)?.seq ?? 0,
    announce: async (id, member, session) => {
      const room = roomOf(id);
      if (room.sessions.get(member) === session) return false;
      room.sessions.set(member, session);
      return true;
    },
    sessions: async (id) => new Map(rooms.get(id)?.sessions),
    withdraw: async (id, member) => {
      rooms.get(id)?.sessions.delete(member);
    },
    forget: async (id) => {
      rooms.delete(id);
    },
  };
}
