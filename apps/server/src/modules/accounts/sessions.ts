import { randomUUID } from 'node:crypto';
import { limits } from '@deadpan/protocol';
import type { Identity } from '../../http/api.ts';
import { tooMany } from '../../http/failure.ts';
import { createLimiter } from '../../http/limiter.ts';
import type { AccountStore, Proof, PublicAccount, SignIn } from '../../ports/accounts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Counters } from '../../ports/counters.ts';
import { DAY_MS, HOUR_MS } from '../../ports/durations.ts';
import type { Nodes } from '../../ports/nodes.ts';
import { createShownNames } from './shown-names.ts';
import type { Tokens } from './tokens.ts';

const LASTS_MS = 30 * DAY_MS;
const CACHE_MAX = 10_000;
/** By then what the database was given has long been saved or lost. */
const DOUBT_MS = 60_000;

/** Who may not be here although the account is theirs: the suspended (design "Strangers on video"). */
export interface Door {
  isOut(userId: string): boolean;
  /** Throws the failure that says why not. */
  mayEnter(userId: string): Promise<void>;
}

export interface Sessions {
  /** Opens a sign-in and returns its token. Null when what was shown has stopped to open the account since it was looked at. Throws 403, 429. */
  open(userId: string, proof: Proof): Promise<string | null>;
  /** A sign-in for the store to keep, counted: whatever can refuse one is asked here. Throws 403, 429. */
  prepare(userId: string): Promise<SignIn>;
  /** The token of a sign-in that the store has. */
  tokenOf(signIn: SignIn): Promise<string>;
  verify(token: string): Promise<Identity | null>;
  /** Whose a token is that was verified before and still holds; null for any other, which `verify` knows more about. */
  recall(token: string): Identity | null;
  revoke(sessionId: string): Promise<void>;
  /** Ends every sign-in of a player but `except`. */
  revokeAll(userId: string, except?: string): Promise<void>;
  /** For sign-ins the store has ended already: their tokens are forgotten and their sockets closed. */
  ended(sessionIds: readonly string[]): void;
  /** The same for those that another node ended; the others are not told again. */
  endedElsewhere(sessionIds: readonly string[]): void;
  /** The account is gone with all its sign-ins: also one that was opened too late to be among `sessionIds` and has been used. */
  gone(userId: string, sessionIds: readonly string[]): void;
  /** What was remembered may be out of date: it is looked up again. */
  refresh(): void;
  /**
   * Nobody knows whether a player's sign-ins have just ended, or end in a moment: their tokens are looked up each time for a while. `endedAt`: when they
   * ended, if they did, as it would be noted with them (wall clock, ms).
   */
  doubt(userId: string, endedAt: number): void;
  /** Since when nobody knows that of somebody (wall clock, ms); `Infinity` when there is no such doubt. */
  doubtedSince(): number;
  /** Looks whether names and pictures changed on other nodes. Throws when the database is away. */
  compareNames(): Promise<void>;
  /** A player's name or picture is another one: what was remembered with their tokens is forgotten, and who listens is told. */
  changed(who: PublicAccount): void;
  onChanged(listener: (who: PublicAccount) => void): () => void;
  /** Calls back with the id of every sign-in that is revoked, so that its sockets can be closed. Returns the way to stop listening. */
  onRevoked(listener: (sessionId: string) => void): () => void;
}

function evictOldest(entries: Map<string, unknown> | Set<string>): void {
  if (entries.size <= CACHE_MAX) return;
  const oldest = entries.keys().next().value;
  if (oldest !== undefined) entries.delete(oldest);
}

