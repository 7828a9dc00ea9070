import fc from 'fast-check';
import type { RoomView, UserId } from '@deadpan/protocol';
import type { Millis } from '../moment.ts';
import type { Room } from '../room.ts';
import { nextDueAt } from '../timers.ts';
import { viewFor } from '../view/view.ts';
import { aCatalogue } from './catalogue.ts';
import { aWalk, type Transition } from './walks.ts';

/** Enough for every check of a change; more, and other seeds, with RUNS=5000 SEED=1. */
export const numRuns = Number(process.env['RUNS'] ?? 70);
export const seed = Number(process.env['SEED'] ?? 20_251_120);

export const patient = { timeout: 20 * 60_000 };

/** Holds a claim against many walks: anybody does anything at any time. */
export function always(claim: (walk: Transition[]) => void, walks = numRuns): void {
  fc.assert(fc.property(aWalk, claim), { numRuns: walks, seed });
}

/** Holds a claim against every transition of many walks. */
export function everyStep(claim: (transition: Transition, room: Room) => void): void {
  always((walk) => walk.forEach((transition) => claim(transition, transition.step.room)));
}

/** Holds a claim against every new room of many walks. */
export function everyRoom(claim: (room: Room, wall: Millis) => void): void {
  everyStep(({ before, wall }, room) => {
    if (room !== before) claim(room, wall);
  });
}

export const seenBy = (room: Room, wall: Millis, viewer: UserId = 'ann'): RoomView => viewFor(room, 1, viewer, aCatalogue, wall);

/** The time at which a transition was decided. */
export const nowOf = ({ before, wall }: Transition): Millis => Math.max(Math.floor(wall), before.changedAt);

/** Whether nothing is due in a room at a time. */
export const isIdle = (room: Room, now: Millis): boolean => (nextDueAt(room) ?? Infinity) > now + 1;
