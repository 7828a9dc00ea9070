import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { chromium, expect, test, type Browser, type Page } from '@playwright/test';
import { chromiumPath } from './chromium.ts';
import { PASSWORD } from './support/bot.ts';
import { introduced } from './support/introduced.ts';
import { startServer, type TestServer } from './support/server.ts';

/** As long as a warrior's name may be, and as good a try as fits into it; elsewhere there is more room. */
const NAME = '<img src onerror=pwn()>';
const LONGER = '<img src=x onerror="window.pwned=1">';

let server: TestServer;
let browser: Browser;
let folder: string;
test.beforeAll(async () => {
  server = await startServer();
  folder = await mkdtemp(join(tmpdir(), 'deadpan-markup-'));
  const executablePath = chromiumPath();
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
});
test.afterAll(async () => {
  await browser.close();
  await server.dispose();
  await rm(folder, { recursive: true, force: true });
});

async function player(
  username: string,
): Promise<{ page: Page; call: (method: 'post' | 'put', path: string, data: object) => Promise<unknown> }> {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await introduced(page);
  const email = `${Math.random().toString(36).slice(2)}@example.org`;
  const answer = await context.request.post('/auth/register', { data: { username, email, password: PASSWORD } });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  await page.addInitScript((value) => {
    localStorage.setItem('auth_token', value);
    Object.assign(window, { pwned: 0, pwn: () => void ((window as unknown as { pwned: number }).pwned = 1) });
  }, token);
  const headers = { authorization: `Bearer ${token}` };
  return {
    page,
    call: async (method, path, data) => {
      const said = await context.request[method](`/api${path}`, { data, headers });
      expect(said.status(), `${path}: ${await said.text()}`).toBeLessThan(300);
      return said.json() as Promise<unknown>;
    },
  };
}

/** What was typed is text: it is there to be read, made no element, and ran nothing. */
async function isText(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible();
  expect(await page.locator('img[src="x"], img[onerror], [onerror]').count()).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { pwned: number }).pwned)).toBe(0);
}

test('markup in names of players, arenas, decks, files and prompts is text everywhere', async () => {
  const ann = await player(NAME);
  const { id } = (await ann.call('post', '/game/lobbies', { name: LONGER })) as { id: string };
  const deck = (await ann.call('post', '/decks', { name: LONGER })) as { id: string };
  await ann.call('put', `/decks/${deck.id}`, { visibility: 'link' });
  const { result } = (await ann.call('post', '/meme/generate', {
    prompt: `${LONGER} on a Monday`,
    style: 'classic',
    format: 'square',
  })) as {
    result: { id: string };
  };

  await ann.page.goto(`/lobby/${id}`);
  await isText(ann.page, LONGER);
  await isText(ann.page, NAME);

  const bob = await player('bob');
  await bob.page.goto('/play');
  await isText(bob.page, LONGER);
  await bob.page.goto(`/decks/${deck.id}`);
  await isText(bob.page, LONGER);
  await isText(bob.page, NAME);

  const canvas = createCanvas(320, 240);
  const file = join(folder, '<img src=x onerror=pwn()>.png');
  await writeFile(file, canvas.toBuffer('image/png'));
  await ann.page.goto(`/decks/${deck.id}`);
  await ann.page.locator('input[type="file"]').first().setInputFiles(file);
  await isText(ann.page, '<img src=x onerror=pwn()>');

  await ann.page.goto('/generate-meme');
  await expect(ann.page.locator(`img[src*="/media/forged/"]`).first()).toBeVisible();
  expect(result.id).not.toBe('');
  expect(await ann.page.evaluate(() => (window as unknown as { pwned: number }).pwned)).toBe(0);
});
