import { expect, it } from 'vitest';
import type { Command } from '@deadpan/game';
import type { HeldSeat } from '../../ports/alive.ts';
import { createDeserted } from './deserted.ts';

const seatOf = (userId: string, session = 1): HeldSeat => ({ roomId: 'ABCDEF', userId, session });

/** A node, the seats that count as here on it, and those its pages hold. */
function aNode() {
  const world = { now: 0, here: [] as HeldSeat[], held: [] as string[], dropped: [] as Command[] };
  const look = createDeserted({
    own: 'one',
    alive: { hereOn: async () => world.here },
    clock: { now: () => world.now },
    ofEach: async (asked) => void world.dropped.push(...[...asked].map(([, command]) => command)),
    holds: ({ userId, session }) => world.held.includes(`${userId} ${session}`),
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
