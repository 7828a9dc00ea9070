import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import {
  acceptInvite,
  createArena,
  grantCamera,
  onePlay,
  openBrowser,
  openPlayer,
  playBegins,
  ready,
  seesVideos,
  type Player,
} from './support/player.ts';
import { startServer, type TestServer } from './support/server.ts';

/** More than this leaves a page in one piece only as the description of a video link. */
const MOST_BYTES = 4 * 1024;
/** How files of pictures, sound and video begin. */
const MEDIA = ['\xff\xd8\xff', '\x89PNG', 'GIF8', 'RIFF', '\x1aE\xdf\xa3', 'OggS', 'ID3'];
const isMedia = (bytes: string): boolean => MEDIA.some((beginning) => bytes.startsWith(beginning)) || bytes.startsWith('ftyp', 4);
const INLINE = /data:(image|video|audio)\//;

let server: TestServer;
const players: Player[] = [];
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  for (const player of players) await player.close();
  await server.dispose();
});

interface Left {
  to: string;
  what: string;
}

/** Everything that leaves the page from now on, over HTTP and sockets. */
function watch(page: Page): Left[] {
  const left: Left[] = [];
  page.on('request', (request) => left.push({ to: request.url(), what: request.postDataBuffer()?.toString('latin1') ?? '' }));
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) =>
      left.push({ to: socket.url(), what: typeof payload === 'string' ? payload : payload.toString('latin1') }),
    ),
  );
  return left;
}

/** Counts what could make a file of the camera's picture, and notes the links. In the page, before anything of ours runs. */
function hooks(): void {
  const made: string[] = [];
  const links: RTCPeerConnection[] = [];
  Object.assign(window, { made, links });
  const note = (owner: object, name: string): void => {
    const real = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
    Reflect.set(owner, name, function noted(this: unknown, ...args: unknown[]) {
      made.push(name);
      return real.apply(this, args);
    });
  };
  note(HTMLCanvasElement.prototype, 'toBlob');
  note(HTMLCanvasElement.prototype, 'toDataURL');
  note(OffscreenCanvas.prototype, 'convertToBlob');
  note(MediaRecorder.prototype, 'start');
  window.RTCPeerConnection = new Proxy(RTCPeerConnection, {
    construct(target, args: [RTCConfiguration?]) {
      const link = new target(...args);
      links.push(link);
      return link;
    },
  });
}

/** Every file below a folder, with its size. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name));

test('what leaves a browser in a match: words about the game to our server, video to the other player, and no picture to anybody else', async () => {
  const ann = await openPlayer(server.url, 'ann', await openBrowser('neutralA'));
  players.push(ann);
  const bob = await openPlayer(server.url, 'bob', await openBrowser('neutralB'));
  players.push(bob);
  const left = [ann, bob].map(({ page }) => watch(page));
  for (const { page } of [ann, bob]) await page.addInitScript(hooks);
  const code = await createArena(ann, { name: 'Nothing leaves', warriors: 'Duel' });
  await acceptInvite(bob, code);
  for (const player of [ann, bob]) await grantCamera(player);
  for (const player of [ann, bob]) await seesVideos(player, 2);
  await onePlay(ann);
  for (const player of [ann, bob]) await ready(player);
  await ann.page.getByRole('button', { name: 'Start game' }).click();
  await Promise.all([playBegins(ann), playBegins(bob)]);
  await expect.poll(() => left.every((one) => one.some(({ what }) => what.includes('player_summary'))), { timeout: 60_000 }).toBe(true);

  for (const one of left) {
    for (const { to, what } of one) {
      expect(new URL(to.replace(/^ws/, 'http')).origin, to).toBe(server.url);
      if (!/"sdp"/.test(what)) expect(what.length, `${to}: ${what.slice(0, 200)}`).toBeLessThan(MOST_BYTES);
      expect(isMedia(what), `${to} is sent a file`).toBe(false);
      expect(what).not.toMatch(INLINE);
    }
  }
  for (const { page } of [ann, bob]) {
    const [made, links] = await page.evaluate(() => {
      const { made: names, links: all } = window as unknown as { made: string[]; links: RTCPeerConnection[] };
      return [names, all.filter(({ connectionState }) => connectionState === 'connected').length] as const;
    });
    expect(made).toEqual([]);
    expect(links, 'the other player, and nobody else').toBe(1);
  }
  // The server keeps rows and its key, and no file of anybody's.
  expect(filesIn(server.folder).filter((path) => path.includes('blobs') && statSync(path).size > 0)).toEqual([]);
});
