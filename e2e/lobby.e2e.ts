import { expect, test } from '@playwright/test';
import { axeFindsNothing, fitsItsWidth } from './support/axe.ts';
import { acceptInvite, createArena, openBrowser, openPlayer, seesVideos, tile, type Player } from './support/player.ts';
import { startServer, type TestServer } from './support/server.ts';

const PHONE = { width: 390, height: 844 };
let server: TestServer;
let ann: Player;
let bob: Player;

test.beforeAll(async () => {
  server = await startServer();
  ann = await openPlayer(server.url, 'ann', await openBrowser('neutralA'));
  bob = await openPlayer(server.url, 'bob', await openBrowser('neutralB'), { viewport: PHONE });
});
test.afterAll(async () => {
  await Promise.all([ann.close(), bob.close()]);
  await server.dispose();
});

test('players: the camera is checked before it is shared, by keyboard alone; a refusal is mended without a reload [P.3 P.10 P.15]', async () => {
  const code = await createArena(ann, { name: 'Straight faces', warriors: 'Duel' });
  const { page, context } = ann;
  await page.getByRole('button', { name: 'Grant camera' }).focus();
  await page.keyboard.press('Enter');
  const check = page.getByRole('dialog', { name: 'Before the others see you' });
  await expect(check.getByRole('button', { name: 'Ask the browser' })).toBeFocused();
  await axeFindsNothing(ann.page, 'the check before the camera');
  await context.grantPermissions(['camera', 'microphone']);
  await page.keyboard.press('Enter');
  await expect(check.getByRole('button', { name: 'Share camera' })).toBeFocused({ timeout: 600_000 });
  await expect(check.getByText('Found.')).toBeVisible({ timeout: 600_000 });
  await expect(check.getByRole('status')).toHaveText('Camera, light, face, detector and microphone are fine.');
  await axeFindsNothing(ann.page, 'the check with a picture');

  await acceptInvite(bob, code);
  await expect(tile(bob, 'ann').getByText('No camera.')).toBeVisible(); // she sees herself, he does not see her
  await page.keyboard.press('Enter');
  await expect(check).toBeHidden();

  await bob.page.getByRole('button', { name: 'Grant camera' }).click();
  const his = bob.page.getByRole('dialog');
  await his.getByRole('button', { name: 'Ask the browser' }).click();
  await expect(his.getByRole('alert')).toContainText('Camera access denied. Please allow camera access and refresh.');
  await axeFindsNothing(bob.page, 'the denied camera');
  await bob.context.grantPermissions(['camera', 'microphone']);
  const retry = his.getByRole('button', { name: 'Try again' });
  const share = his.getByRole('button', { name: 'Share camera' });
  // The browser says that it is allowed now, and the page asks by itself; until it has heard, the button is there.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 10_000 });
    await expect(share).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 600_000 });
  await share.click();
  for (const player of [ann, bob]) await seesVideos(player, 2);
  for (const player of [ann, bob]) expect(player.complaints, `${player.name}'s console`).toEqual([]);
});

test('players: every dialog of the lobby gives the focus back, and nothing is wider than 320 px [P.10 P.11]', async () => {
  const { page } = ann;
  const dialog = page.getByRole('dialog');
  for (const name of ['Change', 'Remove bob', 'Leave arena', 'Camera on']) {
    await page.getByRole('button', { name }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await fitsItsWidth(page, 'the lobby');
  await page.getByRole('button', { name: 'Check the camera' }).click();
  await expect(dialog).toBeVisible();
  await fitsItsWidth(page, 'the camera check');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });
});

test('players: who passed the check is not asked again after a refresh [P.3 P.7]', async () => {
  await bob.page.reload();
  await seesVideos(bob, 2);
  await expect(bob.page.getByRole('dialog')).toHaveCount(0);
});

test('spec §2 Lobby room: a lost server is said, and the lobby comes back by itself [2.68 P.7]', async () => {
  await server.kill();
  await expect(ann.page.getByText('CONNECTION LOST')).toBeVisible();
  await expect(ann.page.getByText('Trying to reconnect to arena...').first()).toBeVisible();
  await server.start();
  for (const { page } of [ann, bob]) await expect(page.getByText('ARENA ONLINE')).toBeVisible({ timeout: 600_000 });
  await seesVideos(bob, 2);
});
