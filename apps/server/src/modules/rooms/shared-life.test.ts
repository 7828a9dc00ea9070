import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Command } from '@deadpan/game';
import { NOW } from '@deadpan/game/testing';
import { noAlive, noRooms } from '../../../test/rooms-stage.ts';
import { BeingTakenUp } from '../../ports/alive.ts';
import { DatabaseAway } from '../../ports/database-away.ts';
import { createOfEach } from './of-each.ts';
import { sharedLife } from './shared-life.ts';

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

/** One node, with one open room, and what the database knows of other nodes. */
function aNode() {
  const asked: Command[] = [];
  const returns: number[] = [];
  const world = {
    otherBeat: null as number | null,
    lastAlive: null as number | null,
    isAway: false,
    canReturn: true,
    isTaken: false,
    beatMs: 0,
    /** What happens while the players are seated again. */
    meanwhile: async (): Promise<void> => undefined,
    /** What happens while versions are compared. */
    comparing: (): void => undefined,
    sleptMs: 0,
    silent: [] as { roomId: string; userId: string; session: number }[],
    ownBeats: [] as number[],
  };
  let guard: (command: Command) => Promise<void> | null = () => null;
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const rooms = {
    perform: async (_id: string, command: Command) => {
      await guard(command);
      asked.push(command);
    },
    compare: async () => {
      world.comparing();
      if (world.isAway) throw new DatabaseAway('away');
    },
    guard: (check: typeof guard) => void (guard = check),
  } as never;
  const life = sharedLife({
    own: 'one',
    rooms,
    store: { ...noRooms, open: async () => ['ABCDEF'] },
    alive: {
      ...noAlive,
      last: async () => world.lastAlive,
      lastBeat: async () => (world.otherBeat === null ? null : { at: world.otherBeat, ahead: 0 }),
      silent: async () => world.silent,
      beatOf: async (_beat, at) => {
        if (world.isAway) throw new DatabaseAway('away');
        if (world.beatMs > 0) await new Promise((written) => setTimeout(written, world.beatMs));
        world.ownBeats.push(at);
      },
      onlyOne: async (job) => {
        if (world.isTaken) throw new BeingTakenUp('taken');
        return job();
      },
    },
    clock: { now: () => Date.now() - world.sleptMs, ahead: () => 0, follow: async () => void (world.sleptMs = 0) },
    log,
    ofEach: createOfEach(rooms, log),
    onReturn: async () => {
      if (!world.canReturn) throw new DatabaseAway('away');
      returns.push(Date.now());
      await world.meanwhile();
    },
  });
  const beats = async (count: number): Promise<void> => {
    for (let n = 0; n < count; n++) {
      vi.setSystemTime(Date.now() + 1_000);
      if (world.otherBeat !== null) world.otherBeat = Date.now();
      await life.beat().catch(() => undefined);
    }
  };
  /** So many beats that the database does not get. */
  const silentFor = async (count: number): Promise<void> => {
    world.isAway = true;
    await beats(count);
    world.isAway = false;
  };
  const begin = async (): Promise<void> => {
    const begun = life.begin();
    await vi.advanceTimersByTimeAsync(2_100);
    await begun;
  };
  return { life, world, asked, returns, beats, silentFor, begin, ask: (command: Command) => guard(command) };
}

it('F3 the first node that starts while none lives takes the rooms up, and beats before anybody else may', async () => {
  const { asked, world, begin } = aNode();
  world.lastAlive = NOW - 60_000;
  await begin();
  expect(asked).toEqual([{ type: 'outage', aliveUntil: NOW - 60_000, allAway: true }]);
  expect(world.ownBeats).toHaveLength(1);
});

it('F3 a node that starts while another lives takes nothing up', async () => {
  const { asked, world, begin } = aNode();
  world.lastAlive = NOW - 1_000;
  world.otherBeat = NOW - 1_000;
  await begin();
  expect(asked).toEqual([]);
});

it('F5 neither does it right after the database was away: the others are given time for a beat', async () => {
  const { asked, world, life } = aNode();
  world.lastAlive = NOW - 20_000;
  world.otherBeat = NOW - 20_000;
  const begun = life.begin();
  await vi.advanceTimersByTimeAsync(500);
  world.otherBeat = Date.now();
  await vi.advanceTimersByTimeAsync(2_000);
  await begun;
  expect(asked).toEqual([]);
});

it('F3 a node that starts while another takes the rooms up begins after it', async () => {
  const { world, life } = aNode();
  world.isTaken = true;
  const begun = life.begin();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(world.ownBeats).toEqual([]);
  world.isTaken = false;
  await vi.advanceTimersByTimeAsync(1_000);
  await begun;
  expect(world.ownBeats).toHaveLength(1);
});

