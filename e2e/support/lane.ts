import { delayOf, type Weather } from './weather.ts';

const LOOK_MS = 10;
/** How long a system waits for a word that something has arrived before it sends it again, the first time, ms; each further time twice as long. */
const AGAIN_MS = 400;

/** Takes since when nothing came through, and when the line was back (ms of one clock), and a system's first wait; returns when it tries the next time. */
export function backAt(since: number, back: number, firstWaitMs: number): number {
  let at = since;
  for (let wait = firstWaitMs; at < back; wait *= 2) at += wait;
  return at;
}

/** One way of a stream over a line. */
export interface Lane {
  /** Does it at its time, and in its order. */
  send(act: () => void): void;
  /** The line carries something again, at a time. */
  back(now: number): void;
  close(): void;
}

/** A way on which everything stays in its order, as the kernel does it: what got lost holds up what comes after it, and a break outlasts itself. */
export function createLane(weather: () => Weather): Lane {
  const waiting: { at: number; act: () => void }[] = [];
  let last = 0;
  const timer = setInterval(() => {
    while (!weather().cut && waiting[0] && waiting[0].at <= performance.now()) waiting.shift()?.act();
  }, LOOK_MS);
  return {
    send: (act) => {
      const again = Math.random() < weather().lost ? AGAIN_MS : 0;
      last = Math.max(last, performance.now() + delayOf(weather()) + again);
      waiting.push({ at: last, act });
    },
    back: (now) => {
      const [first] = waiting;
      if (!first || first.at >= now) return;
      last = backAt(first.at, now, AGAIN_MS);
      for (const each of waiting) each.at = Math.max(each.at, last);
    },
    close: () => clearInterval(timer),
  };
}
