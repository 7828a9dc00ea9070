import { constants, getPriority, setPriority } from 'node:os';

/** In steps of the system's: while both want the processor, the matches get nine times as much of it, and it is theirs as soon as they want it. */
const STEPS_BELOW = 10;

/** Called by a worker thread at its start: from then on it runs when no match wants the processor. */
export function runBehindMatches(): void {
  // On Linux a thread has a priority of its own; elsewhere it would be that of the whole process.
  if (process.platform === 'linux') setPriority(Math.min(getPriority() + STEPS_BELOW, constants.priority.PRIORITY_LOW));
}
