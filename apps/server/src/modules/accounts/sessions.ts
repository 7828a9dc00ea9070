import { randomUUID } from 'node:crypto';
import type { Identity } from '../../http/api.ts';
import type { AccountStore } from '../../ports/accounts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Tokens } from './tokens.ts';

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60_000;
const CACHE_MAX = 10_000;

export interface Sessions {
  /** Opens a sign-in and returns its token. */
  open(userId: string): Promise<string>;
  verify(token: string): Promise<Identity | null>;
  revoke(sessionId: string): Promise<void>;
  /** Calls back with the id of every sign-in that is revoked, so that its sockets can be closed. Returns the way to stop listening. */
  onRevoked(listener: (sessionId: string) => void): () => void;
}

function evictOldest(entries: Map<string, unknown> | Set<string>): void {
  if (entries.size <= CACHE_MAX) return;
  const oldest = entries.keys().next().value;
  if (oldest !== undefined) entries.delete(oldest);
}

/** Sign-ins and the tokens that stand for them. Verified tokens are remembered until they expire or are revoked: checking one costs a signature and two reads. */
export function createSessions(deps: { store: AccountStore; tokens: Tokens; clock: Clock }): Sessions {
  const { store, tokens, clock } = deps;
  const verified = new Map<string, { identity: Identity; expiresAt: number }>();
  /** Guards against a check that began before the revocation and ends after it. */
  const revoked = new Set<string>();
  const listeners = new Set<(sessionId: string) => void>();

  async function check(token: string): Promise<Identity | null> {
    const claims = await tokens.read(token);
    if (!claims) return null;
    const session = await store.session(claims.sessionId, clock.now());
    if (session?.userId !== claims.userId) return null;
    const account = await store.byId(claims.userId);
    if (!account || revoked.has(session.id)) return null;
    const identity = { userId: account.id, username: account.username, sessionId: session.id, picture: account.picture };
    verified.set(token, { identity, expiresAt: Math.min(claims.expiresAt, session.expiresAt) });
    evictOldest(verified);
    return identity;
  }

  return {
    open: async (userId) => {
      const now = Math.round(clock.now());
      const session = { id: randomUUID(), userId, createdAt: now, expiresAt: now + THIRTY_DAYS_MS };
      await store.openSession(session);
      return tokens.sign({ userId, sessionId: session.id, expiresAt: session.expiresAt });
    },

    verify: async (token) => {
      const known = verified.get(token);
      if (!known) return check(token);
      if (known.expiresAt > clock.now()) return known.identity;
      verified.delete(token);
      return null;
    },

    revoke: async (sessionId) => {
      await store.revokeSession(sessionId, Math.round(clock.now()));
      revoked.add(sessionId);
      evictOldest(revoked);
      for (const [token, { identity }] of verified) if (identity.sessionId === sessionId) verified.delete(token);
      for (const listener of listeners) listener(sessionId);
    },

    onRevoked: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
