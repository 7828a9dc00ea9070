import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Player } from './player.ts';
import type { TestServer } from './server.ts';

/** More than this leaves a page in one piece only as the description of a video link. */
const MOST_BYTES = 4 * 1024;
/** How files of pictures, sound and video begin. */
const MEDIA = ['\xff\xd8\xff', '\x89PNG', 'GIF8', 'RIFF', '\x1aE\xdf\xa3', 'OggS', 'ID3'];
const isMedia = (bytes: string): boolean => MEDIA.some((beginning) => bytes.startsWith(beginning)) || bytes.startsWith('ftyp', 4);
const INLINE = /data:(image|video|audio)\//;

interface Left {
  to: string;
  what: string;
}

/** What `hooks` leaves in a page. */
interface Hooked {
  made: string[];
  /** How many links were connected at once, at most, since the page was loaded: a match may be over before anybody asks. */
  most: number;
}

/** What leaves the browsers of some players. */
export interface Leaving {
  /** Whether every one of them has sent something with these words. */
  haveAllSent(words: string): boolean;
  /** Throws unless it all was words about the game, to the server; and nothing made a file of a picture or a sound. */
  isOnlyWords(): Promise<void>;
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
  const hooked: Hooked = { made: [], most: 0 };
  const links: RTCPeerConnection[] = [];
  Object.assign(window, hooked);
  const note = (owner: object, name: string): void => {
    const real = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
    Reflect.set(owner, name, function noted(this: unknown, ...args: unknown[]) {
      hooked.made.push(name);
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
      link.addEventListener('connectionstatechange', () => {
        const connected = links.filter(({ connectionState }) => connectionState === 'connected').length;
        Object.assign(window, { most: Math.max((window as unknown as Hooked).most, connected) });
      });
      return link;
    },
  });
}

/** Every file below a folder. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name));

/** Watches what leaves these players' pages; before they open one. */
export async function watchLeaving(server: TestServer, players: readonly Player[]): Promise<Leaving> {
  const left = players.map(({ page }) => watch(page));
  for (const { page } of players) await page.addInitScript(hooks);
  return {
    haveAllSent: (words) => left.every((one) => one.some(({ what }) => what.includes(words))),
    async isOnlyWords() {
      for (const { to, what } of left.flat()) {
        expect(new URL(to.replace(/^ws/, 'http')).origin, to).toBe(server.url);
        if (!/"sdp"/.test(what)) expect(what.length, `${to}: ${what.slice(0, 200)}`).toBeLessThan(MOST_BYTES);
        expect(isMedia(what), `${to} is sent a file`).toBe(false);
        expect(what).not.toMatch(INLINE);
      }
      for (const { page } of players) {
        expect(await page.evaluate(() => (window as unknown as Hooked).made)).toEqual([]);
        const most = () => page.evaluate(() => (window as unknown as Hooked).most);
        await expect.poll(most, { message: 'the other players, and nobody else', timeout: 60_000 }).toBe(players.length - 1);
      }
      // The server keeps rows and its key, and no file of anybody's.
      expect(filesIn(server.folder).filter((path) => path.includes('blobs') && statSync(path).size > 0)).toEqual([]);
    },
  };
}
