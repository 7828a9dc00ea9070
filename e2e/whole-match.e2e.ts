import { expect, test } from '@playwright/test';
import { axeFindsNothing, fitsItsWidth } from './support/axe.ts';
import { watchLeaving } from './support/leaving.ts';
import {
  acceptInvite,
  createArena,
  endsTurn,
  grantCamera,
  onePlay,
  openBrowser,
  openPlayer,
  ready,
  seesVideos,
  type Player,
} from './support/player.ts';
import { startServer, type TestServer } from './support/server.ts';

/** A play that a smile ends may be long: a slow machine sees it the second or third time. */
const UNTIL_A_SMILE = 120;
const SHOWN = { timeout: 600_000 };
const PHONE = { width: 390, height: 844 };

/** A caption, and as good a try as fits into one to be something else. */
const JOKE = 'He had one job. <img src=x onerror="window.pwned=1">';
/** It is there to be read and nothing else, wherever it is shown. */
async function isText({ page }: Player, text: string): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible();
  expect(await page.locator('img[src="x"], [onerror]').count()).toBe(0);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
}

const everybody = (players: readonly Player[], each: (player: Player) => Promise<unknown>): Promise<unknown> =>
  Promise.all(players.map(each));
const heading = ({ page }: Player, name: RegExp | string) => page.getByRole('heading', { level: 1, name });

/** axe finds nothing on the page as it stands, and nothing is wider than it is. */
async function examine({ page, name }: Player, where: string): Promise<void> {
  await axeFindsNothing(page, `${where}, ${name}`);
  await fitsItsWidth(page, `${where}, ${name}`);
}

/**
 * The first play is on; on a phone the badge stands there for those who do not see it. Who smiles when it begins ends it within the second, so it is
 * looked for in every frame, and from before the start.
 */
async function playBegins({ page }: Player): Promise<void> {
  await page.waitForURL(/\/game\/[2-9A-Z]{6}\/round1$/, SHOWN);
  await page.waitForFunction(() => document.body.textContent.includes('AI DETECTING'), undefined, { ...SHOWN, polling: 'raf' });
}

interface Arena {
  warriors: 'Duel' | 'Squad';
  /** how long the play of round 1 is */
  seconds?: number;
}

/** From the landing page to the first play of a match of three rounds. */
async function begin(host: Player, guests: readonly Player[], { warriors, seconds = 30 }: Arena): Promise<string> {
  const all = [host, ...guests];
  const code = await createArena(host, { name: 'Three straight rounds', warriors });
  for (const guest of guests) await acceptInvite(guest, code);
  for (const player of all) await grantCamera(player);
  for (const player of all) await seesVideos(player, all.length);
  await onePlay(host, { seconds, rounds: 3 });
  for (const player of all) await ready(player);
  const playing = everybody(all, playBegins);
  await host.page.getByRole('button', { name: 'Start game' }).click();
  await playing;
  return code;
}

/** The scores after a round, on the arena's own page. */
async function scores(players: readonly Player[], round: number, code: string): Promise<void> {
  await everybody(players, async (player) => {
    await expect(heading(player, new RegExp(`^Round ${round} `))).toBeVisible(SHOWN);
    await expect(player.page).toHaveURL(new RegExp(`/game/${code}$`));
  });
}

/** Everybody takes the microphone when they are called, and is done at once. */
async function comedy(players: readonly Player[]): Promise<void> {
  await everybody(players, async (player) => {
    await expect(heading(player, 'Round 2: Comedy')).toBeVisible(SHOWN);
    const take = player.page.getByRole('button', { name: 'Take the microphone' });
    await take.click({ timeout: 600_000 });
    await expect(take).toBeHidden();
    await endsTurn(player);
  });
}

/** Everybody writes and sends, the last of which ends the writing; the first one loads the page anew in the middle. What `late` has written the deadline sends, a minute later. */
async function captions([first, ...others]: readonly [Player, ...Player[]], late?: Player): Promise<void> {
  const box = ({ page }: Player) => page.getByLabel('Your caption');
  const send = ({ page }: Player) => page.getByRole('button', { name: 'Send the caption' }).click();
  await expect(box(first)).toBeVisible(SHOWN);
  await box(first).fill(JOKE);
  for (const player of others) await box(player).fill(`A dry line of ${player.name}.`);
  await first.page.reload();
  await expect(box(first)).toHaveValue(JOKE, SHOWN);
  await examine(first, 'writing a caption');
  await send(first);
  await expect(first.page.getByText('It cannot be changed any more.')).toBeVisible();
  for (const player of others) if (player !== late) await send(player);
}

async function reveal(players: readonly Player[]): Promise<void> {
  await everybody(players, async ({ page }) => {
    await expect(page.getByText(/^Caption 1 of/).first()).toBeVisible(SHOWN);
    await expect(page.getByRole('meter', { name: 'Laugh-o-meter' }).or(page.getByText('Yours. Your own face'))).toBeVisible();
  });
  await everybody(players, async (player) => {
    await expect(heading(player, /^Round 3 /)).toHaveCount(1, SHOWN);
    await expect(player.page.locator('main[data-phase="scoreboard"]')).toBeVisible(SHOWN);
    await isText(player, JOKE);
    // On a machine that is slow enough the judge is late: then the page says that.
    const judged = player.page.getByText(/The judge agrees with a crowd about as often as one stranger does\.|No judge answered\./);
    await expect(judged).toBeVisible();
  });
}

