import { expect, test } from '@playwright/test';
import { axeFindsNothing, fitsItsWidth } from './support/axe.ts';
import { seated, start, type Player } from './support/player.ts';
import { startServer, type TestServer } from './support/server.ts';

/** A play that its smile ends, the popups around it and the result. */
const PLAY_MS = 200_000;

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

test('a match has a page for its players: who broke over what, a smile curve only from who allows it, and it can be deleted; the boards know', async () => {
  const [ann, bob] = await seated(server, players, 'neutralA', 'smileAt', { seconds: 120 });
  await start(ann);
  await Promise.all([ann, bob].map(({ page }) => page.waitForURL('**/play', { timeout: PLAY_MS })));

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

  await bob.page.goto('/leaderboard');
  await expect(bob.page.getByRole('row', { name: /^1 ann 1 1$/ })).toBeVisible();
  await expect(bob.page.getByText('You are not ranked here. It takes a win.')).toBeVisible();
  await axeFindsNothing(bob.page, 'a board');
  for (const player of [ann, bob]) expect(player.complaints, `${player.name}'s console`).toEqual([]);
});
