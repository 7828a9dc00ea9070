/** Why a player was out as absent, as far as their own page knows. */
export type AbsenceCause = 'face' | 'connection' | 'hidden';

/** Remembers for how long something was so: a lost connection, a hidden page. Times are ms of one clock. */
export interface Spell {
  note(so: boolean, now: number): void;
  /** How much of the last `windowMs` it was so. */
  within(windowMs: number, now: number): number;
}

/** Creates a spell that has not begun. Of earlier ones the latest is kept: two in one window are as good as one. */
export function createSpell(): Spell {
  let from = Infinity;
  let to = -Infinity;
  let running = false;
  return {
    note(so, now) {
      if (so && !running) from = now;
      if (so || running) to = now;
      running = so;
    },
    within: (windowMs, now) => Math.max(0, (running ? now : to) - Math.max(from, now - windowMs)),
  };
}

interface Evidence {
  /** how much of the window the socket was down, ms */
  lostMs: number;
  /** how much of it the page was hidden, ms */
  hiddenMs: number;
  /** how long this page has been there, ms */
  pageMs: number;
  windowMs: number;
}

/** What kept the player away for the window: the network or a page that came back late, a hidden page, else the face itself. */
export function causeOf({ lostMs, hiddenMs, pageMs, windowMs }: Evidence): AbsenceCause {
  if (pageMs < windowMs / 2 || lostMs > windowMs / 2) return 'connection';
  return hiddenMs > windowMs / 2 ? 'hidden' : 'face';
}
