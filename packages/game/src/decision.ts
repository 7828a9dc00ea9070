import type { ErrorCode } from '@deadpan/protocol';
import type { RoomEvent } from './event.ts';
import type { Room } from './room.ts';

/** A refusal is a value; the text beside it is for people. */
export interface Refusal {
  code: ErrorCode;
  message: string;
}

/** What a rule says: the next room and what happened, or a refusal with the room as it was. */
export interface Step {
  room: Room;
  events: RoomEvent[];
  refusal: Refusal | null;
}

/** Takes the next room, or the same one when nothing changes, and what happened; returns that as a step. */
export function accept(room: Room, events: RoomEvent[] = []): Step {
  return { room, events, refusal: null };
}

/** Takes the room as it was, and why what is asked is not done: a code and a sentence for people; returns that as a step. */
export function refuse(room: Room, code: ErrorCode, message: string): Step {
  return { room, events: [], refusal: { code, message } };
}

/** To who does not sit in the arena. */
export function refuseSeatless(room: Room): Step {
  return refuse(room, 'NOT_A_MEMBER', 'You have no seat in this arena.');
}

/** To who does not play in the match, or does not any more. */
export function refuseBystander(room: Room): Step {
  return refuse(room, 'NOT_A_MEMBER', 'You do not play in this arena.');
}

/** Why nothing is done in an arena that is closed, or that there never was. */
export const NOT_FOUND: Refusal = { code: 'LOBBY_NOT_FOUND', message: 'Lobby not found. It may have been deleted.' };

/** R0-23: told alike to who blocked and who is blocked, without saying who it is about. */
export const KEPT_APART: Refusal = { code: 'BLOCKED', message: 'This arena is not open to you. There are others.' };

/** To who would meet somebody they keep apart from. */
export function refuseApart(room: Room): Step {
  return refuse(room, KEPT_APART.code, KEPT_APART.message);
}

/** Takes a step and a rule that goes on from its room; returns both as one step. */
export function andThen(step: Step, rule: (room: Room) => Step): Step {
  if (step.refusal) return step;
  const next = rule(step.room);
  return { room: next.room, events: [...step.events, ...next.events], refusal: next.refusal };
}