async function ceremony(players: readonly Player[]): Promise<void> {
  await everybody(players, async (player) => {
    await expect(player.page.locator('main[data-phase="finished"]')).toBeVisible(SHOWN);
    await expect(heading(player, /Winner takes all|It's a Tie!|No winner/i)).toBeVisible();
    await expect(player.page.getByText(/^Round 3\./)).toBeVisible();
  });
  const titles = await Promise.all(players.map((player) => heading(player, /./).innerText()));
  expect(new Set(titles).size).toBe(1);
}

/** Another match in the same arena, without new links: the pictures never stop. */
async function again(players: readonly Player[]): Promise<void> {
  const playing = everybody(players, playBegins);
  for (const { page } of players) await page.getByRole('button', { name: 'Play Again' }).click();
  await playing;
  for (const player of players) await seesVideos(player, players.length);
}

function silent(server: TestServer, players: readonly Player[]): void {
  for (const player of players) expect(player.complaints, `${player.name}'s console`).toEqual([]);
  expect(server.log()).toMatch(/^Deadpan is at .*\n$/);
}

test('two players go from the memes over the microphone and the captions to the ceremony, its page, and another match', async () => {
  const server = await startServer();
  const ann = await openPlayer(server.url, 'ann', await openBrowser('neutralA'));
  const bob = await openPlayer(server.url, 'bob', await openBrowser('smileAt'), { viewport: PHONE });
  await bob.page.addInitScript(() => localStorage.setItem('deadpan.preferences', JSON.stringify({ theme: 'light' })));
  const players = [ann, bob];
  const leaving = await watchLeaving(server, players);
  try {
    const code = await test.step('round 1', () => begin(ann, [bob], { warriors: 'Duel', seconds: UNTIL_A_SMILE }));
    await test.step('its scores', async () => {
      await scores(players, 1, code);
      await everybody(players, (player) => examine(player, 'the scores of round 1'));
      await everybody(players, (player) => expect(heading(player, 'Round 2: Comedy')).toBeVisible(SHOWN));
    });
    await test.step('round 2', () => comedy(players));
    await test.step('its scores', () => scores(players, 2, code));
    expect(leaving.haveAllTold(), 'how hard each laughs was told to the other').toBe(true);
    await test.step('round 3 is written', () => captions([bob, ann]));
    await test.step('round 3 is revealed and judged', async () => {
      await reveal(players);
      await everybody(players, (player) => examine(player, 'the scores of round 3'));
      await leaving.isOnlyWords();
    });
    await test.step('winner takes all', async () => {
      await ceremony(players);
      await everybody(players, (player) => examine(player, 'the ceremony'));
      await leaving.isOnlyWords();
    });
    await test.step('another match', () => again(players));
    silent(server, players);
  } finally {
    await everybody(players, (player) => player.close());
    await server.dispose();
  }
});

/** Loads the page anew; the player comes back to the screen of the moment. */
async function refresh(player: Player, to: RegExp | string): Promise<void> {
  await player.page.reload();
  await expect(heading(player, to)).toBeVisible(SHOWN);
}

async function leave({ page }: Player): Promise<void> {
  await page.getByRole('button', { name: 'Leave' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /leave|forfeit/i })
    .click();
  await page.waitForURL('**/play');
}

test(
  'four players: one loads the page anew in every round, one leaves in round 2, and the others reach the ceremony and its page',
  { tag: '@full' },
  async () => {
    test.setTimeout(3_600_000);
    const server = await startServer();
    const browser = await openBrowser('neutralC');
    const squad: Player[] = [];
    for (const name of ['ann', 'bob', 'cara', 'dan']) squad.push(await openPlayer(server.url, name, browser, { ownsBrowser: false }));
    const [ann, bob, cara, dan] = squad as [Player, Player, Player, Player];
    const staying = [ann, bob, cara];
    try {
      const code = await test.step('round 1', () => begin(ann, [bob, cara, dan], { warriors: 'Squad' }));
      await refresh(bob, /^Round 1: Play 1/);
      await test.step('its scores', () => scores(squad, 1, code));
      await test.step('round 2', async () => {
        await expect(heading(dan, 'Round 2: Comedy')).toBeVisible(SHOWN);
        await leave(dan);
        await refresh(bob, 'Round 2: Comedy');
        await comedy(staying);
      });
      await test.step('round 3', () => captions([bob, ann, cara], ann));
      await test.step('round 3 is revealed and judged', () => reveal(staying));
      await test.step('winner takes all', () => ceremony(staying));
      await ann.page.getByRole('link', { name: 'The match in detail' }).click();
      await expect(ann.page).toHaveURL(/\/match\//);
      await expect(ann.page.getByRole('heading', { name: 'How it ended' })).toBeVisible();
      silent(server, squad);
    } finally {
      await everybody(squad, (player) => player.close());
      await browser.close();
      await server.dispose();
    }
  },
);
