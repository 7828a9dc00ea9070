import { readFileSync } from 'node:fs';

/** How long this process ran and how long it waited for a processor, ns; null where the system does not say. */
function schedule(): { ran: number; waited: number } | null {
  try {
    const [ran = 0, waited = 0] = readFileSync('/proc/self/schedstat', 'utf8').split(' ').map(Number);
    return { ran, waited };
  } catch {
    return null;
  }
}

/**
 * Begins to count; what it returns tells how many times as long this process has taken for what it did since as it would have alone, for other work
 * had the processors. 1 where the system does not say.
 */
export function countSlowness(): () => number {
  const before = schedule();
  return () => {
    const now = schedule();
    if (!before || !now) return 1;
    const ran = now.ran - before.ran;
    return ran > 0 ? (ran + now.waited - before.waited) / ran : 1;
  };
}
