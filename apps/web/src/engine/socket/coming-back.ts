import { limits } from '@deadpan/protocol';

/*
 * A try that began while the network was away is answered long after it is back: the system asks again only after one, two, four, eight seconds. So whoever
 * comes back gives a try up early and makes the next one at once, having waited long enough. Now and then one is given more time, and seldom all of it, for
 * lines on which everything takes long.
 */
const COMING_BACK_MS = 4_000;
const LONGER = { every: 4, ms: 8_000 };
const PATIENT_EVERY = 12;
const AT_ONCE_MS = 100;

/** How long a try to come back may take, ms, by its number from 1. */
export function patienceOf(attempt: number): number {
  if (attempt % PATIENT_EVERY === 0) return limits.socket.handshakeMs;
  return attempt % LONGER.every === 0 ? LONGER.ms : COMING_BACK_MS;
}

/** The longest pause before the next try, ms, after one that failed for this reason, in Socket.IO's words. A server that refuses is not there yet. */
export function pauseAfter(reason?: string): number {
  if (reason === 'timeout') return AT_ONCE_MS;
  // The spec's 5 s would let players of a restarted server wait longer than the 3 s that a match is worth.
  return limits.socket.reconnectDelayMaxMs / 2;
}
