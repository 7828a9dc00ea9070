import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { expect, test, type Page } from '@playwright/test';
import type { AccountExport } from '@deadpan/protocol';
import { axeFindsNothing, fitsItsWidth } from './support/axe.ts';
import { PASSWORD } from './support/bot.ts';
import { chromiumPath } from './chromium.ts';
import { localGoogle, type LocalGoogle } from './support/google.ts';
import { introduced } from './support/introduced.ts';
import { startServer, type TestServer } from './support/server.ts';

const NEW_PASSWORD = 'Stone Cold 2';

let google: LocalGoogle;
let server: TestServer;
let count = 0;

test.use({ launchOptions: { executablePath: chromiumPath(), args: ['--no-sandbox'] } });
test.beforeAll(async () => {
  google = await localGoogle({ sub: '1080', email: 'ann@gmail.example', name: 'Ann' });
  server = await startServer({ env: google.env });
});
test.afterAll(async () => {
  await server.dispose();
  await google.close();
});

/** What a new player remembers in the browser: the theme; and the introduction. */
async function prepare(page: Page, theme = 'dark'): Promise<void> {
  await page.addInitScript((name) => localStorage.setItem('deadpan.preferences', JSON.stringify({ theme: name })), theme);
  await introduced(page);
}

/** Registers somebody new over the screen and opens their account. */
async function member(page: Page): Promise<{ name: string; email: string }> {
  count += 1;
  const name = `mara${count}`;
  const email = `${name}@example.org`;
  await page.goto(`${server.url}/register`);
  await page.getByLabel('Warrior Name').fill(name);
  await page.getByLabel('Battle Email').fill(email);
  await page.getByLabel('Secret Code', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Secret Code', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'JOIN THE ARENA' }).click();
  await page.waitForURL('**/play');
  await page.goto(`${server.url}/account`);
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  return { name, email };
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto(`${server.url}/login`);
  await page.getByLabel('Battle Email').fill(email);
  await page.getByLabel('Secret Code', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'ENTER THE ARENA' }).click();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a drawn face, an upload, and no picture: each shows everywhere at once', async ({ page }) => {
  await prepare(page);
  await member(page);
  const inHeader = page.getByRole('banner').locator('img');

  await button(page, 'Change picture').click();
  const dialog = page.getByRole('dialog');
  const face = dialog.getByRole('radio', { name: 'Face 4' });
  await face.focus();
  await page.keyboard.press('Space');
  const chosen = await dialog.getByRole('img', { name: 'Face 4' }).getAttribute('src');
  await button(page, 'Use this one').click();
  await expect(dialog).toBeHidden();
  await expect(inHeader).toHaveAttribute('src', chosen ?? '');

  await button(page, 'Change picture').click();
  await dialog.getByRole('button', { name: 'Shuffle' }).click();
  const canvas = createCanvas(600, 400);
  const paint = canvas.getContext('2d');
  paint.fillStyle = '#ff4b3e';
  paint.fillRect(0, 0, 600, 400);
  await dialog.locator('input[type=file]').setInputFiles({ name: 'red.png', mimeType: 'image/png', buffer: canvas.toBuffer('image/png') });
  await expect(dialog.locator('figure img')).toHaveAttribute('src', /^blob:/);
  await button(page, 'Use this one').click();
  await expect(dialog).toBeHidden();
  await expect(inHeader).not.toHaveAttribute('src', chosen ?? '');
  const size = () => inHeader.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
  await expect.poll(size, { message: 'the picture that was sent' }).toEqual([256, 256]);

  await button(page, 'Change picture').click();
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload=alert(1)>') });
  await button(page, 'Use this one').click();
  await expect(dialog.getByRole('alert')).toContainText('no picture we can read');
  await button(page, 'Remove picture').click();
  await expect(dialog).toBeHidden();
  await expect(inHeader).toHaveCount(0);
});

