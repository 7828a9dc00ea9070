import { chromium, expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { makeClip, type ClipName } from '../cameras/clips.ts';
import { chromiumPath } from '../chromium.ts';
import { PASSWORD } from './bot.ts';
import { introduced } from './introduced.ts';

/** Setting up video takes a browser half a minute on two busy cores; this ends only what never comes. */
const VIDEO_MS = 300_000;
const DESKTOP = { width: 1280, height: 800 };

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-device-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
  '--mute-audio',
];

/** A person at a browser: a real page, a drawn face in front of the camera. */
export interface Player {
  name: string;
  page: Page;
  context: BrowserContext;
  /** What the page printed to its console as warnings and errors, and what it threw. */
  complaints: string[];
  close(): Promise<void>;
}

interface BrowserOptions {
  /** What its environment has besides. */
  env?: Record<string, string>;
  /** The path of a program that runs Chromium in its own way. */
  program?: string;
  flags?: readonly string[];
}

/** One browser process whose camera plays `clip` in a loop: the camera file is per process. */
export async function openBrowser(clip: ClipName, options?: BrowserOptions): Promise<Browser> {
  return openBrowserOn(await makeClip(clip), options);
}

/** The same with a file of one's own. */
export async function openBrowserOn(file: string, { env, program, flags = [] }: BrowserOptions = {}): Promise<Browser> {
  const executablePath = program ?? chromiumPath();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    env: { ...process.env, ...env },
    args: [...FLAGS, ...flags, `--use-file-for-fake-video-capture=${file}`],
  });
}

/** What a server that is killed on purpose, or a network that is left, makes a browser say. */
const EXPECTED_WHILE_DOWN =
  /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_ADDRESS_UNREACHABLE|WebSocket connection to .* failed/;

/**
 * Chromium now and then loses a frame while it hands a camera's stream to a worker, about once in 250 times, also on a page of ten lines that
 * closes every frame it gets. It costs one frame; nothing of ours could close it.
 */
const LOST_BY_THE_BROWSER = 'A VideoFrame was garbage collected without being closed';

export async function openPlayer(
  url: string,
  name: string,
  browser: Browser,
  options: { viewport?: { width: number; height: number }; ownsBrowser?: boolean; mayLoseServer?: boolean } = {},
): Promise<Player> {
  const { viewport = DESKTOP, ownsBrowser = true, mayLoseServer = false } = options;
  const context = await browser.newContext({ baseURL: url, viewport });
  context.setDefaultTimeout(240_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (message.text().startsWith(LOST_BY_THE_BROWSER)) return;
    if (mayLoseServer && EXPECTED_WHILE_DOWN.test(message.text())) return;
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  // The introduction may come in between, as it does for everybody new; they close it and go on.
  await page.addLocatorHandler(page.getByRole('dialog', { name: /^(Welcome|Take a seat|Find an arena)/ }), (dialog) =>
    expect(async () => {
      // It may go by itself in between: it never stands over an arena. A busy page may want to be told again.
      if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Close' }).click({ timeout: 10_000 });
      await expect(dialog).toBeHidden({ timeout: 5_000 });
    }).toPass({ timeout: 240_000 }),
  );
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  const close = async (): Promise<void> => {
    await context.close();
    if (ownsBrowser) await browser.close();
  };
  return { name, page, context, complaints, close };
}

/** Through the registration screen, from wherever the page stands. */
async function register({ page, name }: Player): Promise<void> {
  await page.getByLabel('Warrior Name').fill(name);
  await page.getByLabel('Battle Email').fill(`${name}@example.org`);
  await page.getByLabel('Secret Code', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Secret Code', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Join the Arena' }).click();
}

