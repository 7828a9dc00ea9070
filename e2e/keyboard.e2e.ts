import { expect, test, type Page } from '@playwright/test';
import { PASSWORD } from './support/bot.ts';
import { focusIsSeen, listen, press, tabTo } from './support/keyboard.ts';
import { acceptInvite, grantCamera, openBrowser, openPlayer, ready, seesVideos, type Player } from './support/player.ts';
import { startServer } from './support/server.ts';
import { openTakes } from './support/takes.ts';

/** Half as fast: the result stays for 14 s instead of 7. */
const SLOWER = { MATCH_SPEED: '0.5' };
const SHOWN = { timeout: 600_000 };
const PHONE = { width: 390, height: 844 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The new page or view stands, and its heading has the focus. */
async function stands(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused(SHOWN);
  await focusIsSeen(page);
}

/** From the landing page over the introduction and the registration to where the arenas are. */
async function register({ page, name }: Player): Promise<void> {
  await page.goto('/');
  await page.waitForFunction(() => document.querySelector('[role="dialog"] h2') === document.activeElement);
  await focusIsSeen(page);
  await page.keyboard.press('Escape');
  await press(page, page.getByRole('link', { name: 'Enter the Arena' }).first());
  await stands(page, /./);
  const fields = {
    'Warrior Name': name,
    'Battle Email': `${name}@example.org`,
    'Secret Code': PASSWORD,
    'Confirm Secret Code': PASSWORD,
  };
  for (const [label, text] of Object.entries(fields)) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await press(page, page.getByRole('button', { name: 'Join the Arena' }));
  await page.waitForURL('**/play');
  await stands(page, /./);
}

/** An arena for two; returns its code. */
async function createArena({ page }: Player): Promise<string> {
  await press(page, page.getByRole('button', { name: 'Forge your battleground' }).first());
  await expect(page.getByLabel('Arena Name')).toBeFocused();
  await page.keyboard.type('Straight faces');
  await tabTo(page, page.getByRole('radio', { name: 'Squad' }));
  for (const name of ['Trio', 'Duel']) {
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name })).toBeChecked();
    await focusIsSeen(page);
  }
  await press(page, page.getByRole('button', { name: 'Create Arena' }));
  await page.waitForURL(/\/lobby\/[2-9A-Z]{6}$/);
  await stands(page, 'Straight faces');
  return page.url().slice(-6);
}

async function shareCamera({ page, context }: Player): Promise<void> {
  await press(page, button(page, 'Grant camera'));
  await expect(button(page, 'Ask the browser')).toBeFocused();
  await focusIsSeen(page);
  await context.grantPermissions(['camera', 'microphone']);
  await page.keyboard.press('Enter');
  await expect(button(page, 'Share camera')).toBeFocused(SHOWN);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button(page, 'Camera on')).toBeFocused();
}

/** One round of one play, in the settings that the host alone has. */
async function onePlay({ page }: Player): Promise<void> {
  await press(page, button(page, 'Change'), 'Shift+Tab');
  for (const name of ['Number of Plays', 'Number of Rounds']) {
    const group = page.getByRole('group', { name });
    await tabTo(page, group.getByRole('radio', { checked: true }));
    const one = group.getByRole('radio', { name: '1', exact: true });
    while (!(await one.isChecked())) await page.keyboard.press('ArrowLeft');
    await focusIsSeen(page);
  }
  await press(page, button(page, 'Save Settings'));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button(page, 'Change')).toBeFocused();
}

/** In the play: a dialog by its button, another by its key; both give the focus back. */
async function lookAround({ page }: Player): Promise<void> {
  await press(page, button(page, 'Sound'));
  const mute = page.getByRole('switch', { name: /^Mute/ });
  await tabTo(page, mute);
  await page.keyboard.press('Space');
  await expect(mute).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Sound, muted')).toBeFocused();
  await page.keyboard.press('?');
  await press(page, button(page, 'Back to it'));
  await expect(button(page, 'Sound, muted')).toBeFocused();
}

test('players: the whole way from registration to the result by keyboard alone, every focus seen, every phase said [P.10]', async () => {
  const server = await startServer({ env: SLOWER });
  const takes = await openTakes('neutralB');
  const ann = await openPlayer(server.url, 'ann', await openBrowser('neutralA'));
  const bob = await openPlayer(server.url, 'bob', takes.browser, { viewport: PHONE });
  const { page } = ann;
  const said = await listen(page);
  const hears = (words: string | RegExp) => expect.poll(said, SHOWN).toMatch(words);
  try {
    await register(ann);
    const code = await createArena(ann);
    await shareCamera(ann);
    await acceptInvite(bob, code);
    await grantCamera(bob);
    await onePlay(ann);
    await tabTo(page, page.getByRole('switch', { name: 'Ready' }));
    await page.keyboard.press('Space');
    await ready(bob);
    for (const player of [ann, bob]) await seesVideos(player, 2);
    await expect(page.getByText('2 of 2', { exact: true })).toBeVisible();
    await press(page, button(page, 'Start game'));

    await hears(/Game starting/i);
    await stands(page, 'Round 1: Play 1/1');
    await hears(/\d seconds? to go/);
    await hears('Play 1 of 1 has begun.');
    await lookAround(ann);
    await expect(bob.page.getByText('AI DETECTING')).toBeAttached(SHOWN);
    await takes.film(bob, 'smileB');
    await hears('bob is eliminated.');
    await hears('ann won the play!');
    await hears('You win round 1.');
    await stands(page, 'Round 1 Champion!');

    await press(page, button(page, 'Play Again'));
    await hears('Waiting for the others to choose.');
    await button(bob.page, 'Play Again').click();
    await stands(page, 'Round 1: Play 1/1');
    await press(page, button(page, 'Leave'));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Stay' })).toBeFocused();
    await press(page, dialog.getByRole('button', { name: 'Leave' }), 'Shift+Tab');
    await page.waitForURL('**/play');
    await stands(page, /./);
    for (const player of [ann, bob]) expect(player.complaints, `${player.name}'s console`).toEqual([]);
  } finally {
    await Promise.all([ann.close(), bob.close()]);
    await Promise.all([takes.dispose(), server.dispose()]);
  }
});