test('name and secret code change; other devices have to log in again, this one does not', async ({ page, browser }) => {
  await prepare(page);
  const { name, email } = await member(page);
  const other = await (await browser.newContext()).newPage();
  await prepare(other);
  await logIn(other, email, PASSWORD);
  await other.waitForURL('**/play');

  await button(page, 'Change: Warrior Name').click();
  await page.getByRole('dialog').getByLabel('Warrior Name').fill(`${name} II`);
  await button(page, 'Save').click();
  await expect(page.getByRole('banner').getByText(`${name} II`).first()).toBeVisible();

  await button(page, 'Change: Secret Code').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current Secret Code').fill('wrong');
  await dialog.getByLabel('New Secret Code', { exact: true }).fill(NEW_PASSWORD);
  await dialog.getByLabel('Confirm Secret Code').fill(NEW_PASSWORD);
  await button(page, 'Save').click();
  await expect(dialog.getByLabel('Current Secret Code')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Current Secret Code').fill(PASSWORD);
  await button(page, 'Save').click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();

  await other.goto(`${server.url}/profile`);
  await other.waitForURL('**/login**');
  await logIn(other, email, NEW_PASSWORD);
  await other.waitForURL('**/play');
  await other.context().close();
});

test('Google is connected as a second way in, and let go of', async ({ page }) => {
  await prepare(page);
  await member(page);
  google.person = { sub: `2160-${count}`, email: `elsewhere${count}@gmail.example`, name: 'Mara' };
  await button(page, 'Connect').click();
  await page.getByLabel('Secret Code, to be sure it is you', { exact: true }).fill(PASSWORD);
  await page.frameLocator('iframe[title="Sign in with Google Button"]').getByRole('button').click();
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  await button(page, 'Disconnect').click();
  await page.getByLabel('Secret Code, to be sure it is you', { exact: true }).fill(PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('Not connected', { exact: true })).toBeVisible();
});

test('a player with Google only confirms with Google what a stolen token must not do', async ({ page }) => {
  await prepare(page);
  count += 1;
  google.person = { sub: `3240-${count}`, email: `only${count}@gmail.example`, name: `Gus ${count}` };
  const withGoogle = page.frameLocator('iframe[title="Sign in with Google Button"]').getByRole('button', { name: 'Continue with Google' });
  const enter = async (): Promise<void> => {
    await page.goto(`${server.url}/login`);
    await withGoogle.click();
    await page.waitForURL('**/play');
    await page.goto(`${server.url}/account`);
  };
  const dialog = page.getByRole('dialog');
  const setCode = async (): Promise<void> => {
    await button(page, 'Set one: Secret Code').click();
    await page.getByLabel('New Secret Code', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm Secret Code', { exact: true }).fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Continue with Google first.')).toBeVisible();
    await withGoogle.click();
    await expect(dialog.getByText('Google says it is you.')).toBeVisible();
    await axeFindsNothing(page, 'a confirmed dialog');
    await dialog.getByRole('button', { name: 'Save' }).click();
  };

  await enter();
  await button(page, 'Delete account').click();
  await page.getByLabel(`Type Gus ${count} to be sure`).fill(`Gus ${count}`);
  await withGoogle.click();
  await expect(dialog.getByText('Google says it is you.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Account deleted')).toBeVisible();

  await enter();
  await setCode();
  await expect(page.getByText('Set', { exact: true })).toBeVisible();
});

test('a common secret code is refused beside its field', async ({ page }) => {
  await prepare(page);
  await page.goto(`${server.url}/register`);
  await page.getByLabel('Warrior Name').fill('common');
  await page.getByLabel('Battle Email').fill('common@example.org');
  await page.getByLabel('Secret Code', { exact: true }).fill('Password1');
  await page.getByLabel('Confirm Secret Code', { exact: true }).fill('Password1');
  await page.getByRole('button', { name: 'JOIN THE ARENA' }).click();
  await expect(
    page.getByText('That is one of the most common secret codes, the first that anybody tries. Choose another one.'),
  ).toBeVisible();
});

test('the export is a file with what is kept; signing out everywhere ends every session', async ({ page }) => {
  await prepare(page);
  const { name, email } = await member(page);
  const download = page.waitForEvent('download');
  await button(page, 'Export my data').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('deadpan-my-data.json');
  const exported = JSON.parse(readFileSync(await file.path(), 'utf8')) as AccountExport;
  expect(exported).toMatchObject({ format: 1, account: { username: name, email, has_password: true } });

  await button(page, 'Sign out everywhere').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL('**/login**');
  await page.goto(`${server.url}/account`);
  await page.waitForURL('**/login**');
});

