import { expect, test } from '@playwright/test';
import { duel, seesVideos, tile, type Player } from './support/player.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
const players: Player[] = [];

test.beforeEach(async () => {
  server = await startServer();
});
test.afterEach(async () => {
  for (const player of players.splice(0)) await player.close();
  await server.dispose();
});

const reconnecting = ({ page }: Player) => page.getByText('Reconnecting.', { exact: true });
const secondsLeft = async ({ page }: Player): Promise<number> => {
  const [minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText()).split(':').map(Number);
  return minutes * 60 + seconds;
};

test(
  '[F1] the server is killed in the middle of a play: the same play goes on after the restart and ends properly',
  { tag: '@full' },
  async () => {
    const [ann, bob] = await duel(server, players, 'neutralA', 'neutralB', { mayLoseServer: true, seconds: 60 });
    const read = Date.now();
    const before = await secondsLeft(ann);
    await server.kill();
    const killed = Date.now();
    for (const player of [ann, bob]) await expect(reconnecting(player)).toBeVisible();
    await server.start();
    const listening = Date.now();
    for (const player of [ann, bob]) {
      await expect(reconnecting(player)).toBeHidden();
      await expect(player.page.getByText('AI DETECTING')).toBeVisible();
      await expect(tile(player, 'You')).toHaveAttribute('data-state', /normal|danger/);
    }
    // The clock went on from where it stood: at most what passed beside the outage is gone, whole seconds on both readings.
    const after = await secondsLeft(ann);
    expect(before - after).toBeLessThanOrEqual((Date.now() - listening + killed - read) / 1000 + 2);
    expect(after).toBeLessThanOrEqual(before + 2);
    await seesVideos(ann, 2);
    for (const player of [ann, bob]) await expect(player.page.getByText("It's a Tie!")).toBeVisible({ timeout: 600_000 });
    for (const player of [ann, bob]) expect(player.complaints, `${player.name}'s console`).toEqual([]);
  },
);