/** Sign-ins and the tokens that stand for them. Verified tokens are remembered until they expire or are revoked: checking one costs a signature and two reads. */
export function createSessions(deps: {
  store: AccountStore;
  tokens: Tokens;
  clock: Clock;
  door?: Door;
  counters?: Counters | null;
  /** who else is to know what ends here */
  nodes?: Pick<Nodes, 'tell' | 'onTold'>;
}): Sessions {
  const { store, tokens, clock, door, counters = null, nodes } = deps;
  // Each is a row for a month, and no log-in that succeeds counts as a try.
  const opened = createLimiter('sign-ins', limits.signInsPerHour, HOUR_MS, counters);
  const verified = new Map<string, { identity: Identity; expiresAt: number }>();
  /** Whose tokens are not remembered, since when and until when. */
  const doubted = new Map<string, { since: number; until: number }>();
  /** Guards against a check that began before the revocation and ends after it. */
  const revoked = new Set<string>();
  const listeners = new Set<(sessionId: string) => void>();
  const changeListeners = new Set<(who: PublicAccount) => void>();
  const names = createShownNames({ store, onStale: rename });
  /** Counts changes: a check that began before one must not remember the name it read. */
  let changes = 0;

  function isDoubted(userId: string): boolean {
    const known = doubted.get(userId);
    if (!known || known.until > clock.now()) return known !== undefined;
    doubted.delete(userId);
    return false;
  }

  const admitted = (identity: Identity | null): Identity | null => (identity && !door?.isOut(identity.userId) ? identity : null);

  async function check(token: string): Promise<Identity | null> {
    const claims = await tokens.read(token);
    if (!claims) return null;
    const before = changes;
    const session = await store.session(claims.sessionId, clock.now());
    if (session?.userId !== claims.userId) return null;
    const account = await store.byId(claims.userId);
    if (!account || revoked.has(session.id)) return null;
    const identity = { userId: account.id, username: account.username, sessionId: session.id, picture: account.picture };
    if (before !== changes || isDoubted(account.id)) return identity;
    names.show(account);
    verified.set(token, { identity, expiresAt: Math.min(claims.expiresAt, session.expiresAt) });
    evictOldest(verified);
    return identity;
  }

  /** Undefined when nothing is remembered. */
  function remembered(token: string): Identity | null | undefined {
    const known = verified.get(token);
    if (!known) return undefined;
    if (known.expiresAt > clock.now()) return admitted(known.identity);
    verified.delete(token);
    return null;
  }

  const newsOf = (named: readonly string[]): string[] => named.filter((sessionId) => !revoked.has(sessionId));

  /** Those among the named that are news here: they are forgotten and their sockets closed. */
  function drop(named: readonly string[]): void {
    const sessionIds = newsOf(named);
    for (const sessionId of sessionIds) {
      revoked.add(sessionId);
      evictOldest(revoked);
    }
    const ids = new Set(sessionIds);
    for (const [token, { identity }] of verified) if (ids.has(identity.sessionId)) verified.delete(token);
    for (const sessionId of sessionIds) for (const listener of listeners) listener(sessionId);
  }

  function ended(named: readonly string[]): void {
    const sessionIds = newsOf(named);
    if (sessionIds.length > 0) nodes?.tell({ kind: 'ended', sessions: sessionIds });
    drop(sessionIds);
  }

  function refreshOf(userId: string): void {
    changes += 1;
    for (const [token, { identity }] of verified) if (identity.userId === userId) verified.delete(token);
  }

  function doubt(userId: string, endedAt: number): void {
    const since = Math.min(endedAt, doubted.get(userId)?.since ?? Infinity);
    doubted.set(userId, { since, until: clock.now() + DOUBT_MS });
    evictOldest(doubted);
    refreshOf(userId);
  }

  async function prepare(userId: string): Promise<SignIn> {
    await door?.mayEnter(userId);
    const wait = await opened.take(userId);
    if (wait > 0) throw tooMany('Too many sign-ins. Please wait a while and try again.', wait);
    const now = Math.round(clock.now());
    return { id: randomUUID(), userId, createdAt: now, expiresAt: now + LASTS_MS };
  }

  const tokenOf = ({ id, userId, expiresAt }: SignIn): Promise<string> => tokens.sign({ userId, sessionId: id, expiresAt });

  function rename(who: PublicAccount): void {
    refreshOf(who.id);
    names.changed(who);
    for (const listener of changeListeners) listener(who);
  }

  nodes?.onTold((message) => {
    if (message.kind === 'ended') drop(message.sessions);
    if (message.kind === 'changed') rename(message.who);
  });

  return {
    ended,
    endedElsewhere: drop,

    refresh: () => {
      changes += 1;
      verified.clear();
    },

    doubt,

    doubtedSince: () => {
      const inDoubt = [...doubted].filter(([userId]) => isDoubted(userId));
      return Math.min(...inDoubt.map(([, { since }]) => since));
    },

    compareNames: names.compare,

    gone: (userId, sessionIds) => {
      names.forget(userId);
      const used = [...verified.values()].filter(({ identity }) => identity.userId === userId);
      ended([...new Set([...sessionIds, ...used.map(({ identity }) => identity.sessionId)])]);
    },

    open: async (userId, proof) => {
      const signIn = await prepare(userId);
      return (await store.openSession(signIn, proof)) ? tokenOf(signIn) : null;
    },

    prepare,
    tokenOf,

    verify: async (token) => {
      const known = remembered(token);
      return known === undefined ? admitted(await check(token)) : known;
    },
    recall: (token) => remembered(token) ?? null,

    revoke: async (sessionId) => {
      await store.revokeSession(sessionId, Math.round(clock.now()));
      ended([sessionId]);
    },

    revokeAll: async (userId, except) => {
      const endedAt = Math.round(clock.now());
      const revoking = store.revokeSessions(userId, endedAt, except ?? null);
      const sessionIds = await revoking.catch((error: unknown) => {
        // It may have been saved all the same, and whoever asks again ends none of them a second time.
        doubt(userId, endedAt);
        throw error;
      });
      ended(sessionIds);
    },

    changed: (who) => {
      nodes?.tell({ kind: 'changed', who: { id: who.id, username: who.username, picture: who.picture } });
      rename(who);
    },

    onChanged: (listener) => {
      changeListeners.add(listener);
      return () => changeListeners.delete(listener);
    },

    onRevoked: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
