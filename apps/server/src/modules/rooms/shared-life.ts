import type { Command } from '@deadpan/game';
import { pause } from '../../async/pause.ts';
import type { SharedClock } from '../../ports/clock.ts';
import type { NodeId } from '../../ports/nodes.ts';
import { BEAT_MS, GAP_MS, type Life, type LifeDeps } from './life.ts';
import { watchStandstill } from './standstill.ts';
import { whenFree } from './when-free.ts';

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
  /** What this node's last beat says: by that, and not by when it was written, the others find it silent. */
  let heardAt = clock.now();
  /** Since when this node is heard of, beat by beat. */
  let heardSince: number | null = null;
  /** Others may have taken its players for gone, and they are not seated again yet. */
  let isReturning = false;
  let followedAt = clock.now();

  async function beatNow(): Promise<void> {
    const at = clock.now();
    try {
      await alive.beatOf({ node: own, ahead: clock.ahead() }, at);
    } catch (error) {
      heardSince = null;
      throw error;
    }
    // Until this moment the others saw the beat before.
    if (clock.now() - heardAt > GAP_MS) {
      isReturning = true;
      heardSince = null;
    }
    heardAt = at;
    heardSince ??= clock.now();
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
      await pause(2 * BEAT_MS);
      if (await doOthersLive()) return;
    }
    await giveBack({ type: 'outage', aliveUntil: diedAt ?? clock.now(), allAway: true });
  }

  /** This process stood still. Perhaps all did, as when the machine slept: then the first of them gives the time back. */
  async function recover(aliveUntil: number, known: () => void): Promise<void> {
    heardSince = null;
    try {
      await alive.onlyOne(async () => {
        const isSeenTo = await doOthersLive();
        known();
        if (isSeenTo) return;
        log.info({ gapMs: clock.now() - aliveUntil }, 'no node was there for a while; the time is given back');
        await giveBack({ type: 'outage', aliveUntil, allAway: false });
        await beatNow();
      });
    } catch (error) {
      log.error({ err: error }, 'this node stood still, and could not ask whether others did');
    }
  }

  const standstill = watchStandstill({ clock, recover });

  /** The clock of a machine that slept is set by the other nodes at once, any other one follows the database's slowly. */
  async function followOthers(): Promise<void> {
    const other = await alive.lastBeat(own);
    const isBehind = other !== null && other.at - clock.now() > BEHIND_MS;
    if (!isBehind && clock.now() - followedAt < FOLLOW_EVERY_MS) return;
    if (isBehind) log.warn({ behindMs: other.at - clock.now() }, 'the clock of this machine stood still; it is set by the other nodes');
    await clock.follow(other);
    followedAt = clock.now();
  }

  /** What is asked for while it is under way, because this node was silent again, is done once more. */
  async function returnPlayers(): Promise<void> {
    isReturning = false;
    try {
      await onReturn();
    } catch (error) {
      isReturning = true;
      throw error;
    }
  }

  return {
    async begin() {
      await whenFree(
        () =>
          alive.onlyOne(async () => {
            await takeUp();
            // Nobody can have missed it before.
            heardAt = clock.now();
            await beatNow();
          }),
        clock,
      );
      standstill.begin();
      rooms.guard(standstill.guard);
    },

    ran: standstill.ran,

    async beat() {
      await standstill.known();
      await beatNow();
    },

    async look() {
      try {
        await followOthers();
      } finally {
        await rooms.compare();
      }
      if (isReturning && heardSince !== null) await returnPlayers();
      // When the database was away, or this node stood still, nobody was heard of: the others too are given the time to come back.
      if (standstill.guard() || heardSince === null || clock.now() - heardSince < GAP_MS) return;
      const silent = await alive.silent(clock.now() - GAP_MS);
      await ofEach(silent.map(({ roomId, userId, session }) => [roomId, { type: 'drop', by: userId, session }]));
    },
  };
}
