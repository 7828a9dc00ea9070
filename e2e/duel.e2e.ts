import { expect, test } from '@playwright/test';
import { duel, seesVideos, tile, type Player } from './support/player.ts';
import { startServer, type TestServer } from './support/server.ts';

/** A play that its smile ends: a slow machine sees it the second or third time. */
const UNTIL_A_SMILE = { seconds: 120 };
/** Such a play, its countdown and the popups around it. */
const PLAY_MS = 180_000;

let server: TestServer;
let players: Player[] = [];

test.beforeEach(async () => {
  server = await startServer();
});
test.afterEach(async () => {
  for (const player of players) await player.close();
  players = [];
  await server.dispose();
});

/** The four numbers of the profile, once they say `games` games. */
async function statistics({ page }: Player, games: string): Promise<Record<string, string>> {
  await page.goto('/profile');
  const figure = (label: string): Promise<string> => page.locator('dl > div', { hasText: label }).first().innerText();
  await expect.poll(() => figure('Games Played')).toContain(games);
  return { wins: await figure('Total Wins'), rate: await figure('Win Rate') };
}

function silent(...all: Player[]): void {
  for (const player of all) expect(player.complaints, `${player.name}'s console`).toEqual([]);
  expect(server.log()).toMatch(/^Deadpan is at .*\n$/);
}

test('the one who smiles is eliminated on both screens, the other is champion on both, and the statistics say so', async () => {
  const [ann, bob] = await duel(server, players, 'neutralA', 'smileAt', UNTIL_A_SMILE);
  const shown = { timeout: PLAY_MS };
  // All of it passes within seconds, so all of it is watched for at once.
  await Promise.all([
    expect(tile(bob, 'You')).toHaveAttribute('data-state', 'out', shown),
    expect(tile(bob, 'You').getByText('ELIMINATED')).toBeVisible(shown),
    expect(tile(ann, 'bob').getByText('ELIMINATED')).toBeVisible(shown),
    ...[ann, bob].flatMap(({ page }) => [
      expect(page.getByText('ann won the play!')).toBeVisible(shown),
      expect(page.getByText('Round 1 Champion!')).toBeVisible(shown),
    ]),
  ]);
  for (const player of [ann, bob]) await player.page.waitForURL('**/play', { timeout: 60_000 });
  silent(ann, bob);
  expect(await statistics(ann, '1')).toMatchObject({
    wins: expect.stringContaining('1') as unknown,
    rate: expect.stringContaining('100') as unknown,
  });
  expect(await statistics(bob, '1')).toMatchObject({ wins: expect.stringContaining('0') as unknown });
});

test('a smile of 200 ms eliminates nobody, a refresh in the middle of the play keeps the seat, and two straight faces are a draw', async () => {
  const [ann, bob] = await duel(server, players, 'neutralA', 'flash200ms', { seconds: 45 });
  const clockBefore = await bob.page.getByRole('timer').innerText();
  await Promise.all([expect(tile(bob, 'ann')).toHaveAttribute('data-state', 'connecting'), ann.page.reload()]);
  await expect(ann.page.getByText('AI DETECTING')).toBeVisible();
  await expect(tile(ann, 'You')).toHaveAttribute('data-state', /normal|danger/);
  await seesVideos(ann, 2);
  expect(clockBefore).toMatch(/^00:/);
  for (const player of [ann, bob]) await expect(player.page.getByText("It's a Tie!")).toBeVisible({ timeout: PLAY_MS });
  await expect(bob.page.getByText('ELIMINATED')).toBeHidden();
  silent(ann, bob);
});

test('a covered camera is out as absent, which is not a smile', async () => {
  const [ann, bob] = await duel(server, players, 'neutralA', 'covered', UNTIL_A_SMILE);
  const shown = { timeout: PLAY_MS };
  await Promise.all([
    expect(bob.page.getByText('No face for a while')).toBeVisible(shown),
    expect(tile(ann, 'bob')).toHaveAttribute('data-state', 'out', shown),
    expect(bob.page.getByText('Eight seconds without a face')).toBeVisible(shown),
    expect(ann.page.getByText('ann won the play!')).toBeVisible(shown),
  ]);
  silent(ann, bob);
});
