import type { UserId } from '@deadpan/protocol';
import type { Command, Person } from '../command.ts';
import { decide } from '../decide.ts';
import type { Refusal } from '../decision.ts';
import type { RoomEvent } from '../event.ts';
import type { Millis } from '../moment.ts';
import type { Room } from '../room.ts';

export interface Story {
  room: Room;
  /** Everything that happened, in order. */
  events: RoomEvent[];
  /** What the last command was answered. */
  refusal: Refusal | null;
  /** Wall time at the end. */
  now: Millis;
}

/**
 * Takes a room and what is done to it, one after the other: a command happens at the present moment, a number lets so many wall ms pass and
 * applies what is due then. The story begins when the room last changed; returns its end.
 */
export function run(room: Room, ...steps: (Command | number)[]): Story {
  const story: Story = { room, events: [], refusal: null, now: room.changedAt };
  return steps.reduce((before: Story, step): Story => {
    const now = typeof step === 'number' ? before.now + step : before.now;
    const { events, ...after } = decide(before.room, typeof step === 'number' ? { type: 'tick' } : step, now);
    return { ...after, events: [...before.events, ...events], now };
  }, story);
}

/** Takes events and a type; returns those of that type. */
export function only<T extends RoomEvent['type']>(events: readonly RoomEvent[], type: T): Extract<RoomEvent, { type: T }>[] {
  return events.filter((event): event is Extract<RoomEvent, { type: T }> => event.type === type);
}

/** A smile of one's own: in the first play, its frame taken when it is received, unless told otherwise. */
export function laugh({ id }: Person, { play = 1, capturedAt = null }: { play?: number | null; capturedAt?: Millis | null } = {}): Command {
  return { type: 'laugh', by: id, play, capturedAt };
}

export function leave({ id }: Person, close = false): Command {
  return { type: 'leave', by: id, close };
}

/** Takes a room and a player; returns the drop of that player's present connection. */
export function drop(room: Room, { id }: Person): Command {
  return { type: 'drop', by: id, session: sessionOf(room, id) };
}

/** Takes a room and a player; returns that this player was not seen in their present session: in the first play or turn, unless told otherwise. */
export function absent(room: Room, { id }: { id: UserId }, play = 1): Command {
  return { type: 'mark_absent', who: id, play, session: sessionOf(room, id) };
}

export function connect({ id }: Person): Command {
  return { type: 'connect', by: id };
}

function sessionOf(room: Room, id: UserId): number {
  return room.players.find((seat) => seat.id === id)?.session ?? 0;
}