/** From the landing page to a new arena; returns its code. */
export async function createArena(player: Player, settings: { name: string; warriors: 'Duel' | 'Trio' | 'Squad' }): Promise<string> {
  const { page } = player;
  await page.goto('/');
  await page.getByRole('link', { name: 'Enter the Arena' }).first().click();
  await register(player);
  await page.getByRole('button', { name: 'Forge your battleground' }).first().click();
  await page.getByLabel('Arena Name').fill(settings.name);
  await page.getByText(settings.warriors).click();
  await page.getByRole('button', { name: 'Create Arena' }).click();
  await page.waitForURL(/\/lobby\/[2-9A-Z]{6}$/);
  return page.url().slice(-6);
}

/** Opens the invite link signed out, registers, and lands in the arena. */
export async function acceptInvite(player: Player, code: string): Promise<void> {
  const { page } = player;
  await page.goto(`/lobby/${code}`);
  await page.waitForURL('**/login**');
  await page.getByRole('link', { name: 'Join the Battle' }).click();
  await register(player);
  await page.waitForURL(`**/lobby/${code}`);
}

/** The host's settings dialog: one play of so many seconds, 30 being the fewest, and so many rounds. A play that a smile ends may be long: it waits for slow machines. */
export async function onePlay({ page }: Player, { seconds = 30, rounds = 1 } = {}): Promise<void> {
  await page.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Duration per Play').fill(String(seconds));
  await dialog.getByRole('group', { name: 'Number of Plays' }).getByText('1', { exact: true }).click();
  await dialog.getByRole('group', { name: 'Number of Rounds' }).getByText(String(rounds), { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save Settings' }).click();
  await expect(dialog).toBeHidden();
}

/** The check before the camera is shown: it explains, the browser's own question is answered with yes, the picture is shared. */
export async function grantCamera({ page, context }: Player): Promise<void> {
  await page.getByRole('button', { name: 'Grant camera' }).click();
  const dialog = page.getByRole('dialog');
  const ask = dialog.getByRole('button', { name: 'Ask the browser' });
  await expect(ask).toBeVisible();
  await context.grantPermissions(['camera', 'microphone']);
  // The page may see the yes by itself and open the camera at once: then there is nothing left to ask.
  const next = dialog.getByRole('button', { name: /^(Ask the browser|Share camera)$/ });
  await expect(async () => {
    if (await dialog.isVisible()) await next.click({ timeout: 10_000 });
    await expect(dialog).toBeHidden({ timeout: 2_000 });
  }).toPass({ timeout: VIDEO_MS, intervals: [100] });
}

/** Every video on the page, one's own among them, shows moving pictures. */
export async function seesVideos({ page }: Player, count: number): Promise<void> {
  const playing = (): Promise<number> =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('video')].filter((video) => video.srcObject && video.videoWidth > 0 && video.currentTime > 0).length,
    );
  await expect.poll(playing, { timeout: VIDEO_MS, intervals: [100], message: `${count} live videos` }).toBeGreaterThanOrEqual(count);
}

/** Every picture on the page moves now: each shows newer frames than when it was asked for. */
export async function picturesMove({ page, name }: Player, count: number): Promise<void> {
  const frames = (): Promise<number[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('video')]
        .filter((video) => video.srcObject)
        .map((video) => video.getVideoPlaybackQuality().totalVideoFrames),
    );
  const before = await frames();
  expect(before.length, `pictures of ${name}`).toBeGreaterThanOrEqual(count);
  await expect
    .poll(async () => (await frames()).filter((shown, at) => shown > (before[at] ?? 0)).length, { message: `${name} sees moving pictures` })
    .toBeGreaterThanOrEqual(count);
}

export async function ready({ page }: Player): Promise<void> {
  await page.getByRole('switch', { name: 'Ready' }).click();
}

export async function playBegins({ page }: Player): Promise<void> {
  await page.waitForURL(/\/game\/[2-9A-Z]{6}\/round1$/, { timeout: VIDEO_MS });
  await expect(page.getByText('AI DETECTING')).toBeVisible({ timeout: VIDEO_MS });
}

