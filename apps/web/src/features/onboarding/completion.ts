import { createKept } from '../../engine/storage/kept.ts';

/** The introduction's version (spec §9): what somebody completed once is not shown again until it changes. */
export const ONBOARDING_VERSION = '1.0.0';

const keyOf = (userId: string | null): string => (userId === null ? 'deadpan.onboarding.guest' : `deadpan.onboarding.completed.${userId}`);
const COMPLETED_AT = 'deadpan.onboarding.completed_at';

/** Who has seen the introduction to its end, in this browser; `null` is the guest. */
export interface Completion {
  isDone(userId: string | null): boolean;
  complete(userId: string | null): void;
  forget(userId: string | null): void;
}

/** The completion in local storage (spec §9): one key per player and one for guests, their value is the version, and the time beside them. */
export function createCompletion(storage: () => Storage = () => localStorage, now: () => number = Date.now): Completion {
  // Where storage is forbidden it is shown once per page.
  const kept = createKept(storage);
  return {
    isDone: (userId) => kept.getItem(keyOf(userId)) === ONBOARDING_VERSION,
    complete(userId) {
      kept.setItem(keyOf(userId), ONBOARDING_VERSION);
      kept.setItem(COMPLETED_AT, new Date(now()).toISOString());
    },
    forget(userId) {
      kept.removeItem(keyOf(userId));
      kept.removeItem(COMPLETED_AT);
    },
  };
}

/** The page's own. */
export const completion = createCompletion();
