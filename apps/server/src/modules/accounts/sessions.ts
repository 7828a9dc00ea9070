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
import { createDoubts } from './doubts.ts';
import { createRememberedTokens } from './remembered-tokens.ts';
import { createShownNames } from './shown-names.ts';
import type { Tokens } from './tokens.ts';

const LASTS_MS = 30 * DAY_MS;

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
  /** Ends one sign-in of a player. Throws when the database is away; then it may have ended all the same. */
  revoke(signIn: Pick<Identity, 'sessionId' | 'userId'>): Promise<void>;
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
   * The write that ends this player's sign-ins timed out. For 60 s their tokens are read from the database each time instead of from memory.
   * `endedAt`: when the sign-ins ended, if they did, as it would be noted with them (wall clock, ms).
   */
  doubt(userId: string, endedAt: number): void;
  /** Since when there has been such a doubt about somebody (wall clock, ms); `Infinity` when there is none. */
  doubtedSince(): number;
  /** Looks whether names and pictures changed on other nodes. Throws when the database is away. */
  compareNames(): Promise<void>;
  /** A player's name or picture is another one: what was remembered with their tokens is forgotten, and who listens is told. */
  changed(who: PublicAccount): void;
  onChanged(listener: (who: PublicAccount) => void): () => void;
  /** Calls back with the id of every sign-in that is revoked, so that its sockets can be closed. Returns the way to stop listening. */
  onRevoked(listener: (sessionId: string) => void): () => void;
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
  const remembered = createRememberedTokens(clock);
  const doubts = createDoubts(clock);
  const listeners = new Set<(sessionId: string) => void>();
  const changeListeners = new Set<(who: PublicAccount) => void>();
  const names = createShownNames({ store, onStale: rename });

  const admitted = (identity: Identity | null): Identity | null => (identity && !door?.isOut(identity.userId) ? identity : null);

  async function check(token: string): Promise<Identity | null> {
    const claims = await tokens.read(token);
    if (!claims) return null;
    const before = remembered.changes();
    const session = await store.session(claims.sessionId, clock.now());
    if (session?.userId !== claims.userId) return null;
    const account = await store.byId(claims.userId);
    if (!account || remembered.hasEnded(session.id)) return null;
    const identity = { userId: account.id, username: account.username, sessionId: session.id, picture: account.picture };
    if (before !== remembered.changes() || doubts.has(account.id)) return identity;
    names.show(account);
    remembered.set(token, identity, Math.min(claims.expiresAt, session.expiresAt));
    return identity;
  }

  function closeSockets(sessionIds: readonly string[]): void {
    for (const sessionId of sessionIds) for (const listener of listeners) listener(sessionId);
  }

  const endedElsewhere = (named: readonly string[]): void => closeSockets(remembered.end(named));

  function ended(named: readonly string[]): void {
    const news = remembered.end(named);
    if (news.length > 0) nodes?.tell({ kind: 'ended', sessions: news });
    closeSockets(news);
  }

  function doubt(userId: string, endedAt: number): void {
    doubts.add(userId, endedAt);
    remembered.forget(userId);
  }

  /** Takes whose sign-ins end, and what ends them at a time; returns what that returns. */
  async function ending<T>(userId: string, end: (endedAt: number) => Promise<T>): Promise<T> {
    const endedAt = Math.round(clock.now());
    try {
      return await end(endedAt);
    } catch (error) {
      // It may have been saved all the same, and whoever asks again ends none of them a second time.
      doubt(userId, endedAt);
      throw error;
    }
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
    remembered.forget(who.id);
    names.changed(who);
    for (const listener of changeListeners) listener(who);
  }

  nodes?.onTold((message) => {
    if (message.kind === 'ended') endedElsewhere(message.sessions);
    if (message.kind === 'changed') rename(message.who);
  });

  return {
    ended,
    endedElsewhere,
    refresh: remembered.forgetAll,
    doubt,
    doubtedSince: doubts.since,
    compareNames: names.compare,

    gone: (userId, sessionIds) => {
      names.forget(userId);
      ended([...new Set([...sessionIds, ...remembered.signInsOf(userId)])]);
    },

    open: async (userId, proof) => {
      const signIn = await prepare(userId);
      return (await store.openSession(signIn, proof)) ? tokenOf(signIn) : null;
    },

    prepare,
    tokenOf,

    verify: async (token) => {
      const known = remembered.get(token);
      return admitted(known === undefined ? await check(token) : known);
    },
    recall: (token) => admitted(remembered.get(token) ?? null),

    revoke: async ({ sessionId, userId }) => {
      await ending(userId, (endedAt) => store.revokeSession(sessionId, endedAt));
      ended([sessionId]);
    },

    revokeAll: async (userId, except) => {
      ended(await ending(userId, (endedAt) => store.revokeSessions(userId, endedAt, except ?? null)));
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
