import type { SharedClock } from '../ports/clock.ts';

/**
 * The wall clock as it was at the start, carried on by the monotonic one: a change of the system's time in between moves no deadline.
 * Takes the last sign of life (wall ms, or null); the clock never starts below it (design "Time"). Whole milliseconds, as they are stored.
 */
export function monotonicClock(lastAlive: number | null): SharedClock {
  const offset = Math.max(Date.now(), lastAlive ?? 0) - performance.now();
  return { now: () => Math.floor(offset + performance.now()), ahead: () => 0, follow: async () => undefined };
}

/** How many times the database is asked at the start, and at once later; the quickest answer is the one that counts. */
const FIRST_TRIES = 5;
const TRIES = 3;
/** Followed by a thousandth of the time that passes: what two machines drift apart is a hundredth of that. */
const FOLLOWED = 0.001;
/** More than any drift: somebody has set the database's clock, and no deadline follows that. */
const JUMP_MS = 250;

export interface DatabaseClockOptions {
  /** The database's wall clock, ms. */
  time: () => Promise<number>;
  /** The last sign of life of any process (wall ms), or null: when nobody lives, the clock does not start below it. */
  lastAlive: number | null;
  /** How far the clocks of the nodes that live are ahead of the database's; null when nobody lives. */
  ahead: number | null;
  /** Monotonic, ms. */
  tick?: () => number;
}

/**
 * The clock of several nodes: the database's, measured by the quickest of some round trips, and where other nodes live with what these are ahead
 * of it, so that all agree although somebody has set the database's clock since they began. Carried on by the monotonic clock of this process,
 * which stands still while its machine sleeps: then the clock is behind those of the others, and is set by theirs again.
 */
export async function databaseClock({
  time,
  lastAlive,
  ahead,
  tick = () => performance.now(),
}: DatabaseClockOptions): Promise<SharedClock> {
  /** What the database's clock says more than the monotonic one. */
  async function measured(tries: number): Promise<number> {
    let best = { took: Infinity, offset: 0 };
    for (let n = 0; n < tries; n++) {
      const asked = tick();
      const answer = await time();
      const took = tick() - asked;
      if (took < best.took) best = { took, offset: answer - asked - took / 2 };
    }
    return best.offset;
  }

  let database = await measured(FIRST_TRIES);
  const start = database + (ahead ?? 0);
  let offset = ahead === null ? Math.max(start, (lastAlive ?? 0) - tick()) : start;
  let followedAt = tick();
  let latest = 0;
  return {
    // Followed backwards, it would go back a millisecond.
    now: () => (latest = Math.max(latest, Math.floor(offset + tick()))),
    ahead: () => Math.round(offset - database),
    async follow(other) {
      const next = await measured(TRIES);
      if (other && other.at > offset + tick() + JUMP_MS) {
        database = next;
        // As who starts now: at least to where the other was, for its measure may be older than a jump of the database's clock.
        offset = Math.max(next + other.ahead, other.at - tick());
        followedAt = tick();
        return;
      }
      const moved = next - database;
      const most = (tick() - followedAt) * FOLLOWED;
      followedAt = tick();
      if (Math.abs(moved) > JUMP_MS) {
        // From now on it is that much further ahead, or behind.
        database = next;
        return;
      }
      const step = Math.max(-most, Math.min(most, moved));
      offset += step;
      database += step;
    },
  };
}
