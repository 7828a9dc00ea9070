import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Command } from '@deadpan/game';
import { NOW } from '@deadpan/game/testing';
import { noAlive, noRooms } from '../../../test/rooms-stage.ts';
import { BeingTakenUp } from '../../ports/alive.ts';
import { keepRooms } from './keeper.ts';

const opened: { close(): Promise<void> }[] = [];
beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(async () => {
  const closed = Promise.all(opened.splice(0).map((each) => each.close()));
  await vi.advanceTimersByTimeAsync(60_000);
  await closed;
  vi.useRealTimers();
});

const passes = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Two nodes with one open room over a database whose every call takes `callMs`. */
async function twoNodes() {
  const world = { callMs: 1, givingBackMs: 1 };
  const beats = new Map<string, number>();
  const asked: { node: string; command: Command }[] = [];
  const returns: string[] = [];
  let isTaken = false;
  const call = async <T>(answer: () => T): Promise<T> => {
    await passes(world.callMs);
    return answer();
  };
  /** As the database's: it takes a connection of its own, and whoever has waited for five seconds is refused. */
  async function onlyOne<T>(job: () => Promise<T>): Promise<T> {
    await passes(20);
    for (const until = Date.now() + 5_000; isTaken; await passes(50)) if (Date.now() >= until) throw new BeingTakenUp('taken');
    isTaken = true;
    try {
      return await job();
    } finally {
      isTaken = false;
    }
  }
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const keep = (own: string) => {
    let guard: (command: Command) => Promise<void> | null = () => null;
    const rooms = {
      perform: async (_id: string, command: Command) => {
        await guard(command);
        await passes(command.type === 'outage' ? world.givingBackMs : world.callMs);
        asked.push({ node: own, command });
      },
      guard: (check: typeof guard) => void (guard = check),
      compare: () => call(() => undefined),
      held: () => [],
    } as never;
    return keepRooms(
      {
        rooms,
        store: { ...noRooms, open: () => call(() => ['ABCDEF']), due: () => call(() => []) },
        alive: {
          ...noAlive,
          beatOf: ({ node }, at) => call(() => void beats.set(node, at)),
          lastBeat: (except) =>
            call(() => {
              const others = [...beats].filter(([node]) => node !== except).map(([, at]) => at);
              return others.length > 0 ? { at: Math.max(...others), ahead: 0 } : null;
            }),
          silent: (before) =>
            call(() => {
              const gone = [...beats].filter(([, at]) => at < before);
              return gone.map(([node]) => ({ roomId: 'ABCDEF', userId: `on ${node}`, session: 1 }));
            }),
          onlyOne,
        },
        nodes: { own, areSeveral: true },
        clock: { now: () => Date.now(), ahead: () => 0, follow: () => passes(3 * world.callMs) },
        log: quiet,
        onReturn: async () => void returns.push(own),
        holds: () => true,
      },
      null,
    );
  };
  for (const own of ['one', 'two']) {
    const kept = keep(own);
    // Their seconds begin together, but for some ms: none has an answer before the other asks.
    await vi.advanceTimersByTimeAsync(1_000);
    opened.push(await kept);
  }
  await vi.advanceTimersByTimeAsync(20_000);
  asked.length = 0;
  return { world, beats, asked, returns };
}

it.each([1_100, 1_900])(
  'F5 a database whose every call takes %i ms: no node takes itself for stood still, none is taken for gone',
  async (callMs) => {
    const { world, asked, returns } = await twoNodes();
    world.callMs = callMs;
    await vi.advanceTimersByTimeAsync(90_000);
    world.callMs = 1;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual([]);
    expect(returns).toEqual([]);
  },
);

it('F5 however long it takes, that is no standstill of the nodes', async () => {
  const { world, asked } = await twoNodes();
  world.callMs = 7_000;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.filter(({ command }) => command.type === 'outage')).toEqual([]);
});

it('F14 two nodes that stood still together: the time is given back once, and who does it says meanwhile that it lives', async () => {
  const { world, beats, asked, returns } = await twoNodes();
  const stoodAt = Date.now();
  vi.setSystemTime(stoodAt + 60_000);
  world.givingBackMs = 30_000;
  const oldest = new Map([...beats.keys()].map((node) => [node, 0]));
  for (let n = 0; n < 25; n++) {
    await vi.advanceTimersByTimeAsync(1_000);
    for (const [node, at] of beats) oldest.set(node, Math.max(oldest.get(node) ?? 0, Date.now() - at));
  }
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked.map(({ command }) => command)).toEqual([{ type: 'outage', aliveUntil: expect.any(Number), allAway: false }]);
  const [given] = asked;
  expect(oldest.get(given?.node ?? '')).toBeLessThanOrEqual(2_000);
  expect(given?.command.type === 'outage' && stoodAt - given.command.aliveUntil).toBeLessThanOrEqual(1_000);
  // Nobody saw them for a minute, themselves included.
  expect(new Set(returns)).toEqual(new Set(['one', 'two']));
});
