import { expect, test } from '@playwright/test';
import { axeFindsNothing, fitsItsWidth } from './support/axe.ts';
import { seated, start, tile, type Player } from './support/player.ts';
import { startServer, type TestServer } from './support/server.ts';

/** A play that its smile ends, on a slow machine the second or third one; its countdown and the popups around it. */
const SHOWN = { timeout: 600_000 };

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

/** From the profile's history to the page of the only match. */
async function openMatch({ page }: Player): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('region', { name: 'Matches' }).getByRole('link').click();
  await page.waitForURL(/\/match\/.+/);
}

/** The numbers of the profile, once they say one game. */
async function statistics({ page }: Player): Promise<Record<string, string>> {
  await page.goto('/profile');
  const figure = (label: string): Promise<string> => page.locator('dl > div', { hasText: label }).first().innerText();
  await expect.poll(() => figure('Games Played')).toContain('1');
  return { wins: await figure('Total Wins'), rate: await figure('Win Rate') };
}
const says = (text: string): unknown => expect.stringContaining(text);

test('the one who smiles is eliminated on both screens, the other is champion on both, and the statistics say so; the match has a page for its players: who broke over what, a smile curve only from who allows it, and it can be deleted; the boards know', async () => {
  const [ann, bob] = await seated(server, players, 'neutralA', 'smileAt', { seconds: 120 });
  // All of it passes within seconds, so all of it is watched for from the start.
  await Promise.all([
    start(ann),
    expect(tile(bob, 'You')).toHaveAttribute('data-state', 'out', SHOWN),
    expect(tile(bob, 'You').getByText('ELIMINATED')).toBeVisible(SHOWN),
    expect(tile(ann, 'bob').getByText('ELIMINATED')).toBeVisible(SHOWN),
    ...[ann, bob].flatMap(({ page }) => [
      expect(page.getByText('ann won the play!')).toBeVisible(SHOWN),
      expect(page.getByText('Round 1 Champion!')).toBeVisible(SHOWN),
      page.waitForURL('**/play', SHOWN),
    ]),
  ]);

  const last = bob.page.getByRole('dialog', { name: 'The match is over' });
  await expect(last.getByText('Keep your smile curve with this match?')).toBeVisible();
  await axeFindsNothing(bob.page, 'the final dialog');
  await last.getByRole('link', { name: 'The match in detail' }).click();
  await bob.page.waitForURL(/\/match\/.+/);
  await expect(bob.page.getByRole('heading', { level: 1, name: 'ann won' })).toBeVisible();
  await expect(bob.page.getByRole('region', { name: 'The meme that broke you' })).toBeVisible();
  await expect(bob.page.getByText(/^You smiled after .* over “.*”\.$/)).toBeVisible();
  await expect(bob.page.getByText('Keep your smile curve with this match?')).toBeVisible();
  await expect(bob.page.getByText(/: widest smile/)).toHaveCount(0);

  await bob.page.getByRole('button', { name: 'Keep my smile curve' }).click();
  await expect(bob.page.getByText(/^You: widest smile \d+ %$/)).toBeAttached();
  await axeFindsNothing(bob.page, 'the match page with a curve');
  await bob.page.setViewportSize({ width: 320, height: 640 });
  await fitsItsWidth(bob.page, 'the match page at 320 px');

  expect(await statistics(ann)).toMatchObject({ wins: says('1'), rate: says('100') });
  await openMatch(ann);
  await expect(ann.page.getByRole('heading', { level: 1, name: 'You won' })).toBeVisible();
  await expect(ann.page.getByRole('region', { name: 'Nothing broke you' })).toBeVisible();
  await expect(ann.page.getByText(/^bob: widest smile \d+ %$/)).toBeAttached();
  await ann.page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(ann.page.getByText(/Your curve is not kept/)).toBeVisible();
  await expect(ann.page.getByText('not kept', { exact: true })).toBeVisible();

  await ann.page.getByRole('button', { name: 'Share as a picture' }).click();
  const download = ann.page.waitForEvent('download');
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Save picture' }).click();
  expect((await download).suggestedFilename()).toMatch(/^deadpan-.+\.png$/);
  await ann.page.keyboard.press('Escape');

  await bob.page.getByRole('button', { name: 'Delete my curve' }).click();
  await bob.page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
  await expect(bob.page.getByText('There is no curve of yours here.')).toBeVisible();
  await ann.page.reload();
  await expect(ann.page.getByRole('heading', { level: 1, name: 'You won' })).toBeVisible();
  await expect(ann.page.getByText(/: widest smile/)).toHaveCount(0);

  expect(await statistics(bob)).toMatchObject({ wins: says('0') });
  await bob.page.goto('/leaderboard');
  await expect(bob.page.getByRole('row', { name: /^1 ann 1 1$/ })).toBeVisible();
  await expect(bob.page.getByText('You are not ranked here. It takes a win.')).toBeVisible();
  await axeFindsNothing(bob.page, 'a board');
  for (const player of [ann, bob]) expect(player.complaints, `${player.name}'s console`).toEqual([]);
  expect(server.log()).toMatch(/^Deadpan is at .*\n$/);
});
