import type { UserId } from '@deadpan/protocol';
import type { Person } from './command.ts';
import type { Who } from './event.ts';
import type { Contestant, Match, Out } from './match.ts';
import type { MatchTime } from './moment.ts';
import type { Room, Seat } from './room.ts';

/** Takes a room and an id; returns that player's seat, or undefined. */
export function seatOf(room: Room, id: UserId): Seat | undefined {
  return room.players.find((seat) => seat.id === id);
}

/**
 * Takes who sits down and when; returns their seat, held as that of somebody who has not connected yet. Field by field, so that whatever else
 * is known of a person stays outside. The sessions of the seat are higher than the one given.
 */
export function seatFor({ id, username, picture }: Person, at: MatchTime, session = 0): Seat {
  return {
    id,
    username,
    picture,
    ready: false,
    connected: false,
    session,
    awaySince: at,
    camera: false,
    streams: 0,
    links: false,
    since: at,
  };
}

/** Takes a room and one player's changes; returns the room with that seat changed. */
export function withSeat(room: Room, id: UserId, changes: Partial<Seat>): Room {
  return { ...room, players: room.players.map((seat) => (seat.id === id ? { ...seat, ...changes } : seat)) };
}

/** Takes a room and who goes; a seat they take later begins above all their sessions, so that no page of the old seat acts for the new one. */
export function withoutSeat(room: Room, id: UserId): Room {
  const lastSession = Math.max(room.lastSession ?? 0, seatOf(room, id)?.session ?? 0);
  return { ...room, lastSession, players: room.players.filter((seat) => seat.id !== id) };
}

/** Takes whoever has a name; returns their id and name, and nothing else that is known of them. */
export function nameOf({ id, username }: Who): Who {
  return { id, username };
}

/** Those who have not left the match. */
export function remaining(match: Match): Contestant[] {
  return match.roster.filter((contestant) => !contestant.left);
}

/** Takes a match and an id; returns that player of it, unless it is a stranger's or theirs who left. */
export function remainingOf(match: Match, id: UserId): Contestant | undefined {
  return remaining(match).find((contestant) => contestant.id === id);
}

/** R1-5: active = all − eliminated. */
export function survivors(match: Match, out: readonly Out[]): Contestant[] {
  return match.roster.filter((contestant) => !out.some(({ who }) => who === contestant.id));
}

/** Takes a room and its match; returns the room with that match in another phase. */
export function withRound(room: Room, match: Match, round: Match['round']): Room {
  return { ...room, match: { ...match, round } };
}

/** Takes a room and an id; returns whether that player is its host. */
export function isHost(room: Room, id: UserId): boolean {
  return room.hostId === id;
}

/** Is a match going on whose players must not be lost? */
export function isRunning(room: Room): boolean {
  return room.status === 'starting' || room.status === 'playing';
}
