import { expect, test } from '@playwright/test';
import { openBrowser, openPlayer, tile, type Player } from './support/player.ts';
import { sentBy } from './support/sent.ts';
import { startServer, type TestServer } from './support/server.ts';

/** The detector's way into the page on two busy cores. */
const MODELS_MS = 300_000;
/** A play, and another one for a slow machine. */
const PLAY_MS = 600_000;
const DEMO = '/play?demo=true';

let server: TestServer;
let guests: Player[] = [];

test.beforeEach(async () => {
  server = await startServer();
});
test.afterEach(async () => {
  for (const guest of guests) await guest.close();
  guests = [];
  await server.dispose();
});

/** Lets the page's own time pass in steps of a second. */
async function pass({ page }: Player, seconds: number): Promise<void> {
  for (let i = 0; i < seconds; i++) await page.clock.fastForward(1_000);
}

/** A guest on the page that explains the demo. */
async function guestWith(clip: 'smileAt' | 'neutralA'): Promise<Player> {
  const guest = await openPlayer(server.url, 'guest', await openBrowser(clip));
  guests.push(guest);
  await guest.page.goto(DEMO);
  await expect(guest.page.getByText('Nothing leaves this browser.')).toBeVisible();
  return guest;
}

function silent({ complaints }: Player): void {
  expect(complaints).toEqual([]);
  expect(server.log()).toMatch(/^Deadpan is at .*\n$/);
}

test('spec §2 Demo: a guest who smiles is out by the real rules, and sees why in their own curve [2.5 6.1]', async () => {
  const guest = await guestWith('smileAt');
  const { page, context } = guest;
  const sent = sentBy(page);
  await context.grantPermissions(['camera']);
  await page.getByRole('button', { name: 'Turn on the camera and play' }).click();
  await expect(page.getByText('AI DETECTING')).toBeVisible({ timeout: MODELS_MS });
  for (const name of ['You', 'Gerda', 'Kevin', 'Inspector']) await expect(tile(guest, name)).toBeVisible();
  await expect(tile(guest, 'You')).toHaveAttribute('data-state', 'out', { timeout: PLAY_MS });
  await expect(tile(guest, 'You').getByText('ELIMINATED')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Why you were out' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Your last seconds: up to \d+ %$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Skip to the verdict' }).first().click();
  await expect(page.getByRole('heading', { name: /^Round 1: Play [23]\/3$/ })).toBeVisible({ timeout: PLAY_MS });
  expect(sent, 'what left the browser').toEqual([]);
  silent(guest);
});

test('spec §2 Demo: without a camera one watches to the end, and another one [2.5 6.1]', async () => {
  const guest = await guestWith('neutralA');
  const { page } = guest;
  await page.clock.install();
  await page.reload();
  await pass(guest, 2);
  await page.getByRole('button', { name: 'Just watch' }).click();
  await expect(page.getByRole('heading', { name: 'You are watching' })).toBeVisible();
  await pass(guest, 7);
  await expect(page.locator('main')).toHaveAttribute('data-phase', 'playing');
  await pass(guest, 115);
  await expect(page.locator('main')).toHaveAttribute('data-phase', 'round_ended');
  await expect(page.getByRole('row')).toHaveCount(4);
  await expect(page.getByRole('link', { name: 'Sign Up Free' })).toHaveAttribute('href', '/register');
  await page.getByRole('button', { name: 'Watch Again' }).click();
  await pass(guest, 2);
  await expect(page.locator('main')).toHaveAttribute('data-phase', 'starting');
  silent(guest);
});
