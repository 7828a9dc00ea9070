import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { axeFindsNothing } from './support/axe.ts';
import { grantCamera, playBegins, ready, seesVideos, type Player } from './support/player.ts';
import { startServer, type TestServer } from './support/server.ts';
import { signedIn } from './support/signed-in.ts';

const CLIP = fileURLToPath(new URL('../memes/deck/high-diving.mp4', import.meta.url));

let server: TestServer;
let players: Player[] = [];
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  for (const player of players) await player.close();
  players = [];
  await server.dispose();
});

/** What plays on the page of what the server keeps: its address and what is said of it. */
const shown = ({ page }: Player): Promise<(string | null)[][]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('video')]
      .filter((video) => video.currentSrc.includes('/media/') && video.currentTime > 0)
      .map((video) => [new URL(video.currentSrc).pathname, video.getAttribute('aria-label')]),
  );

test('players: a clip of one’s own goes into a deck, the deck is picked in the lobby, and both see the clip in their match', async () => {
  const [ann, bob] = [await signedIn(server, players, 'ann', 'neutralA'), await signedIn(server, players, 'bob', 'neutralB')];
  const { page, context } = ann;

  await test.step('the clip is put into a deck and described', async () => {
    await page.goto('/decks');
    await page.getByRole('button', { name: 'Make a deck' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Office');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.locator('input[type="file"]').setInputFiles(CLIP);
    await page.getByRole('button', { name: 'About high diving' }).click();
    await page.getByRole('menuitem', { name: 'Edit…' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit the clip' });
    await edit.getByLabel('Description').fill('Somebody dives from very high up.');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit).toBeHidden();
  });

  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('auth_token'))}` };
  const made = await context.request.post('/game/lobbies', { headers, data: { name: 'Straight faces', settings: { maxPlayers: 2 } } });
  const { id } = (await made.json()) as { id: string };

  await test.step('it is picked in the lobby, where the other player sees it', async () => {
    await page.goto(`/lobby/${id}`);
    await page.getByRole('button', { name: 'Change' }).click();
    const dialog = page.getByRole('dialog', { name: 'Arena settings' });
    await dialog.getByRole('combobox', { name: 'Deck' }).selectOption('Office (clips 1 · stills 0)');
    await dialog.getByRole('group', { name: 'Number of Plays' }).getByText('1', { exact: true }).click();
    await dialog.getByRole('group', { name: 'Number of Rounds' }).getByText('1', { exact: true }).click();
    await axeFindsNothing(page, 'the settings of an arena with a deck');
    await dialog.getByRole('button', { name: 'Save Settings' }).click();
    await expect(dialog).toBeHidden();
    await bob.page.goto(`/lobby/${id}`);
    await expect(bob.page.getByRole('region', { name: 'Arena settings' })).toContainText('Office');
  });

  await test.step('both are shown it in their match', async () => {
    for (const each of [ann, bob]) await grantCamera(each);
    for (const each of [ann, bob]) await seesVideos(each, 2);
    for (const each of [ann, bob]) await ready(each);
    await page.getByRole('button', { name: 'Start game' }).click();
    const clip = [expect.stringMatching(/^\/media\/decks\/.+\.mp4/), 'Somebody dives from very high up.'];
    await Promise.all(
      [ann, bob].map(async (each) => {
        await playBegins(each);
        await expect.poll(() => shown(each), { timeout: 600_000 }).toEqual([clip]);
      }),
    );
  });

  for (const each of players) expect(each.complaints, `${each.name}'s console`).toEqual([]);
});
