import { pause } from '../../async/pause.ts';
import { BeingTakenUp } from '../../ports/alive.ts';
import type { Clock } from '../../ports/clock.ts';
import { BEAT_MS } from './life.ts';

/** A node that takes the rooms up has done it by then, and the lock of one whose machine is gone is free again. */
const PATIENCE_MS = 60_000;

/** Takes what only one node may do at a time; does it when no other does. Throws `BeingTakenUp` when one has for a minute, and what the job throws. */
export async function whenFree(job: () => Promise<void>, clock: Clock): Promise<void> {
  const until = clock.now() + PATIENCE_MS;
  for (;;) {
    try {
      await job();
      return;
    } catch (error) {
      if (!(error instanceof BeingTakenUp) || clock.now() >= until) throw error;
    }
    await pause(BEAT_MS);
  }
}
