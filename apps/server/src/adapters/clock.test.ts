import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseClock, monotonicClock } from './clock.ts';

/** A database whose clock can be set, reached over a line that takes `lineMs` each way. */
function aDatabase() {
  const world = { tick: 0, set: 1_795_000_000_000, lineMs: [1] };
  return {
    world,
    tick: () => world.tick,
    async time() {
      const line = world.lineMs.length > 1 ? (world.lineMs.shift() ?? 1) : (world.lineMs[0] ?? 1);
      world.tick += line;
      const answer = world.set + world.tick;
      world.tick += line;
      return answer;
    },
  };
}

it('F10 the clock of several nodes is the database’s, by the quickest of its answers', async () => {
  const { world, time, tick } = aDatabase();
  world.lineMs = [400, 30, 2, 90, 700];
  const clock = await databaseClock({ time, tick, lastAlive: null, ahead: null });
  expect(clock.now()).toBe(world.set + world.tick);
  expect(clock.ahead()).toBe(0);
});

it('F10 a jump of the database’s clock moves no deadline, and who starts later agrees with who was there', async () => {
  const { world, time, tick } = aDatabase();
  const old = await databaseClock({ time, tick, lastAlive: null, ahead: null });
  const before = old.now() - world.tick;
  world.set += 3_600_000;
  world.tick += 10_000;
  await old.follow();
  expect(old.now() - world.tick).toBe(before);
  expect(old.ahead()).toBe(-3_600_000);
  const young = await databaseClock({ time, tick, lastAlive: null, ahead: old.ahead() });
  expect(young.now()).toBe(old.now());
});

it('F14 a clock whose machine slept agrees with the others again; theirs are not touched', async () => {
  const { world, time, tick } = aDatabase();
  const awake = await databaseClock({ time, tick, lastAlive: null, ahead: null });
  let slept = 0;
  const asleep = await databaseClock({ time, tick: () => tick() - slept, lastAlive: null, ahead: awake.ahead() });
  slept = 60_000;
  world.tick += 60_000;
  const beatOf = (clock: typeof awake) => ({ at: clock.now(), ahead: clock.ahead() });
  const before = awake.now() - world.tick;
  await awake.follow(beatOf(asleep));
  expect(awake.now() - world.tick).toBe(before);
  expect(awake.now() - asleep.now()).toBeGreaterThan(59_000);
  await asleep.follow(beatOf(awake));
  expect(Math.abs(awake.now() - asleep.now())).toBeLessThanOrEqual(1);
  // Also when somebody has set the database's clock back meanwhile.
  world.set -= 3_600_000;
  slept += 60_000;
  world.tick += 60_000;
  await awake.follow(beatOf(asleep));
  await asleep.follow(beatOf(awake));
  expect(Math.abs(awake.now() - asleep.now())).toBeLessThanOrEqual(1);
});

it('a drift is followed by a millisecond a second at most, and the clock never goes back', async () => {
  const { world, time, tick } = aDatabase();
  const clock = await databaseClock({ time, tick, lastAlive: null, ahead: null });
  world.set -= 100;
  let latest = clock.now();
  for (let n = 0; n < 5; n++) {
    world.tick += 10_000;
    const before = clock.now();
    await clock.follow();
    expect(clock.now()).toBeGreaterThanOrEqual(before);
    expect(clock.now() - latest).toBeGreaterThanOrEqual(9_985);
    latest = clock.now();
  }
  const behind = latest - (world.set + world.tick);
  expect(behind).toBeGreaterThan(45);
  expect(behind).toBeLessThan(55);
});

it('when nobody lives it never starts below the last sign of life', async () => {
  const { world, time, tick } = aDatabase();
  const lastAlive = world.set + 60_000;
  expect((await databaseClock({ time, tick, lastAlive, ahead: null })).now()).toBeGreaterThanOrEqual(lastAlive);
  expect((await databaseClock({ time, tick, lastAlive, ahead: 5 })).now()).toBeLessThan(lastAlive);
});

describe('the clock of a process that is alone', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_795_000_000_000, toFake: ['Date', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  it.each([3_600_000, -3_600_000])('F10 goes on evenly when the system’s clock jumps by %d ms', (jump) => {
    const start = Date.now();
    const clock = monotonicClock(null);
    expect(clock.now()).toBe(start);
    vi.advanceTimersByTime(1_000);
    vi.setSystemTime(Date.now() + jump);
    expect(clock.now()).toBe(start + 1_000);
    vi.advanceTimersByTime(1_000);
    expect(clock.now()).toBe(start + 2_000);
    expect(clock.ahead()).toBe(0);
  });

  it('never starts below the last sign of life, although the system’s clock was set back since', () => {
    const lastAlive = Date.now() + 60_000;
    const clock = monotonicClock(lastAlive);
    vi.advanceTimersByTime(1_000);
    expect(clock.now()).toBe(lastAlive + 1_000);
    expect(monotonicClock(Date.now() - 60_000).now()).toBe(Date.now());
  });
});
