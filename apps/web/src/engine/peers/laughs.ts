import type { UserId } from '@deadpan/protocol';
import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '../socket/store.ts';
import { readMessage } from './messages.ts';

/** What a player's page said last about their laugh. */
export interface Laugh {
  /** 0 to 1, as the rule of round 2 measures it. */
  happy: number;
  /** `performance.now()` at receipt. */
  at: number;
}

/** Everybody's latest, by user id. One that is no longer fresh is not there any more. */
export type Laughs = Record<UserId, Laugh>;

/** Nobody laughs more than sixteen times a second; what comes faster is not read. */
const GAP_MS = 60;
/** Readings come five times a second: after ten that failed to come nobody knows. */
const FRESH_MS = 2_000;

/** Keeps what the other pages say. `now` is `performance.now`. */
export function createLaughs(now: () => number): {
  store: ReadableStore<Laughs>;
  /** Takes whatever came over the link to `from`. */
  take: (from: UserId, data: unknown) => void;
  /** Drops what is no longer fresh; to be called now and then. */
  tidy: () => void;
} {
  const store = createStore<Laughs>(() => ({}));
  return {
    store,
    take: (from, data) => {
      const at = now();
      const before = store.getState()[from];
      if (before && at - before.at < GAP_MS) return;
      const message = readMessage(data);
      if (message) store.setState({ [from]: { happy: message.happy, at } });
    },
    tidy: () => {
      const all = Object.entries(store.getState());
      const fresh = all.filter(([, { at }]) => now() - at < FRESH_MS);
      if (fresh.length < all.length) store.setState(Object.fromEntries(fresh), true);
    },
  };
}
