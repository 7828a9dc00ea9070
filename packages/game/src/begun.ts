import type { Room } from './room.ts';

/** What its players see as one: the status, and in a match the phase with the play, the turn or the caption it is about. */
function phaseOf({ status, match }: Room): string {
  if (!match) return status;
  const { round } = match;
  const which = 'play' in round ? round.play : 'turns' in round ? round.turns.length : 'shown' in round ? round.shown : 0;
  return [status, match.id, match.roundNumber, round.phase, which].join('/');
}

/**
 * R0-8: takes a room before and after something happened in it; returns whether something has begun that wants its players' time: another phase, or
 * the same one again after its clock stood. The moments after a deadline, in which what was sent in time still arrives, do not.
 */
export function hasBegun(before: Room, after: Room): boolean {
  const phase = after.match?.round.phase;
  if (!before.anchor.running && after.anchor.running) return true;
  if (after.status === 'closed' || phase === 'deciding' || phase === 'collecting') return false;
  return phaseOf(before) !== phaseOf(after);
}
