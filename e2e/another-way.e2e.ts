import { expect, test, type Page } from '@playwright/test';
import { picturesOf, rememberLinks, statesOf, waysOf } from './support/links.ts';
import { seated, type Player } from './support/player.ts';
import { promise } from '../apps/server/test/promise.ts';
import { startServer } from './support/server.ts';
import { startRelay } from './support/turn.ts';

/* The way between two players is gone for good, and another one is found over the very same connection: nothing is built anew. */

/** What never comes is found all the same; how soon it was is noted. */
const PATIENCE = { timeout: 600_000, intervals: [100] };
/** More than what waited on the way. */
const NEW_PICTURES = 5;

const undo: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const close of undo.splice(0).reverse()) await close();
});

/** New pictures come to a page. */
async function picturesCome({ page, name }: Player): Promise<void> {
  const before = await picturesOf(page);
  await expect.poll(() => picturesOf(page), { ...PATIENCE, message: `pictures come to ${name}` }).toBeGreaterThan(before + NEW_PICTURES);
}

test('F15 the relay ends and starts again, and knows nobody any more: both ends look for another way over the connection they have, and see each other again', async () => {
  const relay = await startRelay();
  undo.push(() => relay.dispose());
  const server = await startServer({ env: { ...relay.env(), ICE_POLICY: 'relay' } });
  undo.push(() => server.dispose());
  const players: Player[] = [];
  undo.push(() => Promise.all(players.map((player) => player.close())));
  const pages = (
    await seated(server, players, 'neutralA', 'neutralB', { prepare: async ({ page }) => void (await rememberLinks(page)) })
  ).map(({ page }) => page);
  const all = <What>(of: (page: Page) => Promise<What>): Promise<What[]> => Promise.all(pages.map(of));
  await Promise.all(players.map(picturesCome));
  const [states, ways] = [await all(statesOf), await all(waysOf)];
  for (const ofOne of states) expect(ofOne.at(-1)).toBe('connected');

  await relay.kill();
  await relay.start();
  const back = performance.now();
  await Promise.all(players.map(picturesCome));
  promise('F15', 'pictures, from a relay that knows nobody any more', (performance.now() - back) / 1_000, 's', 8);

  // No link was made or closed: each is described anew.
  await expect.poll(() => all(statesOf)).toEqual(states);
  const now = await all(waysOf);
  for (const [end, ofOne] of now.entries()) expect(ofOne.at(-1)).not.toBe(ways[end]?.at(-1));
  for (const { complaints, name } of players) expect(complaints, `${name}'s console`).toEqual([]);
  expect(server.log()).toMatch(/^Deadpan is at .*\n$/);
});
