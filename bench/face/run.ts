import { clips, makeClip } from '../../e2e/cameras/clips.ts';
import { inBrowser } from './browser.ts';
import { serveSite } from './site-server.ts';
import type { Page } from 'playwright-core';
import type { ClipName } from '../../e2e/cameras/clips.ts';
import type { LiveReading, LongTasks, Refereed } from './smile-bench.ts';

/*
 * The smile detector alone, beside face-api.js on the main thread (tiny face detector 416 and expressions), in one run on this machine.
 *   npx tsx bench/face/run.ts            prints the tables
 *   npx tsx bench/face/run.ts --serve    keeps the page served, for a person and their own camera
 */

const PICTURES = 40;
const WARM_UP = 5;
const LIVE_MS = 10_000;
/** A match of four: three others to look at. */
const TILES = 3;
const TURNS = 3;

interface Measured {
  engine: string;
  backend: string;
  best: number;
  median: number;
  p95: number;
  readings: number;
  longTasks: LongTasks;
}

/** The value below which `share` of all values lie. */
const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
};

async function measure(page: Page, engine: string): Promise<Measured> {
  const backend = await page.evaluate(() => window.__compare.ready);
  const times = await page.evaluate(async (count) => {
    const camera = await navigator.mediaDevices.getUserMedia({ video: { width: 640, height: 480 } });
    const video = Object.assign(document.createElement('video'), { muted: true, srcObject: camera });
    await video.play();
    const spent: number[] = [];
    for (let picture = 0; picture < count; picture++) spent.push((await window.__compare.detect(await createImageBitmap(video))).ms);
    for (const track of camera.getTracks()) track.stop();
    return spent;
  }, WARM_UP + PICTURES);
  const { readings, longTasks } = await page.evaluate((ms) => window.__compare.live(ms), LIVE_MS);
  const warm = times.slice(WARM_UP);
  return { engine, backend, best: quantile(warm, 0), median: quantile(warm, 0.5), p95: quantile(warm, 0.95), readings, longTasks };
}

function printComparison(ours: Measured, theirs: Measured): void {
  const row = ({ engine, backend, best, median, p95, readings, longTasks }: Measured) => ({
    engine: `${engine} (${backend})`,
    'ms per 640×480 frame': Number(median.toFixed(1)),
    'best ms': Number(best.toFixed(1)),
    'p95 ms': Number(p95.toFixed(1)),
    [`readings in ${LIVE_MS / 1000} s live`]: readings,
    'main thread: long tasks': longTasks.count,
    'their ms': Math.round(longTasks.ms),
  });
  console.table([row(ours), row(theirs)]);
  const ratio = (of: (measured: Measured) => number): string => (of(theirs) / of(ours)).toFixed(1);
  console.log(`Theirs takes ${ratio(({ median }) => median)} times as long per frame (best frames: ${ratio(({ best }) => best)} times).`);
  console.log(
    'face-api.js uses WebGL: without a GPU (as in most containers) that is software; on a machine with one it is faster than here.\n',
  );
}

function rowOf(clip: ClipName, readings: readonly LiveReading[]) {
  const happy = readings.filter(({ found }) => found).map((reading) => reading.happy);
  const first = readings.find(({ happy: value }) => value > 0.4);
  const out = readings.find(({ status }) => status === 'eliminated');
  return {
    clip,
    'face found': `${happy.length} of ${readings.length}`,
    'median happy': happy.length ? quantile(happy, 0.5).toFixed(3) : '-',
    'highest happy': happy.length ? Math.max(...happy).toFixed(3) : '-',
    'first above 0.4': first ? `${(first.t / 1000).toFixed(1)} s` : '-',
    eliminated: out ? `${(out.t / 1000).toFixed(1)} s` : '-',
  };
}

async function printClips(url: string): Promise<void> {
  const rows = [];
  for (const name of Object.keys(clips) as ClipName[]) {
    const ms = Math.max(4, clips[name].seconds) * 1000;
    const live = async (page: Page): Promise<LiveReading[]> => {
      await page.evaluate(() => window.__smile.ready);
      return page.evaluate((time) => window.__smile.live(time), ms);
    };
    rows.push(rowOf(name, await inBrowser(url, await makeClip(name), live)));
  }
  console.table(rows);
}

/** Own readings with and without three others to look at, in turns within one page. */
async function printReferees(url: string): Promise<void> {
  const turns = await inBrowser(url, await makeClip('neutralA'), async (page) => {
    await page.evaluate(() => window.__smile.ready);
    const measured: { tiles: number; result: Refereed }[] = [];
    for (let turn = 0; turn < 2 * TURNS; turn++) {
      const tiles = turn % 2 === 0 ? 0 : TILES;
      const result = await page.evaluate(([ms, count]) => window.__smile.refereeing(ms, count), [LIVE_MS, tiles] as const);
      measured.push({ tiles, result });
    }
    return measured;
  });
  const perSecond = (count: number): number => Number((count / (LIVE_MS / 1000)).toFixed(2));
  console.table(
    turns.map(({ tiles, result: { readings, longestGap, glances, refused } }) => ({
      'others to look at': tiles,
      'own readings a second': perSecond(readings),
      'longest gap ms': longestGap,
      'looks a second': perSecond(glances),
      refused,
    })),
  );
  const of = (tiles: number): number => turns.filter((turn) => turn.tiles === tiles).reduce((sum, { result }) => sum + result.readings, 0);
  console.log(`With ${TILES} others the detector kept ${((100 * of(TILES)) / of(0)).toFixed(1)} % of its own readings.\n`);
}

const portOf = (text: string | undefined): number => (text && /^\d+$/.test(text) ? Number(text) : 0);
const serveAt = process.argv.indexOf('--serve');
const site = await serveSite(serveAt < 0 ? 0 : portOf(process.argv[serveAt + 1]));
const url = `${site.origin}/bench/face.html`;
if (serveAt >= 0) {
  console.log(`${url}\nCtrl+C ends it.`);
} else {
  const clip = await makeClip('neutralA');
  const ours = await inBrowser(url, clip, (page) => measure(page, 'Deadpan'));
  const theirs = await inBrowser(`${site.origin}/bench/reference.html`, clip, (page) => measure(page, 'face-api.js 0.22.2, tiny 416'));
  printComparison(ours, theirs);
  await printReferees(url);
  await printClips(url);
  await site.close();
}
