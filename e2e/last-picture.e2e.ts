import { expect, test, type Locator } from '@playwright/test';
import { brightnessOf } from './support/brightness.ts';
import {
  endsTurn,
  grantCamera,
  known,
  openArena,
  openBrowser,
  openPlayer,
  ready,
  seesVideos,
  start,
  type Player,
} from './support/player.ts';
import { startServer } from './support/server.ts';

/** A play that its smile ends, on a slow machine the second or third one; the screens between the rounds. */
const SHOWN = { timeout: 600_000 };
/** Slower than life: a busy machine has a minute for the ceremony before the arena closes. */
const SLOWER = { MATCH_SPEED: '0.5' };
const PHONE = { width: 390, height: 844 };

/** The frame of a player's portrait on the page after a match. */
const portrait = ({ page }: Player, name: string): Locator =>
  page.locator('main[data-phase="finished"] figure', { hasText: name }).locator('> div');

/** The camera ends as one does that is pulled out: its track is over, and it cannot be opened again. */
const pullCameraOut = ({ page }: Player): Promise<void> =>
  page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    for (const video of document.querySelectorAll('video')) {
      if (video.srcObject instanceof MediaStream) for (const track of video.srcObject.getTracks()) track.stop();
    }
  });

/** Both take the microphone when they are called, and are done at once. */
async function comedy(players: readonly Player[]): Promise<void> {
  await Promise.all(
    players.map(async (player) => {
      const take = player.page.getByRole('button', { name: 'Take the microphone' });
      await take.click(SHOWN);
      await expect(take).toBeHidden();
      await endsTurn(player);
    }),
  );
}

test("the winner's portrait at the ceremony keeps its last picture when their camera ends and when their page is closed", async () => {
  const server = await startServer({ env: SLOWER });
  const ann = await openPlayer(server.url, 'ann', await openBrowser('neutralA'));
  const bob = await openPlayer(server.url, 'bob', await openBrowser('smileAt'), { viewport: PHONE });
  const players = [ann, bob];
  try {
    const host = await known(ann, server.url);
    await known(bob, server.url);
    const code = await openArena(server.url, host, { maxPlayers: 2, maxRounds: 2, round1Plays: 1, round1Duration: 60 });
    for (const { page } of players) await page.goto(`/lobby/${code}`);
    await Promise.all(players.map(grantCamera));
    await Promise.all(players.map((player) => seesVideos(player, 2)));
    for (const player of players) await ready(player);
    await start(ann);
    await comedy(players);
    for (const player of players) await expect(portrait(player, 'ann')).toBeVisible(SHOWN);
    // Both pages show the live picture before anything ends.
    await Promise.all(players.map((player) => seesVideos(player, 1)));
    const live = new Map<Player, number>();
    for (const player of players) live.set(player, await brightnessOf(portrait(player, 'ann')));
    const isAsBright = async (player: Player, when: string): Promise<void> => {
      const bright = await brightnessOf(portrait(player, 'ann'));
      expect(bright, `the portrait on ${player.name}'s page, ${when}; live it was ${live.get(player)}`).toBeGreaterThan(
        (live.get(player) ?? 0) * 0.7,
      );
    };
    await test.step('the camera is pulled out', async () => {
      await pullCameraOut(ann);
      for (const player of players) await expect(portrait(player, 'ann').locator('[data-shown="last"]')).toBeVisible();
      await isAsBright(ann, 'without a camera');
      await isAsBright(bob, 'without a camera');
    });
    await test.step('the page is closed, the link is given up, and the arena closes', async () => {
      await ann.close();
      await expect(bob.page.getByRole('link', { name: 'Play Again' })).toBeVisible(SHOWN);
      await isAsBright(bob, 'when the arena has closed');
    });
    await test.step('another page begins without it', async () => {
      await bob.page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(bob.page.locator('main[data-phase="finished"]')).toHaveCount(0);
      expect(bob.complaints, "bob's console").toEqual([]);
    });
  } finally {
    for (const player of players) await player.close();
    await server.dispose();
  }
});
