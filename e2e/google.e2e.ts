import { expect, test, type Page } from '@playwright/test';
import { chromiumPath } from './chromium.ts';
import { localGoogle, type LocalGoogle, type Mood } from './support/google.ts';
import { introduced } from './support/introduced.ts';
import { startServer, type TestServer } from './support/server.ts';
import { PASSWORD } from './support/bot.ts';

/** The three retries take 1.5, 2 and 2.5 s, and the page's own start. */
const RETRIES_MS = 300_000;
const ann = { sub: '1080', email: 'ann@gmail.example', name: 'Ann' };

let google: LocalGoogle;
let server: TestServer;

test.use({ launchOptions: { executablePath: chromiumPath(), args: ['--no-sandbox'] } });
test.beforeAll(async () => {
  google = await localGoogle(ann);
  server = await startServer({ env: google.env });
});
test.afterAll(async () => {
  await server.dispose();
  await google.close();
});

/** What the console printed that it should not have. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  return complaints;
}

async function openAt(page: Page, path: string, mood: Mood = 'well'): Promise<void> {
  google.mood = mood;
  google.person = ann;
  await introduced(page);
  await page.goto(server.url + path);
}

const frameButton = (page: Page, name: string) =>
  page.frameLocator('iframe[title="Sign in with Google Button"]').getByRole('button', { name });

test('spec §2 Login page: Continue with Google signs in under the strict policy, greets, and ends at /play [2.12 2.32 2.60 7.3]', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await openAt(page, '/login');
  const button = frameButton(page, 'Continue with Google');
  await expect(button).toBeVisible();
  // By keyboard, like everything.
  await button.focus();
  const welcome = expect(page.getByText('Welcome, Ann!')).toBeVisible();
  await page.keyboard.press('Enter');
  await Promise.all([page.waitForURL('**/play'), welcome]);
  expect(complaints).toEqual([]);
});

test('spec §2 Registration page: Or join with Google, and who was invited lands in the arena [2.38 8.14]', async ({ page }) => {
  await openAt(page, '/register?to=%2Flobby%2F7KQ2MX');
  await expect(page.getByText('Or join with Google')).toBeVisible();
  await frameButton(page, 'Sign up with Google').click();
  await expect(page.getByText('Welcome Back, Warrior!')).toBeVisible();
});

test('an e-mail that has an account here is told what to do, and nobody is signed in', async ({ page, request }) => {
  const body = { username: 'Greta', email: 'greta@gmail.example', password: PASSWORD };
  expect((await request.post(`${server.url}/api/auth/register`, { data: body })).status()).toBe(200);
  await openAt(page, '/login');
  google.person = { sub: '2160', email: body.email, name: 'Greta' };
  await frameButton(page, 'Continue with Google').click();
  await expect(page.getByText('Log in with your secret code, then connect Google in your account.')).toBeVisible();
  await expect(page.getByText('Google login failed. Please try again.')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/login');
});

test("spec §8 Google sign-in: 'Configuration Issue', and the button 'Google Sign-In Origin Error' explains [2.60 8.68]", async ({
  page,
}) => {
  await openAt(page, '/login', 'origin');
  await expect(page.getByText('Configuration Issue')).toBeVisible();
  await expect(page.getByText('Please add your domain to Google Cloud Console authorized origins.')).toBeVisible();
  await page.getByRole('button', { name: 'Google Sign-In Origin Error' }).click();
  await expect(page.getByText(`Google does not know ${server.url}.`)).toBeVisible();
});

test('spec §2 Google button: ours where Google draws none signs in too [2.60]', async ({ page }) => {
  await openAt(page, '/login', 'draws nothing');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL('**/play');
});

test("spec §8 Google sign-in: 'No credential received from Google' [8.11 8.67]", async ({ page }) => {
  await openAt(page, '/login', 'no credential');
  await frameButton(page, 'Continue with Google').click();
  await expect(page.getByText('Google authentication failed. Please try again.')).toBeVisible();
  await expect(page.getByText('No credential received from Google')).toBeVisible();
});

test('spec §4 Google sign-in: a script that does not come is asked for four times, then there is no button, and the form still works [4.36]', async ({
  page,
}) => {
  const before = google.asked();
  // What passes is watched for from before the page is opened.
  const tries = [1, 2, 3].map((n) => expect(page.getByText(`Connecting... (${n}/3)`)).toBeVisible({ timeout: RETRIES_MS }));
  await Promise.all([openAt(page, '/login', 'away'), ...tries]);
  await expect(page.getByText('Google does not answer. Your e-mail still works.')).toBeVisible({ timeout: RETRIES_MS });
  expect(google.asked() - before).toBe(4);
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'ENTER THE ARENA' })).toBeEnabled();
});

test('in the light theme Google draws its light button, and it follows a change', async ({ page }) => {
  await openAt(page, '/login');
  const frame = page.locator('iframe[title="Sign in with Google Button"]');
  await expect(frame).toHaveAttribute('src', /theme=filled_black/);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  await expect(frame).toHaveAttribute('src', /theme=outline/);
  await expect(frame).toHaveCount(1);
});
