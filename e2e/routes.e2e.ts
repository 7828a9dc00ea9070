import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { axeFindsNothing, fitsItsWidth } from './support/axe.ts';
import { PASSWORD } from './support/bot.ts';
import { introduced } from './support/introduced.ts';
import { startServer, type TestServer } from './support/server.ts';

const open = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/settings',
  '/camera-check',
  '/privacy',
  '/terms',
  '/play?demo=true',
  '/nowhere',
];
const forPlayers = [
  '/play',
  '/profile',
  '/leaderboard',
  '/account',
  '/decks',
  '/settings',
  '/generate-meme',
  '/privacy',
  '/nowhere',
  '/lobby/ABCDEF',
  '/game/ABCDEF',
  '/game/ABCDEF/round1',
];
const themes = ['dark', 'light'] as const;

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.dispose());

/** A page with a theme, whose console is listened to. */
async function visitor(context: BrowserContext, theme: (typeof themes)[number]): Promise<{ page: Page; complaints: string[] }> {
  const page = await context.newPage();
  await page.addInitScript((name) => localStorage.setItem('deadpan.preferences', JSON.stringify({ theme: name })), theme);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: thrown: ${error.message}`));
  return { page, complaints };
}

/** The route stands: its heading is there. */
async function stands(page: Page, path: string): Promise<void> {
  await page.goto(server.url + path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

async function walk(page: Page, paths: readonly string[], theme: string): Promise<void> {
  for (const path of paths) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await stands(page, path);
    await axeFindsNothing(page, `${path} in ${theme}`);
    await page.setViewportSize({ width: 320, height: 640 });
    await fitsItsWidth(page, `${path} at 320 px`);
    if (theme === 'light') await axeFindsNothing(page, `${path} in ${theme} at 320 px`);
  }
}

for (const theme of themes) {
  test(`players: a guest walks every route in ${theme}; axe finds nothing, nothing is too wide, the console is silent [P.11 P.15]`, async ({
    context,
  }) => {
    const { page, complaints } = await visitor(context, theme);
    await introduced(page);
    await walk(page, open, theme);
    expect(complaints).toEqual([]);
  });

  test(`players: a player walks every route in ${theme}; axe finds nothing, nothing is too wide, the console is silent [P.11 P.15]`, async ({
    context,
    request,
  }) => {
    const name = `walker${theme}`;
    const answer = await request.post(`${server.url}/auth/register`, {
      data: { username: name, email: `${name}@example.org`, password: PASSWORD },
    });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    const { page, complaints } = await visitor(context, theme);
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), ['auth_token', token] as const);
    await introduced(page);
    const headers = { authorization: `Bearer ${token}` };
    const made = await request.post(`${server.url}/decks`, { headers, data: { name: 'Things that are not funny' } });
    const { id } = (await made.json()) as { id: string };
    await walk(page, [...forPlayers, `/decks/${id}`], theme);
    expect(complaints).toEqual([]);
  });
}

test('players: axe finds nothing in the introduction, in both themes, and nothing in it is too wide [P.11 P.15]', async ({ context }) => {
  for (const theme of themes) {
    const { page } = await visitor(context, theme);
    await page.setViewportSize({ width: 320, height: 640 });
    await stands(page, '/');
    for (const step of ['the welcome', 'the choice']) {
      await expect(page.getByRole('dialog')).toBeVisible();
      await axeFindsNothing(page, `${step} in ${theme}`);
      await fitsItsWidth(page, step);
      if (step === 'the welcome') await page.getByRole('button', { name: 'Next' }).click();
    }
    await page.close();
  }
});

test('spec §2 Routes: every route of a player sends a guest to the login, who is brought back after it [2.4 2.6 2.7 2.8 2.9 2.10 2.11]', async ({
  page,
  request,
}) => {
  await request.post(`${server.url}/auth/register`, {
    data: { username: 'returning', email: 'returning@example.org', password: PASSWORD },
  });
  for (const path of [
    '/play',
    '/profile',
    '/leaderboard',
    '/match/abc',
    '/account',
    '/decks',
    '/decks/abc',
    '/lobby/ABCDEF',
    '/game/ABCDEF',
    '/game/ABCDEF/round1',
  ]) {
    await page.goto(server.url + path);
    await page.waitForURL('**/login**');
  }
  await page.goto(`${server.url}/profile`);
  await page.getByLabel('Battle Email').fill('returning@example.org');
  await page.getByLabel('Secret Code', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Enter the Arena' }).click();
  await page.waitForURL('**/profile');
});

test('a part of a page that is not fetched once is asked for again by itself; one that never comes is said, and the page stands still', async ({
  page,
}) => {
  let [visits, lost] = [0, 1];
  page.on('request', (request) => request.isNavigationRequest() && visits++);
  await page.route('**/assets/login-screen-*.js', (route) => (visits <= lost ? route.abort('connectionreset') : route.continue()));
  const login = page.getByRole('heading', { level: 1, name: 'Enter the Arena' });
  const stopped = page.getByRole('heading', { level: 1, name: 'Something went wrong' });
  await page.goto(`${server.url}/login`);
  await expect(login).toBeVisible();
  expect(visits).toBe(2);

  lost = Infinity;
  await page.reload();
  await expect(stopped).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload Page' })).toBeVisible();
  expect(visits).toBe(4);

  // The server goes away together with the part: the page waits for it.
  let [away, looks] = [true, 0];
  await page.route('**/login', async (route, request) => {
    if (request.method() !== 'HEAD') return route.continue();
    looks++;
    return away ? route.abort('connectionrefused') : route.continue();
  });
  await page.reload();
  await expect(stopped).toBeVisible();
  await expect.poll(() => looks).toBeGreaterThan(1);
  expect(visits).toBe(5);
  [away, lost] = [false, visits];
  await expect(login).toBeVisible();
  expect(visits).toBe(6);

  // Where nothing can be remembered, it would never end.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  lost = Infinity;
  await page.reload();
  await expect(stopped).toBeVisible();
  expect(visits).toBe(7);
});
