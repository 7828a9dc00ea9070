import { expect, test, type Page } from '@playwright/test';
import { promise } from '../apps/server/test/promise.ts';
import {
  grantCamera,
  known,
  openArena,
  openBrowser,
  openPlayer,
  playBegins,
  ready,
  seesVideos,
  start,
  type Player,
} from './support/player.ts';
import { startServer } from './support/server.ts';
import { startRelay } from './support/turn.ts';

/** One link of a page: whether it is up, how long it took from its making, which way it goes, and how many pictures came over it. */
interface Seen {
  up: boolean;
  tookMs: number;
  way: string;
  pictures: number;
}

declare global {
  interface Window {
    __seen: () => Promise<Seen[]>;
  }
}

/** Has the page keep an eye on every link it makes. */
function watchLinks(): void {
  const Native = RTCPeerConnection;
  const links: { pc: RTCPeerConnection; tookMs: number }[] = [];
  window.RTCPeerConnection = class extends Native {
    constructor(given?: RTCConfiguration) {
      super(given);
      const link = { pc: this as RTCPeerConnection, tookMs: Infinity };
      const began = performance.now();
      links.push(link);
      this.addEventListener('connectionstatechange', () => {
        if (this.connectionState === 'connected') link.tookMs = Math.min(link.tookMs, performance.now() - began);
      });
    }
  };
  const look = async ({ pc, tookMs }: (typeof links)[number]): Promise<Seen> => {
    const all = [...(await pc.getStats()).values()] as Record<string, unknown>[];
    const byId = (id: unknown): Record<string, unknown> | undefined => all.find((each) => each['id'] === id);
    const chosen = byId(all.find((each) => each['type'] === 'transport')?.['selectedCandidatePairId']);
    const way = String(byId(chosen?.['localCandidateId'])?.['candidateType']);
    const video = all.find((each) => each['type'] === 'inbound-rtp' && each['kind'] === 'video');
    return { up: pc.connectionState === 'connected', tookMs, way, pictures: Number(video?.['framesDecoded'] ?? 0) };
  };
  window.__seen = () => Promise.all(links.filter(({ pc }) => pc.connectionState !== 'closed').map(look));
}

const undo: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const close of undo.splice(0).reverse()) await close();
});

const linksOf = (page: Page): Promise<Seen[]> => page.evaluate(() => window.__seen());

test('F17 relay only: a match of four, every picture over the real coturn', async () => {
  const relay = await startRelay();
  undo.push(() => relay.dispose());
  const server = await startServer({ env: { ...relay.env(), ICE_POLICY: 'relay' } });
  undo.push(() => server.dispose());
  // Four browsers would ask for more than two cores have.
  const browser = await openBrowser('neutralC');
  undo.push(() => browser.close());
  const squad: Player[] = [];
  for (const name of ['ann', 'bob', 'cara', 'dan']) squad.push(await openPlayer(server.url, name, browser, { ownsBrowser: false }));
  const [host] = await Promise.all(squad.map((player) => known(player, server.url)));
  const arena = await openArena(server.url, host ?? '', { maxPlayers: 4, maxRounds: 1, round1Plays: 1, round1Duration: 60 });
  for (const { page } of squad) {
    await page.addInitScript(watchLinks);
    await page.goto(`/lobby/${arena}`);
  }
  for (const player of squad) await grantCamera(player);
  await Promise.all(squad.map((player) => seesVideos(player, 4)));

  const all = async (): Promise<Seen[]> => (await Promise.all(squad.map(({ page }) => linksOf(page)))).flat();
  await expect.poll(async () => (await all()).map(({ up, way }) => up && way)).toEqual(Array(12).fill('relay'));
  const slowest = Math.max(...(await all()).map(({ tookMs }) => tookMs));
  promise('F17', 'from made to connected over the relay alone, the slowest of the twelve ends of four players', slowest / 1000, 's', 3);

  for (const player of squad) await ready(player);
  await start(squad[0] as Player);
  await Promise.all(squad.map(playBegins));
  const before = await Promise.all(squad.map(({ page }) => linksOf(page)));
  for (const [who, { page }] of squad.entries()) {
    const moved = async () => (await linksOf(page)).map(({ pictures }, link) => pictures > (before[who]?.[link]?.pictures ?? 0));
    await expect.poll(moved, { message: `pictures move at ${squad[who]?.name}` }).toEqual([true, true, true]);
  }
  for (const player of squad) expect(player.complaints, `${player.name}'s console`).toEqual([]);
  expect(server.log()).toMatch(/^Deadpan is at .*\n$/);
});
