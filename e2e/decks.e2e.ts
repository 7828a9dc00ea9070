import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { axeFindsNothing } from './support/axe.ts';
import { signedIn } from './support/signed-in.ts';
import type { Player } from './support/player.ts';
import { startServer, type TestServer } from './support/server.ts';

const MB = 1024 * 1024;
/** As many bytes as an upload takes four parts for, and the server a moment to read. */
const PADDING = 3 * MB;
/** What a line that is cut on purpose makes the browser say. */
const CUT = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|ERR_FAILED/;

let server: TestServer;
let folder: string;
let players: Player[] = [];

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deadpan-files-'));
  server = await startServer();
});
test.afterAll(async () => {
  for (const player of players) await player.close();
  players = [];
  await server.dispose();
  await rm(folder, { recursive: true, force: true });
});

/** A clip of some megabytes on disk, as a camera writes them: one of ours, and after it a box of nothing, which every reader skips. */
async function aClipFile(): Promise<string> {
  const clip = await readFile(new URL('../memes/deck/high-diving.mp4', import.meta.url));
  const nothing = Buffer.alloc(PADDING);
  nothing.writeUInt32BE(PADDING, 0);
  nothing.write('free', 4, 'latin1');
  const file = join(folder, 'office_high-dive.mp4');
  await writeFile(file, Buffer.concat([clip, nothing]));
  return file;
}

async function aStillFile(): Promise<string> {
  const canvas = createCanvas(1600, 900);
  const context = canvas.getContext('2d');
  context.fillStyle = '#d9a066';
  context.fillRect(0, 0, 1600, 900);
  const file = join(folder, 'a_desk.png');
  await writeFile(file, canvas.toBuffer('image/png'));
  return file;
}

/** Watches the parts of uploads as they leave the page. The line is cut before the part at `offline`; from the one at `down` on nothing reaches the server. */
async function watchParts(page: Page, context: BrowserContext, { offline = -1, down = -1 } = {}) {
  const world = { begun: 0, offsets: [] as number[], cut: false, isDown: false };
  await page.route('**/api/uploads**', async (route) => {
    const request = route.request();
    const offset = request.method() === 'PATCH' ? Number(request.headers()['upload-offset']) : null;
    if (offset === down) world.isDown = true;
    if (world.isDown) return route.abort('connectionreset');
    if (offset === offline && !world.cut) {
      world.cut = true;
      await context.setOffline(true);
      return route.abort('internetdisconnected');
    }
    if (request.method() === 'POST') world.begun += 1;
    if (offset !== null) world.offsets.push(offset);
    return route.continue();
  });
  return world;
}

const uploads = (page: Page) => page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');

test('players: a clip goes into a deck over a line that breaks twice, is shared, kept and reported', async () => {
  const [ann, bob] = [await signedIn(server, players, 'ann', 'neutralA'), await signedIn(server, players, 'bob', 'neutralB')];
  const { page, context } = ann;
  const choose = (...files: string[]): Promise<void> => page.locator('input[type="file"]').setInputFiles(files);

  await test.step('a deck is made', async () => {
    await page.goto('/decks');
    await page.getByRole('button', { name: 'Make a deck' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Office');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Office' })).toBeFocused();
    await axeFindsNothing(page, 'an empty deck');
  });

  await test.step('an upload goes on by itself after a lost connection, and with the same file after a refresh', async () => {
    const [clip, still] = [await aClipFile(), await aStillFile()];
    const parts = await watchParts(page, context, { offline: MB, down: 2 * MB });
    await choose(clip, still);
    await expect(page.getByLabel('Title of office_high-dive.mp4')).toHaveValue('office high dive');
    await expect(page.getByText('Waiting for the connection', { exact: true })).toBeVisible();
    await axeFindsNothing(page, 'an upload without a connection');
    expect(parts.offsets).toEqual([0]);
    await context.setOffline(false);
    await expect.poll(() => parts.isDown).toBe(true);
    await expect(page.getByText('Waiting for the connection', { exact: true })).toBeVisible();
    expect(parts.offsets).toEqual([0, MB]);
    // Whoever leaves in the middle is asked first.
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    await page.unroute('**/api/uploads**');
    await expect(page.getByText(/“office_high-dive.mp4” broke off/)).toBeVisible();
    const after = await watchParts(page, context);
    await choose(clip, still);
    await expect(uploads(page).getByText('In the deck')).toHaveCount(2);
    expect(after.begun).toBe(1); // the still; the clip had begun
    expect(after.offsets).toEqual([2 * MB, 3 * MB, 0]);
  });

  await test.step('both are in the deck; the clip has a poster and plays', async () => {
    const items = page.getByRole('region', { name: 'What is in it' }).getByRole('listitem');
    await expect(items).toHaveCount(2);
    const poster = items.first().locator('img');
    await expect(poster).toHaveAttribute('src', /^\/media\/decks\/.+\.webp$/);
    await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await items
      .first()
      .getByRole('button', { name: /^Play office high dive, 0:0\d$/ })
      .click();
    const video = items.first().locator('video');
    await expect.poll(() => video.evaluate((playing: HTMLVideoElement) => playing.currentTime)).toBeGreaterThan(0);
    await axeFindsNothing(page, 'a deck with a clip that plays');
  });

  await test.step('a title is edited; the deck is shared by link', async () => {
    await page.getByRole('button', { name: 'About office high dive' }).click();
    await page.getByRole('menuitem', { name: 'Edit…' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit the clip' });
    await edit.getByLabel('Title').fill('The high dive');
    await edit.getByLabel('Description').fill('Somebody dives from very high up.');
    await axeFindsNothing(page, 'the editor of an item');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'The high dive' })).toBeVisible();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('switch', { name: /Shared by link/ }).click();
    await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(page.url());
    await axeFindsNothing(page, 'the sharing of a deck');
    await page.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('another player keeps it and reports a clip of it', async () => {
    await bob.page.goto(page.url());
    await bob.page.getByRole('button', { name: 'Keep on my shelf' }).click();
    await expect(bob.page.getByRole('button', { name: 'Take off my shelf' })).toBeVisible();
    await bob.page.getByRole('button', { name: 'About The high dive' }).click();
    await bob.page.getByRole('menuitem', { name: 'Report…' }).click();
    await bob.page.getByRole('radio', { name: 'Not theirs to share' }).check();
    await axeFindsNothing(bob.page, 'a report about a clip');
    await bob.page.getByRole('button', { name: 'Send report' }).click();
    await expect(bob.page.getByText('Report sent').first()).toBeVisible();
    await bob.page.goto('/decks');
    await expect(bob.page.getByRole('list', { name: 'On my shelf' }).getByRole('listitem')).toContainText('Office');
    await axeFindsNothing(bob.page, 'the shelf');
  });

  for (const each of players) {
    expect(
      each.complaints.filter((words) => !CUT.test(words)),
      `${each.name}'s console`,
    ).toEqual([]);
  }
});
