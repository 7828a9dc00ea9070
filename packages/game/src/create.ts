import { defaultSettings, type RoomId, type Settings } from '@deadpan/protocol';
import type { Person } from './command.ts';
import type { Millis } from './moment.ts';
import type { Room } from './room.ts';
import { seatFor } from './roster.ts';

export interface NewRoom {
  id: RoomId;
  name: string;
  keyHash: string | null;
  settings: Partial<Settings>;
  deckName?: string | null;
  host: Person;
  seed: number;
  speed: number;
}

/** R0-20: takes what the host chose; returns a waiting arena with the host's seat held (spec §7 POST /game/lobbies). */
export function createRoom({ id, name, keyHash, settings, deckName = null, host, seed, speed }: NewRoom, wall: Millis): Room {
  const now = Math.floor(wall);
  return {
    id,
    name,
    isPrivate: keyHash !== null,
    keyHash,
    status: 'waiting',
    hostId: host.id,
    settings: { ...defaultSettings, ...settings },
    deckName,
    players: [seatFor(host, 0)],
    anchor: { wallAt: now, matchAt: 0, running: true, speed, resumeBy: now, waitingFor: [] },
    createdAt: now,
    changedAt: now,
    emptySince: 0,
    aloneSince: null,
    seed,
    matches: 0,
    match: null,
    rematch: null,
  };
}