test('deleting is final', async ({ page }) => {
  await prepare(page);
  const { email } = await member(page);
  await button(page, 'Delete account').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Somebody who left')).toBeVisible();
  await dialog.getByLabel('Secret Code, to be sure it is you').fill('wrong');
  await button(page, 'Delete for good').click();
  await expect(dialog.getByLabel('Secret Code, to be sure it is you')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Secret Code, to be sure it is you').fill(PASSWORD);
  await button(page, 'Delete for good').click();
  await expect(page.getByText('Account deleted')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/`);
  await logIn(page, email, PASSWORD);
  await expect(page.getByRole('main').getByText('Incorrect e-mail or password.')).toBeVisible();
});

/** The newest letter to somebody, as soon as it lies in the outbox: it is written after the screen has its answer, so that an unknown address takes no less time. */
async function letterTo(email: string): Promise<URL> {
  const folder = join(server.folder, 'outbox');
  const link = (): string => {
    if (!existsSync(folder)) return '';
    const letters = readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .toSorted()
      .map((file) =>
        readFileSync(join(folder, file), 'utf8')
          .replace(/=\r?\n/g, '')
          .replaceAll('=3D', '='),
      );
    return /http\S+\/reset-password#token=[\w.~-]+/.exec(letters.findLast((letter) => letter.includes(email)) ?? '')?.[0] ?? '';
  };
  await expect.poll(link, { message: `a letter to ${email}` }).not.toBe('');
  return new URL(link());
}

/** On a phone with its keyboard up: a toast of three lines ends at 80 px, and below it stands the field it is about, by name and with the focus. */
async function refusedOnAPhone(page: Page): Promise<void> {
  const desk = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 500 });
  await page.getByLabel('New Secret Code').fill('short');
  await page.getByLabel('Confirm Secret Code').fill('short');
  // It says that it cannot be pressed yet; pressed, it says why.
  await button(page, 'Set the new code').click({ force: true });
  const toast = page.locator('[data-toaster="shows"] > div');
  await expect(toast).toContainText('Security Requirements Not Met');
  await expect(page.getByLabel('New Secret Code')).toBeFocused();
  const ends = await toast.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(ends, 'where the toast ends').toBeLessThanOrEqual(80);
  const label = page.getByText('New Secret Code', { exact: true });
  expect(await label.evaluate((element) => element.getBoundingClientRect().top), 'where the label begins').toBeGreaterThanOrEqual(ends);
  await expect(page.getByRole('region', { name: 'Security Requirements' })).toBeInViewport();
  if (desk) await page.setViewportSize(desk);
}

test('a forgotten code: a letter, a new code, the login; the link works once and leaves the address bar', async ({ page }) => {
  await prepare(page);
  const { email } = await member(page);
  await button(page, 'Sign out everywhere').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL('**/login**');
  await page.getByLabel('Battle Email').fill(email);
  await page.getByRole('link', { name: 'Forgot your secret code?' }).click();
  await expect(page.getByLabel('Battle Email')).toHaveValue(email);
  await button(page, 'Send the letter').click();
  await expect(page.getByRole('heading', { name: 'Letter in the outbox' })).toBeVisible();

  const link = await letterTo(email);
  const open = (): Promise<unknown> => page.goto(`${server.url}${link.pathname}${link.hash}`);
  await open();
  await refusedOnAPhone(page);
  await page.getByLabel('New Secret Code').fill(NEW_PASSWORD);
  await expect(page).toHaveURL(`${server.url}/reset-password`);
  await page.getByLabel('Confirm Secret Code').fill(NEW_PASSWORD);
  await button(page, 'Set the new code').click();
  await page.waitForURL('**/login**');
  await expect(page.getByText('Secret code changed')).toBeVisible();
  await logIn(page, email, NEW_PASSWORD);
  await page.waitForURL('**/play');

  await open();
  await page.getByLabel('New Secret Code').fill(PASSWORD);
  await page.getByLabel('Confirm Secret Code').fill(PASSWORD);
  await button(page, 'Set the new code').click();
  await expect(page.getByRole('heading', { name: 'This link is spent' })).toBeVisible();
});

for (const theme of ['dark', 'light']) {
  test(`players: axe finds nothing in the dialogs of an account in ${theme}, and they fit 320 px [P.11 P.15]`, async ({ page }) => {
    await prepare(page, theme);
    await member(page);
    await page.goto(`${server.url}/account`);
    for (const opener of [
      'Change picture',
      'Change: Warrior Name',
      'Change: Secret Code',
      'Connect',
      'Sign out everywhere',
      'Delete account',
    ]) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await button(page, opener).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await axeFindsNothing(page, `${opener} in ${theme}`);
      await page.setViewportSize({ width: 320, height: 640 });
      await fitsItsWidth(page, `${opener} at 320 px`);
      await axeFindsNothing(page, `${opener} in ${theme} at 320 px`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(button(page, opener)).toBeFocused();
    }
  });
}
