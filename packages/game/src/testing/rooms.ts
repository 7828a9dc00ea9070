import { limits, type DeckEntry, type Settings } from '@deadpan/protocol';
import type { Command, Person } from '../command.ts';
import { createRoom } from '../create.ts';
import { decide } from '../decide.ts';
import type { Millis } from '../moment.ts';
import type { Room } from '../room.ts';
import { nextDueAt } from '../timers.ts';
import { ann, bob } from './people.ts';

/** The present of every built room (wall ms); `playing()` has begun its play at this moment. */
export const NOW: Millis = 1_800_000_000_000;

/** Five clips of different lengths, 47 s together. */
export const aDeck: DeckEntry[] = [5, 7, 9, 11, 15].map((seconds) => ({ id: `clip-${seconds}`, durationMs: seconds * 1000 }));

/** Three images to be captioned. */
export const someStills = ['still-1', 'still-2', 'still-3'];

export interface RoomOptions {
  /** In the order of their seats; the first is the host. */
  players?: readonly Person[];
  settings?: Partial<Settings>;
  /** With a key hash the arena is private. */
  keyHash?: string | null;
  seed?: number;
  speed?: number;
  /** When the room reaches the state that was asked for (wall ms). */
  now?: Millis;
}

const settingsOfTests: Partial<Settings> = { round1Plays: 3, round1Duration: 60, maxRounds: 1 };

/** Takes a room, commands and one wall time; returns the room after all of them. */
function through(room: Room, commands: readonly Command[], now: Millis): Room {
  return commands.reduce((before, command) => decide(before, command, now).room, room);
}

/** A waiting arena, everybody seated and connected; nobody is ready, no camera runs. */
export function aRoom({ players = [ann, bob], settings, keyHash = null, seed = 7, speed = 1, now = NOW }: RoomOptions = {}): Room {
  const [host = ann] = players;
  const empty = createRoom(
    { id: 'ABCDEF', name: 'The Arena', keyHash, settings: { ...settingsOfTests, ...settings }, host, seed, speed },
    now,
  );
  const arrivals = players.flatMap((by): Command[] => [
    { type: 'sit', by },
    { type: 'connect', by: by.id },
  ]);
  return through(empty, arrivals, now);
}

/** A waiting arena in which everybody is ready, with camera and links: it lacks nothing but the start. */
export function aReadyRoom(options: RoomOptions = {}): Room {
  const room = aRoom(options);
  const facts = room.players.flatMap(({ id }): Command[] => [
    { type: 'set_ready', by: id, ready: true },
    { type: 'set_camera', by: id, ready: true },
    { type: 'set_links', by: id, streams: null },
  ]);
  return through(room, facts, room.changedAt);
}

/** A match that waits for all; they are all able, so the first play begins 1.5 s later. */
export function starting(options: RoomOptions = {}): Room {
  const room = aReadyRoom(options);
  return through(room, [{ type: 'start', by: room.hostId, deck: aDeck, stills: someStills }], room.changedAt);
}

/** The countdown of the first play, just begun. */
export function countingDown({ now = NOW, ...options }: RoomOptions = {}): Room {
  const wait = Math.ceil(limits.round1.autoStartMs / (options.speed ?? 1));
  return through(starting({ ...options, now: now - wait }), [{ type: 'tick' }], now);
}

/** The first play, just begun: everybody is in it. */
export function playing({ now = NOW, ...options }: RoomOptions = {}): Room {
  const countdown = Math.ceil(limits.round1.countdownMs / (options.speed ?? 1));
  return through(countingDown({ ...options, now: now - countdown }), [{ type: 'tick' }], now);
}

/** Takes a room whose match is running; returns it with one player the winner of the rest of round 1, at the scores of round 1. */
function afterRound1(options: RoomOptions): Room {
  let room = playing({ ...options, settings: { round1Plays: 1, ...options.settings } });
  for (const { id } of room.players.slice(1))
    room = through(room, [{ type: 'laugh', by: id, play: null, capturedAt: null }], room.changedAt);
  return until(
    room,
    ({ match }) => match?.round.phase !== 'playing' && match?.round.phase !== 'deciding' && match?.round.phase !== 'play_ended',
  );
}

/** Takes a room; lets its own timers run until it is as wanted, or the match is over. */
function until(room: Room, wanted: (room: Room) => boolean): Room {
  let next = room;
  for (let due = nextDueAt(next); due !== null && !wanted(next) && next.status === 'playing'; due = nextDueAt(next)) {
    next = decide(next, { type: 'tick' }, due).room;
  }
  return next;
}

/** Round 2, the first performer just called; the host won round 1. Of three rounds unless told otherwise. */
export function inComedy(options: RoomOptions = {}): Room {
  const maxRounds = Math.max(2, options.settings?.maxRounds ?? 3);
  const room = afterRound1({ ...options, settings: { ...options.settings, maxRounds } });
  return until(room, ({ match }) => match?.round.phase === 'calling');
}

/** Round 3, the writing just begun; nobody took the microphone in round 2. */
export function inCaptions(options: RoomOptions = {}): Room {
  return until(inComedy({ ...options, settings: { ...options.settings, maxRounds: 3 } }), ({ match }) => match?.round.phase === 'writing');
}
