import { expect, test, type Page } from '@playwright/test';
import type { Browser as Firefox } from 'puppeteer-core';
import { openFirefox } from './support/firefox.ts';
import { rememberLinks, statesOf } from './support/links.ts';
import { grantCamera, known, openArena, openBrowser, openPlayer, seesVideos, tile, type Player } from './support/player.ts';
import { startServer, type TestServer } from './support/server.ts';
import { signalsTo, type Signals } from './support/signals.ts';
import { startRelay } from './support/turn.ts';

const VIDEO = { timeout: 90_000 };
/** All that may be learned of somebody who hides: where the relay is. */
const HIDDEN = /^candidate:\S+ [12] (udp|tcp) \d+ 127\.0\.0\.1 \d+ typ relay raddr 0\.0\.0\.0 rport 0( |$)/i;
const kindsOf = (signals: Signals): Set<string> => new Set(signals.candidates().map((each) => / typ (\w+)/.exec(each)?.[1] ?? each));

const undo: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const close of undo.splice(0).reverse()) await close();
});

async function serverWithRelay(): Promise<TestServer> {
  const relay = await startRelay();
  undo.push(() => relay.dispose());
  const server = await startServer({ env: relay.env() });
  undo.push(() => server.dispose());
  return server;
}

async function playerOf(server: TestServer, name: string): Promise<{ player: Player; token: string; signals: Signals }> {
  const player = await openPlayer(server.url, name, await openBrowser('neutralA'));
  undo.push(() => player.close());
  await rememberLinks(player.page);
  return { player, token: await known(player, server.url), signals: signalsTo(player.page) };
}

const linksOf = async (page: Page): Promise<number> => (await statesOf(page)).length;
const hideSwitch = (page: Page) => page.getByRole('dialog').getByRole('switch', { name: /Hide my network address/ });

/** In the settings over the arena. */
async function chooseHiding({ page }: Player, label: string): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('group', { name: 'Hide my network address' }).getByText(label, { exact: true }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
}

/** New pictures come over links that are made now. */
async function seesAnew(player: Player, other: string, before: number): Promise<void> {
  await expect.poll(() => linksOf(player.page), VIDEO).toBeGreaterThan(before);
  await expect(tile(player, other)).toHaveAttribute('data-state', 'normal', VIDEO);
  await seesVideos(player, 2);
}

function expectHidden(signals: Signals): void {
  expect(signals.candidates().length).toBeGreaterThan(0);
  for (const candidate of signals.candidates()) expect(candidate).toMatch(HIDDEN);
  expect([...new Set(signals.otherAddresses())]).toEqual(['0.0.0.0']);
}

test('no link is made before the camera is shared, and in a public arena nobody learns an address unless its owner shows it', async () => {
  const server = await serverWithRelay();
  const ann = await playerOf(server, 'ann');
  const bob = await playerOf(server, 'bob');
  const both = [ann, bob];
  const arena = await openArena(server.url, ann.token, { maxPlayers: 2, maxRounds: 1, round1Plays: 1, round1Duration: 60 });
  for (const { player } of both) await player.page.goto(`/lobby/${arena}`);
  await expect(tile(ann.player, 'bob')).toBeVisible();

  // One alone who has agreed meets nobody; who has not is told how.
  await grantCamera(ann.player);
  await expect(tile(bob.player, 'ann').getByText('Share your camera to see theirs.')).toBeVisible();
  await bob.player.page.getByRole('button', { name: 'Grant camera' }).click();
  await expect(hideSwitch(bob.player.page)).toBeChecked();
  await hideSwitch(bob.player.page).click();
  await expect(hideSwitch(bob.player.page)).not.toBeChecked();
  await bob.player.page.getByRole('button', { name: 'Not now' }).click();
  expect(await Promise.all(both.map(({ player }) => linksOf(player.page)))).toEqual([0, 0]);
  for (const { signals } of both) expect(signals.candidates()).toEqual([]);

  await grantCamera(bob.player);
  for (const { player } of both) await seesVideos(player, 2);
  expectHidden(bob.signals);
  expect(kindsOf(ann.signals).has('host'), 'bob shows his address').toBe(true);

  // Running links follow the switch, both ways.
  let before = await linksOf(bob.player.page);
  await chooseHiding(ann.player, 'Never');
  await seesAnew(bob.player, 'ann', before);
  expect(kindsOf(bob.signals).has('host'), 'ann shows hers').toBe(true);
  before = await linksOf(bob.player.page);
  bob.signals.clear();
  await chooseHiding(ann.player, 'Always');
  await seesAnew(bob.player, 'ann', before);
  await seesVideos(ann.player, 2);
  expectHidden(bob.signals);
  for (const { player } of both) expect(player.complaints, `${player.name}'s console`).toEqual([]);
});

test('who has no camera sees the others by asking to, hidden as well, and shows nothing', async () => {
  const server = await serverWithRelay();
  const ann = await playerOf(server, 'ann');
  const bob = await playerOf(server, 'bob');
  const arena = await openArena(server.url, ann.token, { maxPlayers: 2 });
  for (const { player } of [ann, bob]) await player.page.goto(`/lobby/${arena}`);
  await grantCamera(ann.player);
  const { page } = bob.player;
  await page.getByRole('button', { name: 'Grant camera' }).click();
  await page.getByRole('button', { name: 'Watch without a camera' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await seesVideos(bob.player, 1);
  await expect(tile(bob.player, 'ann')).toHaveAttribute('data-state', 'normal', VIDEO);
  await expect(tile(ann.player, 'bob').getByText('No camera.')).toBeVisible();
  expectHidden(ann.signals);
  expectHidden(bob.signals);
});

test('somebody at Firefox hides as well', async () => {
  const server = await serverWithRelay();
  const bob = await playerOf(server, 'bob');
  const arena = await openArena(server.url, bob.token, { maxPlayers: 2 });
  await bob.player.page.goto(`/lobby/${arena}`);
  await grantCamera(bob.player);

  const firefox: Firefox = await openFirefox();
  undo.push(() => firefox.close());
  const page = await firefox.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  const { access_token: token } = (await (
    await fetch(`${server.url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'fay', email: 'fay@example.org', password: 'Straight-Face-1' }),
    })
  ).json()) as { access_token: string };
  await page.evaluateOnNewDocument((mine: string) => localStorage.setItem('auth_token', mine), token);
  await page.goto(`${server.url}/lobby/${arena}`);
  for (const text of ['Grant camera', 'Ask the browser', 'Share camera']) await page.locator(`button::-p-text(${text})`).click();
  await seesVideos(bob.player, 2);
  expectHidden(bob.signals);
});