/** Ends the player's turn at the microphone. In its first second nothing does: a double tap must not. */
export async function endsTurn({ page }: Player): Promise<void> {
  const done = page.getByRole('button', { name: 'I am done', exact: true });
  await expect(done).toBeVisible({ timeout: VIDEO_MS });
  await expect
    .poll(async () => {
      await done.click({ timeout: 5_000 }).catch(() => undefined); // it may be gone by now
      return done.isVisible();
    })
    .toBe(false);
}

/** A player's tile, by the name it shows ('You' for one's own). */
export function tile({ page }: Player, name: string): Locator {
  return page.getByRole('article', { name, exact: true });
}

/** A call to the server's API that must succeed; returns what it answers. */
async function call<T>(url: string, path: string, body: unknown, token?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Makes somebody who has not opened a page yet registered, signed in and introduced; returns their token. */
export async function known({ name, page }: Player, url: string): Promise<string> {
  const account = { username: name, email: `${name}@example.org`, password: PASSWORD };
  const { access_token: token } = await call<{ access_token: string }>(url, '/auth/register', account);
  await page.addInitScript((mine) => localStorage.setItem('auth_token', mine), token);
  await introduced(page);
  return token;
}

/** Opens an arena for `host`, by their token, with these settings; returns its code. */
export async function openArena(url: string, host: string, settings: object): Promise<string> {
  return (await call<{ id: string }>(url, '/game/lobbies', { name: 'Straight faces', settings }, host)).id;
}

/** Somebody in a browser of their own whom the server knows; returns their token too. */
export async function openKnown(
  url: string,
  name: string,
  clip: ClipName,
  mayLoseServer: boolean,
  browser?: BrowserOptions,
): Promise<[Player, string]> {
  const player = await openPlayer(url, name, await openBrowser(clip, browser), { mayLoseServer });
  return [player, await known(player, url)];
}

interface DuelOptions {
  mayLoseServer?: boolean;
  /** of the only play */
  seconds?: number;
  /** Plays of the only round. */
  plays?: number;
  /** Where each finds the server, if not at its own address. */
  at?: [string, string];
  /** How the browser of each is started. */
  browsers?: [BrowserOptions, BrowserOptions];
  /** Before anybody opens a page. */
  prepare?: (player: Player) => Promise<void>;
}

/**
 * Two people at two browsers in an arena, both ready for a match of one play, of 30 s unless told otherwise. They come by the shortest way; the whole way is
 * walked by the stories of a whole match, of privacy and of the keyboard. They are added to `players`, who are closed after the story.
 */
export async function seated(
  server: { url: string },
  players: Player[],
  first: ClipName,
  second: ClipName,
  { mayLoseServer = false, seconds = 30, plays = 1, at = [server.url, server.url], browsers, prepare }: DuelOptions = {},
): Promise<[Player, Player]> {
  const [[ann, host], [bob]] = await Promise.all([
    openKnown(at[0], 'ann', first, mayLoseServer, browsers?.[0]),
    openKnown(at[1], 'bob', second, mayLoseServer, browsers?.[1]),
  ]);
  players.push(ann, bob);
  const both = [ann, bob];
  for (const player of both) await prepare?.(player);
  const settings = { maxPlayers: 2, maxRounds: 1, round1Plays: plays, round1Duration: seconds };
  const id = await openArena(server.url, host, settings);
  for (const { page } of both) await page.goto(`/lobby/${id}`);
  await Promise.all(both.map(grantCamera));
  await Promise.all(both.map((player) => seesVideos(player, 2)));
  for (const player of both) await ready(player);
  return [ann, bob];
}

export async function start({ page }: Player): Promise<void> {
  await page.getByRole('button', { name: 'Start game' }).click();
}

/** As `seated`, and the play is on. For straight faces: a smile may end it before anybody has looked. */
export async function duel(...who: Parameters<typeof seated>): Promise<[Player, Player]> {
  const [ann, bob] = await seated(...who);
  await start(ann);
  await Promise.all([ann, bob].map(playBegins));
  return [ann, bob];
}
