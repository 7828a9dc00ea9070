import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, type Page, type Request } from '@playwright/test';
import { isMedia, mayCarryMedia } from './media.ts';
import type { Player } from './player.ts';
import type { TestServer } from './server.ts';

/** More than this leaves a page in one piece only as the description of a video link. */
const MOST_BYTES = 4 * 1024;
/** What it leaves for is an address and a few words beside it, with the token. */
const MOST_ADDRESS = 256;
const MOST_HEAD = 1_024;
/** All that one page tells another beside the video: how hard its player laughs. */
const LAUGH = /^\{"t":"laugh","happy":(0|1|0\.\d{1,3})\}$/;
/** All that a server keeps in its folder: its rows, its lock, its key. */
const KEPT = /^(deadpan\.db(-wal|-shm)?|lock\.(db|db-journal|pid)|token\.key)$/;

/** A message of a socket, or what an HTTP request consists of: where it goes, what is said beside it, and its body. */
interface Left {
  to: string;
  head: string;
  what: string;
  /** How long the body is by its own head: what a browser did not show us would be missing. */
  bytes: number;
}

/** What `hooks` leaves in a page. */
interface Hooked {
  /** How many links were connected at once, at most, since the page was loaded: a match may be over before anybody asks. */
  most: number;
  note(kind: keyof Noted, what: string): void;
}
/** What the pages of a player did, over all their loads. */
interface Noted {
  /** What could be a file of the camera's picture. */
  made: string[];
  /** What was told to another page over a link. */
  told: string[];
}

/** What leaves the browsers of some players. */
export interface Leaving {
  /** Whether every one of them has sent something with these words. */
  haveAllSent(words: string): boolean;
  /** Whether every one of them has told another page something, over their link. */
  haveAllTold(): boolean;
  /** Throws unless it all was words about the game, to the server, and figures to the other pages; and nothing made a file of a picture or a sound. */
  isOnlyWords(): Promise<void>;
}

async function sent(request: Request): Promise<Left> {
  const { 'content-length': length = '0', ...head } = await request.allHeaders();
  const what = request.postDataBuffer()?.toString('latin1') ?? '';
  return { to: request.url(), head: Object.values(head).join('\n'), what, bytes: Number(length) };
}

/** Everything that leaves the page from now on, over HTTP and sockets. */
function watch(page: Page): { requests: Request[]; messages: Left[] } {
  const [requests, messages]: [Request[], Left[]] = [[], []];
  page.on('request', (request) => requests.push(request));
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const what = typeof payload === 'string' ? payload : payload.toString('latin1');
      messages.push({ to: socket.url(), head: '', what, bytes: what.length });
    }),
  );
  return { requests, messages };
}

/** Notes what could make a file of the camera's picture, what is told over links, and how many there are. In the page, before anything of ours runs. */
function hooks(): void {
  const page = window as unknown as Hooked;
  const links: RTCPeerConnection[] = [];
  page.most = 0;
  const before = (owner: object, name: string, see: (...args: unknown[]) => void): void => {
    const real = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
    Reflect.set(owner, name, function noted(this: unknown, ...args: unknown[]) {
      see(...args);
      return real.apply(this, args);
    });
  };
  const making: [object, string][] = [
    [HTMLCanvasElement.prototype, 'toBlob'],
    [HTMLCanvasElement.prototype, 'toDataURL'],
    [OffscreenCanvas.prototype, 'convertToBlob'],
    [MediaRecorder.prototype, 'start'],
  ];
  for (const [owner, name] of making) before(owner, name, () => page.note('made', name));
  before(RTCDataChannel.prototype, 'send', (data) =>
    page.note('told', typeof data === 'string' ? data : Object.prototype.toString.call(data)),
  );
  window.RTCPeerConnection = new Proxy(RTCPeerConnection, {
    construct(target, args: [RTCConfiguration?]) {
      const link = new target(...args);
      links.push(link);
      link.addEventListener('connectionstatechange', () => {
        page.most = Math.max(page.most, links.filter(({ connectionState }) => connectionState === 'connected').length);
      });
      return link;
    },
  });
}

/** What of it is not words about the game, to the server. */
function faultsOf({ to, head, what, bytes }: Left, server: string): string[] {
  const faults = {
    'goes elsewhere': new URL(to.replace(/^ws/, 'http')).origin !== server,
    'has a long address': to.length >= MOST_ADDRESS,
    'has a long head': head.length >= MOST_HEAD,
    'was not seen whole': what.length !== bytes,
    'is long': what.length >= MOST_BYTES && !what.includes('"sdp"'),
    'is a file': isMedia(what),
    'may carry a file': [to, decodeURIComponent(to), head, what].some(mayCarryMedia),
  };
  return Object.entries(faults).flatMap(([fault, is]) => (is ? [`${fault}: ${to.slice(0, MOST_ADDRESS)}: ${what.slice(0, 200)}`] : []));
}

/** Throws unless the server keeps rows, its lock and its key, and no file of anybody's. */
function keepsNoFiles(folder: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const paths = files.map((each) => join(each.parentPath, each.name));
  expect(paths.map((path) => relative(folder, path)).filter((name) => !KEPT.test(name))).toEqual([]);
  expect(paths.filter((path) => isMedia(readFileSync(path, 'latin1')))).toEqual([]);
}

/** Watches what leaves these players' pages; before they open one. */
export async function watchLeaving(server: TestServer, players: readonly Player[]): Promise<Leaving> {
  const left = players.map(({ page }) => watch(page));
  const noted = players.map((): Noted => ({ made: [], told: [] }));
  for (const [who, { page }] of players.entries()) {
    await page.exposeFunction('note', (kind: keyof Noted, what: string) => noted[who]?.[kind].push(what));
    await page.addInitScript(hooks);
  }
  return {
    haveAllSent: (words) => left.every(({ messages }) => messages.some(({ what }) => what.includes(words))),
    haveAllTold: () => noted.every(({ told }) => told.length > 0),
    async isOnlyWords() {
      for (const { requests, messages } of left) {
        const all = [...(await Promise.all(requests.map(sent))), ...messages];
        expect(all.flatMap((one) => faultsOf(one, server.url))).toEqual([]);
      }
      for (const [who, { page }] of players.entries()) {
        const most = () => page.evaluate(() => (window as unknown as Hooked).most);
        await expect.poll(most, { message: 'the other players, and nobody else', timeout: 240_000 }).toBe(players.length - 1);
        expect(noted[who]?.made).toEqual([]);
        expect(noted[who]?.told.filter((said) => !LAUGH.test(said))).toEqual([]);
      }
      keepsNoFiles(server.folder);
    },
  };
}
