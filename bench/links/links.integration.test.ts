import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ViteDevServer } from 'vite';
import type { Page } from 'playwright-core';
import { capsFor } from '../../apps/web/src/engine/peers/video-caps.ts';
import { promise } from '../../apps/server/test/promise.ts';
import { makeClip } from '../../e2e/cameras/clips.ts';
import { startRelay } from '../../e2e/support/turn.ts';
import { inBrowser } from '../face/browser.ts';
import './links-page.ts';
import { linksPage, serveLinks } from './site-server.ts';

/* Both ends of a link in a real Chromium, whose microphone beeps once a second: what is sent, what is heard, and when. */

const SOUND = 0.3;
const SILENCE = 0.05;
const PATIENCE = { interval: 250 };
/** Silence is hearing none of so many beeps; the last of them may still be on its way. */
const BEEPS = 3;

let site: ViteDevServer;
beforeAll(async () => {
  site = await serveLinks();
});
afterAll(() => site.close());

async function onLink(work: (page: Page) => Promise<void>, ice?: object): Promise<void> {
  await inBrowser(linksPage(site, ice), await makeClip('neutralA'), async (page) => {
    await page.waitForFunction('window.__links');
    await page.evaluate(() => window.__links.ready);
    const both = () => page.evaluate(async () => [await window.__links.report('ann'), await window.__links.report('bob')]);
    await expect.poll(async () => (await both()).map(({ connected, framesDecoded }) => connected && framesDecoded > 0), PATIENCE).toEqual([true, true]); // prettier-ignore
    await work(page);
    await page.evaluate(() => window.__links.close());
  });
}
/** The loudest that `who` receives while the microphone beeps. */
async function heardBy(page: Page, who: 'ann' | 'bob'): Promise<number> {
  await page.evaluate((whose) => window.__links.report(whose), who);
  await page.evaluate((count) => window.__links.beeps(count), BEEPS);
  return (await page.evaluate((whose) => window.__links.report(whose), who)).loudest;
}

it('carries the voice of whose turn it is, nobody else’s, and without another negotiation', async () => {
  await onLink(async (page) => {
    expect(await heardBy(page, 'ann')).toBeLessThan(SILENCE);
    await page.evaluate(() => window.__links.speaker('bob'));
    await expect.poll(() => heardBy(page, 'ann'), PATIENCE).toBeGreaterThan(SOUND);
    expect(await heardBy(page, 'bob')).toBeLessThan(SILENCE);

    const shut = await page.evaluate(() => window.__links.speaker(null));
    expect(shut.map(({ open }) => open)).toEqual([false, false]);
    // What was on its way may still arrive; then there is nothing more, ever.
    await expect.poll(() => heardBy(page, 'ann'), PATIENCE).toBeLessThan(SILENCE);

    // A microphone that is opened and shut faster than a track can be put in stays shut.
    await page.evaluate(async () => {
      for (let i = 0; i < 20; i++) for (const who of ['bob', null] as const) await window.__links.speaker(who);
    });
    await expect.poll(() => heardBy(page, 'ann'), PATIENCE).toBeLessThan(SILENCE);
    expect(await page.evaluate(() => window.__links.offers())).toBe(1);
  });
});

it('carries readings and pictures both ways, also after both ends looked for another way at once', async () => {
  await onLink(async (page) => {
    const told = async (text: string): Promise<boolean[]> => {
      await page.evaluate((said) => {
        window.__links.tell('ann', said);
        window.__links.tell('bob', said);
      }, text);
      const reports = await page.evaluate(async () => [await window.__links.report('ann'), await window.__links.report('bob')]);
      return reports.map((report) => report.told.includes(text));
    };
    await expect.poll(() => told('before'), PATIENCE).toEqual([true, true]);
    await page.evaluate(() => window.__links.restart());
    await expect.poll(() => told('after'), PATIENCE).toEqual([true, true]);
    const shown = () =>
      page.evaluate(async () => [await window.__links.report('ann'), await window.__links.report('bob')].map((end) => end.shown));
    const before = await shown();
    await expect
      .poll(async () => (await shown()).map((pictures, end) => pictures > (before[end] ?? 0) + 10), PATIENCE)
      .toEqual([true, true]);
  });
});

it('sends a smaller picture for fewer bits when the line is to carry less, and all of it again; on a good line the browser never calls that too narrow', async () => {
  await onLink(async (page) => {
    const picture = () => page.evaluate(() => window.__links.picture());
    const [full, less, least] = [0, 1, 2].map((step) => capsFor(480, false, step).maxBitrate ?? 0) as [number, number, number];
    const steps = [
      { step: 0, height: 240, bits: { above: less, most: full } },
      { step: 2, height: 120, bits: { above: 0, most: least } },
      { step: 1, height: 160, bits: { above: least, most: less } },
      { step: 0, height: 240, bits: { above: less, most: full } },
    ];
    for (const { step, height, bits } of steps) {
      await page.evaluate((next) => window.__links.setPicture(next), step);
      const fits = async (): Promise<string> => {
        const now = await picture();
        return `${now.height} ${now.bitsPerSecond > bits.above && now.bitsPerSecond <= bits.most}`;
      };
      await expect.poll(fits, { ...PATIENCE, message: `step ${step}` }).toBe(`${height} true`);
      const { decoded } = await picture();
      await expect.poll(async () => (await picture()).decoded, PATIENCE).toBeGreaterThan(decoded + 20);
    }
    // Were it called so for what we hold back ourselves, a line that was bad once would never be good again.
    expect((await picture()).narrowFor).toBe(0);
  });
});

it('F17 relay only: the two ends find each other over the real coturn alone, and carry pictures and readings; with credentials that have expired they do not', async () => {
  const relay = await startRelay();
  const over = (expiresAt: number) => ({
    iceServers: [{ urls: relay.env().TURN_URLS, ...relay.credentials('ann', expiresAt) }],
    iceTransportPolicy: 'relay',
  });
  const reports = (page: Page) => page.evaluate(async () => [await window.__links.report('ann'), await window.__links.report('bob')]);
  await onLink(
    async (page) => {
      await page.evaluate(() => window.__links.tell('ann', 'over the relay'));
      await expect.poll(async () => (await reports(page))[1]?.told, PATIENCE).toEqual(['over the relay']);
      const times = (await reports(page)).map(({ connectedMs }) => connectedMs ?? Infinity);
      promise('F17', 'from made to connected over the relay alone, two ends in one page', Math.max(...times) / 1000, 's', 3);
    },
    over(Date.now() + 60_000),
  );
  await inBrowser(linksPage(site, over(Date.now() - 60_000)), await makeClip('neutralA'), async (page) => {
    await page.waitForFunction('window.__links');
    await page.evaluate(() => window.__links.ready);
    const refused = () => page.evaluate(() => [...new Set(window.__links.refused())].toSorted());
    await expect.poll(refused, PATIENCE).toEqual(['ann', 'bob']);
    expect((await reports(page)).map(({ connected }) => connected)).toEqual([false, false]);
  });
  await relay.dispose();
});
