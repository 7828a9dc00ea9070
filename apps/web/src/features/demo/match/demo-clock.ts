/** The time of a demo, ms: begins as the wall's, stands while paused, and can be set ahead. */
export interface DemoClock {
  now(): number;
  /** Takes a `performance.now()` of this page; returns the demo time of that moment. */
  at(page: number): number;
  isPaused(): boolean;
  pause(): void;
  resume(): void;
  /** Lets so many ms pass at once. */
  skip(ms: number): void;
}

/** `page`: the page's own clock (`performance.now`); `wall`: what it begins at. */
export function createDemoClock({
  page = () => performance.now(),
  wall = () => Date.now(),
}: { page?: () => number; wall?: () => number } = {}): DemoClock {
  let ahead = wall() - page();
  let pausedAt: number | null = null;
  const now = (): number => (pausedAt ?? page()) + ahead;
  return {
    now,
    at: (moment) => Math.min(now(), moment + ahead),
    isPaused: () => pausedAt !== null,
    pause: () => {
      pausedAt ??= page();
    },
    resume: () => {
      if (pausedAt !== null) ahead -= page() - pausedAt;
      pausedAt = null;
    },
    skip: (ms) => {
      ahead += ms;
    },
  };
}
