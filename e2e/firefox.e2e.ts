import { expect, test } from '@playwright/test';
import type { Browser, Page } from 'puppeteer-core';
import { PASSWORD } from './support/bot.ts';
import { openFirefox } from './support/firefox.ts';
import { acceptInvite, grantCamera, openBrowser, openPlayer, seesVideos, type Player } from './support/player.ts';
import { startServer, type TestServer } from './support/server.ts';

/** Two browsers of different makers find each other's video within this, on two busy cores. */
const VIDEO_MS = 300_000;

let server: TestServer;
let firefox: Browser | undefined;
let bob: Player | undefined;

test.beforeEach(async () => {
  server = await startServer();
});
test.afterEach(async () => {
  await bob?.close();
  await firefox?.close();
  await server.dispose();
});

const field = (page: Page, name: string) => page.locator(`::-p-aria([name="${name}"][role="textbox"])`);
/** By its text: Firefox gives a button the name it is painted with, capitals of the stylesheet included. */
const button = (page: Page, text: string) => page.locator(`button::-p-text(${text})`);

/** How many videos on the page move. */
const moving = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('video')].filter((video) => video.srcObject && video.videoWidth > 0 && video.currentTime > 0).length,
  );

test('somebody at Firefox registers, opens an arena, and sees and is seen by somebody at Chromium', async () => {
  firefox = await openFirefox();
  const page = await firefox.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  const complaints: string[] = [];
  page.on('console', (message) => ['error', 'warn'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(`thrown: ${String(error)}`));

  // Slower than the introduction, which would come in between.
  await page.evaluateOnNewDocument(() => {
    const read = Storage.prototype.getItem;
    Storage.prototype.getItem = function (key) {
      return key.startsWith('deadpan.onboarding.') ? '1.0.0' : read.call(this, key);
    };
  });
  await page.goto(`${server.url}/register`);
  await field(page, 'Warrior Name').fill('ann');
  await field(page, 'Battle Email').fill('ann@example.org');
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.locator('input[name="confirm"]').fill(PASSWORD);
  await button(page, 'JOIN THE ARENA').click();
  await button(page, 'FORGE YOUR BATTLEGROUND').click();
  await field(page, 'Arena Name').fill('Two makers');
  await button(page, 'CREATE ARENA').click();
  const path = (): Promise<string> => page.evaluate(() => location.pathname);
  await expect.poll(path).toMatch(/\/lobby\/[2-9A-Z]{6}$/);
  await button(page, 'Grant camera').click();
  await button(page, 'Ask the browser').click();
  await button(page, 'Share camera').click();

  bob = await openPlayer(server.url, 'bob', await openBrowser('neutralA'));
  await acceptInvite(bob, (await path()).slice(-6));
  await grantCamera(bob);
  await seesVideos(bob, 2);
  await expect.poll(() => moving(page), { timeout: VIDEO_MS }).toBeGreaterThanOrEqual(2);
  expect(complaints).toEqual([]);
  expect(bob.complaints).toEqual([]);
});
