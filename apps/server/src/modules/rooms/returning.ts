import type { Clock } from '../../ports/clock.ts';

/** Longer than any node needs to find that the database is back and to save the facts it holds. */
const SETTLING_MS = 2_500;

/**
 * Whether the database was away a moment ago. Each of several nodes may then hold facts of its own players that are older than what is due by
 * now, so nothing else is decided until all had the time to save theirs (design "Database away": first the facts, then the timers).
 */
export function createReturning(clock: Clock) {
  let isAway = false;
  let backAt: number | null = null;
  return {
    failed(): void {
      isAway = true;
      backAt = null;
    },
    answered(): void {
      if (!isAway) return;
      backAt ??= clock.now();
      if (clock.now() - backAt >= SETTLING_MS) isAway = false;
    },
    /** Nothing but facts may be decided; it ends only with an `answered`. */
    isUnsettled: (): boolean => isAway,
  };
}
export type Returning = ReturnType<typeof createReturning>;
