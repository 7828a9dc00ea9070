import type { Command } from '@deadpan/game';
import type { SharedClock } from '../../ports/clock.ts';
import type { NodeId } from '../../ports/nodes.ts';
import { BEAT_MS, GAP_MS, type Life, type LifeDeps } from './life.ts';

const FOLLOW_EVERY_MS = 10_000;
/** Nodes do not differ by this much unless one of their machines slept: a process that is only held up loses no time. */
const BEHIND_MS = 500;

export interface SharedLifeDeps extends Omit<LifeDeps, 'clock'> {
  own: NodeId;
  clock: SharedClock;
  /** This node was silent for so long that others took its players for gone; it lives again. Called until it succeeds. */
  onReturn: () => Promise<void>;
}

/** How one of several nodes lives. The others notice when it does not; time is given back only when nobody lived (design "Time"). */
export function sharedLife({ own, rooms, store, alive, clock, log, ofEach, onReturn }: SharedLifeDeps): Life {
  /** When this process last ran, and when the others last heard that. */
  let ranAt = clock.now();
  let heardAt = clock.now();
  /** Since when this node is heard of, beat by beat. */
  let heardSince: number | null = null;
  /** Others may have taken its players for gone, and they are not seated again yet. */
  let isReturning = false;
  let followedAt = clock.now();
  let standing: Promise<void> | null = null;

  async function beatNow(): Promise<void> {
    await alive.beatOf({ node: own, ahead: clock.ahead() }, clock.now());
    heardAt = clock.now();
    heardSince ??= heardAt;
  }

  async function doOthersLive(): Promise<boolean> {
    const last = await alive.lastBeat(own);
    return last !== null && clock.now() - last.at <= GAP_MS;
  }

  async function giveBack(outage: Extract<Command, { type: 'outage' }>): Promise<void> {
    const open = await store.open();
    await ofEach(open.map((id) => [id, outage]));
    if (open.length > 0) log.info({ rooms: open.length, outageMs: clock.now() - outage.aliveUntil }, 'rooms taken up again');
  }

  async function takeUp(): Promise<void> {
    if (await doOthersLive()) return;
    const diedAt = await alive.last();
    if (diedAt !== null) {
      // A database that was away a moment ago knows of no beat although all live: they are given the time for one.
      await new Promise((resolve) => setTimeout(resolve, 2 * BEAT_MS));
      if (await doOthersLive()) return;
    }
    await giveBack({ type: 'outage', aliveUntil: diedAt ?? clock.now(), allAway: true });
  }

  /** This process stood still. Perhaps all did, as when the machine slept: then the first of them gives the time back. */
  async function stoodSince(aliveUntil: number): Promise<void> {
    heardSince = null;
    try {
      await alive.onlyOne(async () => {
        if (await doOthersLive()) return;
        log.warn({ gapMs: clock.now() - aliveUntil }, 'no node was there for a while; the time is given back');
        await giveBack({ type: 'outage', aliveUntil, allAway: false });
        await beatNow();
      });
    } catch (error) {
      log.error({ err: error }, 'this node stood still, and could not ask whether others did');
    }
  }

  /** No timer and no command may be applied before it is known whether anybody lived meanwhile. */
  function guard(command?: Command): Promise<void> | null {
    if (command?.type === 'outage') return null;
    const now = clock.now();
    const aliveUntil = ranAt;
    if (now - aliveUntil > GAP_MS) {
      ranAt = now;
      standing = stoodSince(aliveUntil).finally(() => (standing = null));
    }
    return standing;
  }

  return {
    async begin() {
      await alive.onlyOne(async () => {
        await takeUp();
        await beatNow();
      });
      ranAt = clock.now();
      rooms.guard(guard);
    },

    async beat() {
      await guard();
      ranAt = clock.now();
      if (ranAt - heardAt > GAP_MS) {
        heardSince = null;
        isReturning = true;
      }
      await beatNow().catch((error: unknown) => {
        heardSince = null;
        throw error;
      });
      const other = await alive.lastBeat(own);
      const isBehind = other !== null && other.at - clock.now() > BEHIND_MS;
      if (!isBehind && clock.now() - followedAt < FOLLOW_EVERY_MS) return;
      if (isBehind) log.warn({ behindMs: other.at - clock.now() }, 'the clock of this machine stood still; it is set by the other nodes');
      await clock.follow(other);
      followedAt = clock.now();
    },

    async look() {
      await rooms.compare();
      if (isReturning && heardSince !== null) {
        await onReturn();
        isReturning = false;
      }
      // When the database was away nobody was heard of: the others too are given the time to come back.
      if (heardSince === null || clock.now() - heardSince < GAP_MS) return;
      const silent = await alive.silent(clock.now() - GAP_MS);
      await ofEach(silent.map(({ roomId, userId, session }) => [roomId, { type: 'drop', by: userId, session }]));
    },
  };
}
