import { expect, it } from 'vitest';
import type { Command } from '@deadpan/game';
import type { HeldSeat } from '../../ports/alive.ts';
import { DatabaseAway } from '../../ports/database-away.ts';
import { createDeserted } from './deserted.ts';

const seatOf = (userId: string, session = 1): HeldSeat => ({ roomId: 'ABCDEF', userId, session });

/** A node, the seats that count as here on it, and those its pages hold. */
function aNode() {
  const world = {
    now: 0,
    here: [] as HeldSeat[],
    held: [] as string[],
    asked: [] as (number | 'pause')[],
    isOver: false,
    error: null as Error | null,
    dropped: [] as Command[],
  };
  const look = createDeserted({
    own: 'one',
    alive: {
      async hereOn(_node, after, most) {
        world.asked.push(most);
        if (world.error) throw world.error;
        const order = world.here.toSorted((a, b) => (a.userId < b.userId ? -1 : 1));
        return order.filter(({ userId }) => after === null || userId > after).slice(0, most);
      },
    },
    clock: { now: () => world.now },
    ofEach: async (asked) => void world.dropped.push(...[...asked].map(([, command]) => command)),
    holds: ({ userId, session }) => world.held.includes(`${userId} ${session}`),
    pause: async () => void world.asked.push('pause'),
    isOver: () => world.isOver,
  });
  const after = (ms: number): Promise<void> => {
    world.now += ms;
    return look();
  };
  return { world, after };
}

it('F5 a seat that no page holds is given up when it is found so twice, and no other', async () => {
  const { world, after } = aNode();
  world.here = [seatOf('ann'), seatOf('bob', 3)];
  world.held = ['bob 3'];
  await after(5_000);
  expect(world.dropped).toEqual([]);
  await after(1_000);
  expect(world.dropped).toEqual([]);
  await after(4_000);
  expect(world.dropped).toEqual([{ type: 'drop', by: 'ann', session: 1 }]);
});

it('whoever is only just sitting down, or sits down anew, is left alone', async () => {
  const { world, after } = aNode();
  world.here = [seatOf('ann')];
  await after(5_000);
  world.held = ['ann 1'];
  await after(5_000);
  world.held = [];
  world.here = [seatOf('ann', 2)];
  await after(5_000);
  expect(world.dropped).toEqual([]);
});

it('however many there are, each is looked at, a hundred at a time; a process that ends looks no further', async () => {
  const { world, after } = aNode();
  world.here = Array.from({ length: 450 }, (_, at) => seatOf(`user ${String(at).padStart(3, '0')}`));
  world.held = world.here.slice(1, -1).map(({ userId }) => `${userId} 1`);
  await after(5_000);
  await after(5_000);
  expect(world.dropped.map((command) => 'by' in command && command.by)).toEqual(['user 000', 'user 449']);
  const oneLook = [100, 'pause', 100, 'pause', 100, 'pause', 100, 'pause', 100];
  expect(world.asked).toEqual([...oneLook, ...oneLook]);
  world.isOver = true;
  await after(5_000);
  expect(world.asked.slice(2 * oneLook.length)).toEqual([100]);
});

it('F5 what a database that is away keeps from being looked at is looked at as soon as it is back; after a fault it waits as after a look', async () => {
  const { world, after } = aNode();
  world.error = new DatabaseAway('away');
  for (const ms of [5_000, 1_000, 1_000]) await expect(after(ms)).rejects.toBe(world.error);
  expect(world.asked).toHaveLength(3);
  world.error = new TypeError('a bug');
  await expect(after(1_000)).rejects.toBe(world.error);
  for (let second = 1; second < 5; second++) await after(1_000);
  expect(world.asked).toHaveLength(4);
  await expect(after(1_000)).rejects.toBe(world.error);
});
