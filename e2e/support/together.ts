import { expect, test } from '@playwright/test';
import { promise } from '../../apps/server/test/promise.ts';
import { picturesOf } from './links.ts';
import { tile, type Player } from './player.ts';

/** A picture that is not back by then never comes back; how soon it was is noted. */
const PATIENCE = { timeout: 600_000, intervals: [100] };
/** More than what waited on the way. */
const NEW_PICTURES = 5;

/** Waits until new pictures of each other reach both, whose pages remember their links, and both tiles stand as ever; notes how long it took after something. */
export async function together(players: readonly [Player, Player], after: string): Promise<void> {
  const since = performance.now();
  const seconds = (): number => (performance.now() - since) / 1000;
  await Promise.all(
    players.map(async ({ page }) => {
      // A link that was built anew has another count, which begins at nothing.
      let [last, more] = [await picturesOf(page), 0];
      const come = async (): Promise<number> => {
        const count = await picturesOf(page);
        more += Math.max(0, count - last);
        last = count;
        return more;
      };
      await expect.poll(come, PATIENCE).toBeGreaterThan(NEW_PICTURES);
    }),
  );
  const pictures = seconds();
  const [ann, bob] = players;
  const stands = async (): Promise<boolean> => {
    const states = [tile(ann, 'You'), tile(ann, 'bob'), tile(bob, 'You'), tile(bob, 'ann')].map((each) => each.getAttribute('data-state'));
    return (await Promise.all(states)).every((state) => state === 'normal' || state === 'danger');
  };
  await expect.poll(stands, PATIENCE).toBe(true);
  const said = `${pictures.toFixed(1)} s after ${after} both see each other, and after ${seconds().toFixed(1)} s everybody is back`;
  test.info().annotations.push({ type: 'measured', description: said });
  promise('F15', `pictures, from ${after}`, pictures, 's', 8);
  promise('F15', `pictures and seats, from ${after}`, seconds(), 's', 8);
}
