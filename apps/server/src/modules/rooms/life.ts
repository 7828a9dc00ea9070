import type { Alive } from '../../ports/alive.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Log } from '../../ports/log.ts';
import type { Rooms as RoomStore } from '../../ports/rooms.ts';
import type { OfEach } from './of-each.ts';
import type { Rooms } from './rooms.ts';

export const BEAT_MS = 1_000;
/** A silence longer than this is that of a process that is gone, or of a machine that slept (design "Time", "Presence"). */
export const GAP_MS = 5_000;

export interface LifeDeps {
  rooms: Rooms;
  store: RoomStore;
  alive: Alive;
  clock: Clock;
  log: Log;
  ofEach: OfEach;
}

/** What follows for the rooms from which processes live, and when none did. */
export interface Life {
  /** Resolves when every open room that nobody looked after has been. */
  begin(): Promise<void>;
  /** Once a second, and nothing of it waits: this process runs. However slow the database is, that is no standstill. */
  ran(): void;
  /** Once a second: says that this process lives. */
  beat(): Promise<void>;
  /** Once a second, apart from the beats, which nothing may hold up: looks what others leave undone. */
  look(): Promise<void>;
}
