import type { Clock } from '../ports/clock.ts';

/** So much at once, and so much more every second. */
export interface Flow {
  perSecond: number;
  burst: number;
}

/** What is left of a flow. */
export interface Bucket {
  /** Takes so much of it, one unless told; false when there is less, which takes nothing. */
  take(amount?: number): boolean;
  /** How many ms until there is so much of it, one unless told; 0 when there is. */
  waitMs(amount?: number): number;
  isFull(): boolean;
}

/** Takes a flow; returns its bucket, which is full. */
export function createBucket({ perSecond, burst }: Flow, clock: Clock): Bucket {
  let left = burst;
  let at = clock.now();

  function fill(): void {
    const now = clock.now();
    left = Math.min(burst, left + ((now - at) / 1000) * perSecond);
    at = now;
  }

  return {
    take(amount = 1) {
      fill();
      if (left < amount) return false;
      left -= amount;
      return true;
    },
    waitMs(amount = 1) {
      fill();
      return left >= amount ? 0 : ((amount - left) / perSecond) * 1_000;
    },
    isFull() {
      fill();
      return left >= burst;
    },
  };
}
