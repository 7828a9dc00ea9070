import { readFile } from 'node:fs/promises';
import { loadImage } from '@napi-rs/canvas';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { axeFindsNothing, fitsItsWidth } from './support/axe.ts';
import { PASSWORD } from './support/bot.ts';
import { introduced } from './support/introduced.ts';
import { startServer, type TestServer } from './support/server.ts';

const PROMPT = 'a cat that pushes a cup off the table and denies everything';
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

let server: TestServer;
let count = 0;
let complaints: string[] = [];

test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.dispose());
test.beforeEach(() => {
  complaints = [];
});
test.afterEach(() => {
  expect(complaints, 'what the console said').toEqual([]);
  expect(
    server
      .log()
      .split('\n')
      .filter((line) => line.includes('"level":') && !line.includes('"level":30')),
    'what the server said',
  ).toEqual([]);
});

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
const result = (page: Page): Locator => page.getByRole('region', { name: 'Result' });
const picture = (page: Page): Locator => result(page).getByRole('img');
const wall = (page: Page): Locator => page.getByRole('region', { name: 'My memes' });
const told = (page: Page, title: string): Promise<void> =>
  expect(page.locator('[data-toaster]').getByText(title, { exact: true })).toBeVisible();
const address = (page: Page): Promise<string | null> => picture(page).getAttribute('src');

