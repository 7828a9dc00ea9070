import { expect, test } from '@playwright/test';
import { axeFindsNothing, fitsItsWidth } from './support/axe.ts';
import {
  acceptInvite,
  createArena,
  grantCamera,
  onePlay,
  openBrowser,
  openPlayer,
  ready,
  seesVideos,
  tile,
  type Player,
} from './support/player.ts';
import { startServer } from './support/server.ts';
import { openTakes } from './support/takes.ts';

/** What passes by itself lasts three times as long, so that there is time to look. */
const SLOWER = { MATCH_SPEED: '0.33' };
const SHOWN = { timeout: 600_000 };
const PHONE = { width: 390, height: 844 };

/** axe finds nothing on the pages as they stand, and nothing is wider than they are. */
async function examine(where: string, ...players: Player[]): Promise<void> {
  await Promise.all(
    players.map(async ({ page, name }) => {
      await axeFindsNothing(page, `${where}, ${name}`);
      await fitsItsWidth(page, `${where}, ${name}`);
    }),
  );
}

/** axe finds nothing in the open dialog. */
async function examineDialog({ page, name }: Player, where: string): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
  await axeFindsNothing(page, `${where}, ${name}`, '[role="dialog"]');
  await fitsItsWidth(page, `${where}, ${name}`);
}

async function escape({ page }: Player): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** What the buttons open, one after the other, and what is in a menu of that name. */
async function examineDialogs(player: Player, ...buttons: string[]): Promise<void> {
  for (const name of buttons) {
    await player.page.getByRole('button', { name, exact: true }).click();
    await examineDialog(player, name);
    await escape(player);
  }
}
async function examineMenu(player: Player, menu: string, ...items: string[]): Promise<void> {
  const { page } = player;
  for (const [at, name] of items.entries()) {
    await page.getByRole('button', { name: menu }).click();
    if (at === 0) await axeFindsNothing(page, `the menu ${menu}`, '[role="menu"]');
    await page.getByRole('menuitem', { name }).click();
    await examineDialog(player, name);
    await escape(player);
  }
}

async function lobby(ann: Player, bob: Player): Promise<void> {
  const code = await createArena(ann, { name: 'Straight faces', warriors: 'Duel' });
  await examine('alone in the lobby, with the code to send', ann);
  await ann.page.getByRole('button', { name: 'Invite' }).click();
  await examine('the invite link is copied', ann);

  await acceptInvite(bob, code);
  await bob.page.getByRole('button', { name: 'Grant camera' }).click();
  await examineDialog(bob, 'the check before the camera');
  await bob.page.getByRole('button', { name: 'Ask the browser' }).click();
  await expect(bob.page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await examineDialog(bob, 'the camera is denied');
  await escape(bob);
  for (const player of [ann, bob]) await grantCamera(player);
  for (const player of [ann, bob]) await seesVideos(player, 2);
  await examine('two in the lobby', ann, bob);

  // His smile ends it.
  await onePlay(ann, { seconds: 120 });
  // Only the host has some dialogs: she looks at those in both themes.
  for (const theme of ['light', 'dark']) {
    await ann.page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    await examineDialogs(ann, 'Change', 'Remove bob', 'Leave arena');
  }
  await examineDialogs(ann, 'Camera on');
  await examineMenu(ann, 'About bob', 'Block…', 'Report…');
  await examineMenu(ann, 'Account menu', 'Settings');
  await examineDialogs(bob, 'Leave arena', 'Check the camera');
  await examineMenu(bob, 'About ann', 'Report…', 'Block…');
  for (const player of [ann, bob]) await ready(player);
  await examine('everybody ready', ann, bob);
  await ann.page.getByRole('button', { name: 'Start game' }).click();
}

async function play(ann: Player, bob: Player): Promise<void> {
  for (const { page } of [ann, bob]) await page.waitForURL(/\/round1$/, SHOWN);
  await examine('before the play', ann, bob);
  for (const { page } of [ann, bob]) await expect(page.getByText('AI DETECTING')).toBeAttached(SHOWN);
  await ann.page.keyboard.press('d');
  await examine('in play, one with the debug panel', ann, bob);
  await ann.page.keyboard.press('?');
  await examineDialog(ann, 'help');
  await escape(ann);
  await examineDialogs(ann, 'Sound', 'Leave');
  await examineDialogs(bob, 'Sound', 'Camera', 'Help', 'Leave');
}

async function result(ann: Player, bob: Player): Promise<void> {
  for (const { page } of [ann, bob]) await expect(page.getByText('ann won the play!')).toBeVisible(SHOWN);
  await expect(tile(ann, 'bob')).toHaveAttribute('data-state', 'out');
  await expect(bob.page.getByRole('heading', { name: 'Why you were out' })).toBeVisible();
  await examine('bob is out, ann has won the play', ann, bob);
  for (const { page } of [ann, bob]) await expect(page.getByText('Round 1 Champion!')).toBeVisible(SHOWN);
  await examine('the champion', ann, bob);
  for (const { page } of [ann, bob]) await page.waitForURL('**/play', SHOWN);
  for (const player of [ann, bob]) await examineDialog(player, 'the final result');
  await bob.page.getByRole('button', { name: 'Play Again' }).click();
  await expect(ann.page.getByText('bob wants another one.')).toBeVisible();
  for (const player of [ann, bob]) await examineDialog(player, 'the final result, with one who waits');
}

test(
  'players: axe finds nothing in any dialog of the lobby and in any phase of a match, dark on a desk and light on a phone [P.15]',
  { tag: '@full' },
  async () => {
    const server = await startServer({ env: SLOWER });
    const takes = await openTakes('neutralB');
    const ann = await openPlayer(server.url, 'ann', await openBrowser('neutralA'));
    const bob = await openPlayer(server.url, 'bob', takes.browser, { viewport: PHONE });
    await bob.page.addInitScript(() => localStorage.setItem('deadpan.preferences', JSON.stringify({ theme: 'light' })));
    try {
      await test.step('the lobby', () => lobby(ann, bob));
      await test.step('the play', () => play(ann, bob));
      await takes.film(bob, 'smileB');
      await test.step('the result', () => result(ann, bob));
      for (const player of [ann, bob]) expect(player.complaints, `${player.name}'s console`).toEqual([]);
    } finally {
      await Promise.all([ann.close(), bob.close()]);
      await Promise.all([takes.dispose(), server.dispose()]);
    }
  },
);
