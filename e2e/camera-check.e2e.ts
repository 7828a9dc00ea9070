import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { introduced } from './support/introduced.ts';
import { openBrowser, openPlayer } from './support/player.ts';
import { sentBy } from './support/sent.ts';
import { startServer } from './support/server.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test('a guest tests their deadpan: seven emotions, a smile that ends the try with its curve, and no picture leaves the page', async () => {
  const server = await startServer();
  const guest = await openPlayer(server.url, 'guest', await openBrowser('smileAt'));
  const { page, context } = guest;
  const sent = sentBy(page);
  // The greeting of a first visit would stand before it.
  await introduced(page);
  await page.goto('/settings');
  await page.getByRole('link', { name: /camera check/ }).click();
  await context.grantPermissions(['camera']);
  await page.getByRole('button', { name: 'Start Camera' }).click();
  const emotions = page.getByRole('region', { name: 'Emotions' });
  await expect(emotions.getByRole('listitem')).toHaveCount(7);
  await expect(page.getByRole('button', { name: 'Again' })).toBeVisible({ timeout: 600_000 });
  await expect(page.getByRole('img', { name: /^Your last seconds/ })).toBeVisible();
  expect((await new AxeBuilder({ page }).withTags(RULES).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Stop Camera' }).click();
  await expect(page.getByText('The camera is off.')).toBeVisible();
  expect(sent).toEqual([]);
  expect(guest.complaints).toEqual([]);
  await guest.close();
  await server.dispose();
});