/** Listens to the page; a new player registers over the screen and goes to the forge by the header. */
async function player(page: Page, theme = 'dark'): Promise<void> {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: thrown: ${error.message}`));
  await page.addInitScript((name) => localStorage.setItem('deadpan.preferences', JSON.stringify({ theme: name })), theme);
  await introduced(page);
  count += 1;
  await page.goto(`${server.url}/register`);
  await page.getByLabel('Warrior Name').fill(`smith${count}`);
  await page.getByLabel('Battle Email').fill(`smith${count}@example.org`);
  await page.getByLabel('Secret Code', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Secret Code', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'JOIN THE ARENA' }).click();
  await page.waitForURL('**/play');
  await page.goto(`${server.url}/generate-meme`);
  await expect(page.getByRole('heading', { level: 1, name: 'Forge a meme' })).toBeVisible();
}

/** The picture is there and is one. */
async function loaded(page: Page): Promise<void> {
  await expect.poll(() => picture(page).evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
}

async function forge(page: Page, prompt = PROMPT): Promise<void> {
  await page.getByLabel('Describe your meme').fill(prompt);
  await button(page, 'Generate').click();
  await expect(picture(page)).toBeVisible();
  await loaded(page);
}

/** What is in the clipboard: the type of a picture, or the text. */
const clipboard = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const image = item?.types.find((type) => type.startsWith('image/'));
    if (!item || !image) return navigator.clipboard.readText();
    const { width, height } = await createImageBitmap(await item.getType(image));
    return `${image} ${width}×${height}`;
  });

/** How large the shown meme is, as the page says. */
const sizeOf = (page: Page): Promise<[number, number]> =>
  picture(page).evaluate((img: HTMLImageElement): [number, number] => [img.naturalWidth, img.naturalHeight]);

test('a prompt becomes a meme: saved, copied, shared, and another one', async ({ page, context }) => {
  await player(page);
  await page.getByLabel('Describe your meme').fill(PROMPT);
  await page.getByLabel('Vintage').check();
  await page.getByLabel('Landscape').check();
  await forge(page);
  await expect(result(page).getByText('Vintage')).toBeVisible();
  await expect(result(page).getByText('Landscape')).toBeVisible();
  expect((await picture(page).getAttribute('alt'))?.length).toBeGreaterThan(10);
  const [width, height] = await sizeOf(page);
  expect(width).toBeGreaterThan(height);

  const download = page.waitForEvent('download');
  await button(page, 'Save').click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/\.png$/);
  const bytes = await readFile(await saved.path());
  expect([...bytes.subarray(0, 8)]).toEqual(PNG);
  const png = await loadImage(bytes);
  expect([png.width, png.height]).toEqual([width, height]);
  await told(page, 'Saved');

  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  await page.bringToFront();
  await button(page, 'Copy').click();
  await told(page, 'Copied');
  expect(await clipboard(page)).toBe(`image/png ${width}×${height}`);

  // This browser takes texts, but no pictures.
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await button(page, 'Copy').click();
  await told(page, 'Link copied');
  expect(await clipboard(page)).toBe(server.url + (await address(page)));

  // Nothing to share with: it is copied instead.
  await page.evaluate(async () => {
    await navigator.clipboard.writeText('something else');
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined });
  });
  await button(page, 'Share').click();
  await expect.poll(() => clipboard(page)).toBe(server.url + (await address(page)));

  const first = await address(page);
  await button(page, 'New').click();
  await expect.poll(() => address(page)).not.toBe(first);
  await loaded(page);
  await expect(wall(page).getByText('2 memes', { exact: true })).toBeVisible();
  await button(page, 'Start over').click();
  await expect(page.getByText('Nothing forged yet.')).toBeVisible();
  await expect(page.getByLabel('Describe your meme')).toHaveValue('');
});

/** Takes a text by its middle and carries it so many pixels. */
async function carry(page: Page, what: Locator, dx: number, dy: number): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (!box) throw new Error('nothing to take hold of');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx / 2, y + dy / 2, { steps: 4 });
  await page.mouse.move(x + dx, y + dy, { steps: 4 });
  await page.mouse.up();
}

/** Where a text stands on the picture. */
const placeOf = (text: Locator): Promise<string> => text.evaluate((element) => element.parentElement?.getAttribute('style') ?? '');

test('the texts are changed by pointer and by keyboard, and what was saved stays', async ({ page }) => {
  await player(page);
  await forge(page);
  const before = await address(page);
  await button(page, 'Change the texts').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Change the texts' })).toBeVisible();
  const stage = page.getByRole('group', { name: 'The picture and its texts' });
  const text = stage.getByRole('button').first();
  const start = await placeOf(text);
  await carry(page, text, 0, 60);
  await expect.poll(() => placeOf(text)).not.toBe(start);
  const dragged = await placeOf(text);
  await text.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('-');
  await expect.poll(() => placeOf(text)).not.toBe(dragged);
  await page.keyboard.press('Control+z');
  await expect.poll(() => placeOf(text)).toBe(dragged);
  await page.keyboard.press('Control+y');
  await expect.poll(() => placeOf(text)).not.toBe(dragged);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('Nobody saw anything');
  await expect(stage.getByText(/nobody\s+saw\s+anything/i)).toBeVisible();

  await page.getByRole('link', { name: 'Play Game' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('The texts were changed and not saved.');
  await button(page, 'Go on editing').click();
  await button(page, 'Save changes').click();
  await told(page, 'Changes saved');
  await expect(result(page).getByText('Edited by hand')).toBeVisible();
  await expect.poll(() => address(page)).not.toBe(before);
  await loaded(page);
  const after = await address(page);

  await page.reload();
  await expect.poll(() => address(page)).toBe(after);
  await loaded(page);
  await button(page, 'Change the texts').click();
  await expect(stage.getByText(/nobody\s+saw\s+anything/i)).toBeVisible();
});

test('the wall: opened, put into a deck, deleted', async ({ page }) => {
  await player(page);
  await expect(wall(page).getByText('The wall is bare.')).toBeVisible();
  await forge(page, 'a printer that jams');
  await forge(page, 'a meeting that could have been an email');
  await expect(wall(page).getByText('2 memes', { exact: true })).toBeVisible();
  const newest = await address(page);
  await wall(page)
    .getByRole('button', { name: /^Open: / })
    .nth(1)
    .click();
  await expect.poll(() => address(page)).not.toBe(newest);
  await expect(page.getByLabel('Describe your meme')).toHaveValue('a printer that jams');

  await button(page, 'Use in a deck').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the deck').fill('Office life');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByRole('link', { name: 'Open the deck' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await wall(page).getByRole('button', { name: 'Use in a deck: a meeting that could have been an email' }).click();
  await dialog.getByRole('radio', { name: /^Office life/ }).check();
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByRole('link', { name: 'Open the deck' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await button(page, 'Use in a deck').click();
  await expect(dialog.getByText('2 pictures')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await wall(page).getByRole('button', { name: 'Delete: a printer that jams' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await told(page, 'Meme deleted');
  await expect(wall(page).getByText('1 meme', { exact: true })).toBeVisible();
  await expect(page.getByText('Nothing forged yet.')).toBeVisible();
  await page.reload();
  await expect(wall(page).getByText('1 meme', { exact: true })).toBeVisible();
});

for (const theme of ['dark', 'light'])
  test(`players: axe finds nothing in the forge in ${theme}, and nothing is too wide [P.11 P.15]`, async ({ page }) => {
    await player(page, theme);
    const sound = async (where: string): Promise<void> => {
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({ width, height: width === 1280 ? 800 : 700 });
        if (width !== 390) await axeFindsNothing(page, `${where} in ${theme} at ${width} px`);
        await fitsItsWidth(page, `${where} at ${width} px`);
      }
    };
    await sound('the empty forge');
    await forge(page);
    await sound('a meme');
    await button(page, 'Use in a deck').click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Add' })).toBeVisible();
    await sound('the choice of decks');
    await page.keyboard.press('Escape');
    await button(page, 'Change the texts').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Change the texts' })).toBeVisible();
    await sound('the editor');
  });