it('F3 it does not start when that has not come to an end within a minute, and at once not without the database', async () => {
  const { world, life } = aNode();
  world.isTaken = true;
  const outcome = life.begin().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toBeInstanceOf(BeingTakenUp);
  world.isTaken = false;
  world.isAway = true;
  await expect(life.begin()).rejects.toBeInstanceOf(DatabaseAway);
});

it('F14 the seats of a node that is silent are given up, but not by who was not heard of itself for five seconds', async () => {
  const { asked, world, life, begin, beats } = aNode();
  world.otherBeat = NOW;
  await begin();
  world.silent = [{ roomId: 'ABCDEF', userId: 'ann', session: 3 }];
  await beats(2);
  await life.look();
  expect(asked).toEqual([]);
  await beats(4);
  await life.look();
  expect(asked).toEqual([{ type: 'drop', by: 'ann', session: 3 }]);
  world.isAway = true;
  await beats(1);
  await expect(life.look()).rejects.toBeInstanceOf(DatabaseAway);
  world.isAway = false;
  await beats(4);
  await life.look();
  expect(asked).toHaveLength(1);
});

it('F14 who stands still in the midst of looking for silent nodes gives nobody up', async () => {
  const { asked, world, life, begin, beats } = aNode();
  world.otherBeat = NOW;
  await begin();
  await beats(6);
  world.silent = [{ roomId: 'ABCDEF', userId: 'ann', session: 3 }];
  world.comparing = () => void vi.setSystemTime(Date.now() + 60_000);
  await life.look();
  expect(asked.map(({ type }) => type)).not.toContain('drop');
});

it('a node that was not heard of for five seconds takes its own players back, and tries until it has', async () => {
  const { world, life, returns, begin, beats, silentFor } = aNode();
  world.otherBeat = NOW;
  await begin();
  await beats(2);
  await silentFor(4);
  await beats(1);
  await life.look();
  expect(returns).toEqual([]);
  world.isAway = true;
  await beats(7);
  await expect(life.look()).rejects.toBeInstanceOf(DatabaseAway);
  world.isAway = false;
  await beats(1);
  world.canReturn = false;
  await expect(life.look()).rejects.toBeInstanceOf(DatabaseAway);
  expect(returns).toEqual([]);
  world.canReturn = true;
  await beats(1);
  await life.look();
  await life.look();
  expect(returns).toHaveLength(1);
});

it('F5 what the others saw until a slow beat was written counts: five seconds of that, and the node takes its players back', async () => {
  const { world, life, returns, begin, beats, silentFor } = aNode();
  world.otherBeat = NOW;
  await begin();
  await beats(2);
  await silentFor(3);
  world.beatMs = 1_900;
  const slowBeat = async (): Promise<void> => {
    const beat = beats(1);
    await vi.advanceTimersByTimeAsync(1_900);
    await beat;
  };
  await slowBeat();
  await life.look();
  expect(returns).toHaveLength(1);
  // What it says is as old as its beginning.
  await slowBeat();
  await silentFor(4);
  world.beatMs = 0;
  await beats(1);
  await life.look();
  expect(returns).toHaveLength(2);
});

it('F5 a silence that begins while the players are taken back is followed by another return', async () => {
  const { world, life, returns, begin, beats, silentFor } = aNode();
  world.otherBeat = NOW;
  await begin();
  await silentFor(6);
  await beats(1);
  world.meanwhile = async () => {
    world.meanwhile = async () => undefined;
    await silentFor(6);
    await beats(1);
  };
  await life.look();
  expect(returns).toHaveLength(1);
  await life.look();
  await life.look();
  expect(returns).toHaveLength(2);
});

it('a process that stood still gives time back only when no other lived', async () => {
  const { asked, world, ask, begin, beats } = aNode();
  world.otherBeat = NOW;
  await begin();
  await beats(1);
  vi.setSystemTime(Date.now() + 10_000);
  world.otherBeat = Date.now() - 500;
  await ask({ type: 'tick' });
  expect(asked).toEqual([]);
  await beats(1);
  const stoodAt = Date.now();
  vi.setSystemTime(stoodAt + 10_000);
  const first = ask({ type: 'tick' });
  expect(ask({ type: 'tick' })).not.toBeNull();
  await first;
  expect(asked).toEqual([{ type: 'outage', aliveUntil: stoodAt, allAway: false }]);
  expect(ask({ type: 'tick' })).toBeNull();
});

it('F14 a node whose machine slept takes the time of the others at once, and its players back', async () => {
  const { world, life, asked, returns, begin, beats } = aNode();
  world.otherBeat = NOW;
  await begin();
  await beats(2);
  world.sleptMs = 60_000;
  await beats(1);
  await life.look();
  expect(world.sleptMs).toBe(0);
  await beats(1);
  expect(world.ownBeats.at(-1)).toBe(Date.now());
  await life.look();
  expect(returns).toHaveLength(1);
  expect(asked).toEqual([]);
});
