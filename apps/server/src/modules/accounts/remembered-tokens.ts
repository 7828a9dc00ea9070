import type { UserId } from '@deadpan/protocol';
import type { Identity } from '../../http/api.ts';
import type { Clock } from '../../ports/clock.ts';
import { evictOldest } from './evict.ts';

/** The tokens that were checked already, so that the next request with one of them asks nobody. */
export interface RememberedTokens {
  /** Whose a token is; null when it is over, undefined when nothing is remembered. */
  get(token: string): Identity | null | undefined;
  /** `expiresAt`: wall clock, ms. */
  set(token: string, identity: Identity, expiresAt: number): void;
  /** How often something was forgotten that may have changed: what was read before that must not be remembered after it. */
  changes(): number;
  /** Whether a sign-in has ended: a check that began before may still find its row. */
  hasEnded(sessionId: string): boolean;
  /** Notes that sign-ins have ended and forgets their tokens; returns those of which it was not known. */
  end(sessionIds: readonly string[]): string[];
  /** The sign-ins of a player whose tokens are remembered. */
  signInsOf(userId: UserId): string[];
  /** What was remembered of a player may be out of date. */
  forget(userId: UserId): void;
  /** The same of everybody. */
  forgetAll(): void;
}

/** Takes the clock by which tokens expire; returns the memory of tokens, with nothing in it. */
export function createRememberedTokens(clock: Clock): RememberedTokens {
  const verified = new Map<string, { identity: Identity; expiresAt: number }>();
  const ended = new Set<string>();
  let changes = 0;

  function forgetWhere(isMeant: (identity: Identity) => boolean): void {
    for (const [token, { identity }] of verified) if (isMeant(identity)) verified.delete(token);
  }

  return {
    get(token) {
      const known = verified.get(token);
      if (!known) return undefined;
      if (known.expiresAt > clock.now()) return known.identity;
      verified.delete(token);
      return null;
    },

    set(token, identity, expiresAt) {
      verified.set(token, { identity, expiresAt });
      evictOldest(verified);
    },

    changes: () => changes,
    hasEnded: (sessionId) => ended.has(sessionId),

    end(sessionIds) {
      const news = sessionIds.filter((sessionId) => !ended.has(sessionId));
      for (const sessionId of news) {
        ended.add(sessionId);
        evictOldest(ended);
      }
      const ids = new Set(news);
      forgetWhere(({ sessionId }) => ids.has(sessionId));
      return news;
    },

    signInsOf: (userId) =>
      [...verified.values()].filter(({ identity }) => identity.userId === userId).map(({ identity }) => identity.sessionId),

    forget(userId) {
      changes += 1;
      forgetWhere((identity) => identity.userId === userId);
    },

    forgetAll() {
      changes += 1;
      verified.clear();
    },
  };
}
