import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { connectForLock } from './lock-connection.ts';

/** Whoever holds it serves the database: one server alone, or nodes that share it. Any number, the same for every Deadpan, and none of those in `open.ts`. */
const KEY = 7_323_734;
const CALL_MS = 2_000;
/** For so long a server that starts waits for the one before it: the database takes a moment to notice that a process was killed. */
const PREDECESSOR_MS = 10_000;
const PAUSE_MS = 250;
/** More often than a server that starts asks: whose claim it was is to have it again. */
const AGAIN_MS = 100;
/** For so long it may be our own connection, cut off, that still holds the lock (see `connectForLock`). */
const OWN_MS = 25_000;

export interface ClaimOptions {
  /** With others that know of each other; else alone. */
  shared: boolean;
  /** The lock was lost with its connection, and somebody else has it since. */
  onTaken: () => void;
  /** After that: it is this server's again. */
  onBack: () => void;
  /** after how many ms it is no longer our own connection that still holds it */
  ownMs?: number;
  /** for how long the server before is waited for, ms */
  predecessorMs?: number;
}

/** Tries once, on a connection of its own. Throws when the database is away. */
async function take(url: string, shared: boolean): Promise<pg.Client | 'taken'> {
  const client = await connectForLock(url, { query_timeout: CALL_MS });
  let got = false;
  try {
    const lock = shared ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock';
    const { rows } = await client.query<{ got: boolean }>(`select ${lock}($1) as got`, [KEY]);
    got = rows[0]?.got === true;
    return got ? client : 'taken';
  } finally {
    if (!got) client.end().catch(() => undefined);
  }
}

async function takeFirst(url: string, shared: boolean, forMs: number): Promise<pg.Client> {
  for (const end = performance.now() + forMs; ; await sleep(PAUSE_MS)) {
    const taken = await take(url, shared);
    if (taken !== 'taken') return taken;
    if (performance.now() > end) throw new Error('another server uses it. Stop that one, or set REDIS_URL on all of them');
  }
}

/**
 * Claims the database for this server alone, because what it remembers of the matches is the truth only while nobody else decides them; or for nodes
 * that share it, and against such a server. Takes the database's address; throws when another server has it and keeps it. When the connection is lost the claim is made again as soon as the database
 * is back. Returns what gives it up.
 */
export async function claimDatabase(
  url: string,
  { shared, onTaken, onBack, ownMs = OWN_MS, predecessorMs = PREDECESSOR_MS }: ClaimOptions,
): Promise<() => void> {
  let held: pg.Client | null = null;
  let isOver = false;

  function keep(client: pg.Client): void {
    held = client;
    client.once('end', () => {
      held = null;
      void takeAgain();
    });
  }

  async function takeAgain(): Promise<void> {
    let takenSince: number | null = null;
    let isSaid = false;
    for (; !isOver; await sleep(AGAIN_MS, undefined, { ref: false })) {
      const found = await take(url, shared).catch(() => 'away' as const);
      if (found === 'away') takenSince = null;
      else if (found === 'taken') {
        takenSince ??= performance.now();
        if (isSaid || performance.now() - takenSince < ownMs) continue;
        isSaid = true;
        onTaken();
      } else {
        keep(found);
        if (isOver) giveUp();
        else if (isSaid) onBack();
        return;
      }
    }
  }

  function giveUp(): void {
    isOver = true;
    // Not waited for: a database that stands still now would hold up the end of this server.
    held?.end().catch(() => undefined);
  }

  keep(await takeFirst(url, shared, predecessorMs));
  return giveUp;
}
