import { makeClip } from '../../e2e/cameras/clips.ts';
import { startRelay } from '../../e2e/support/turn.ts';
import { numbers } from '../arguments.ts';
import { inBrowser } from '../face/browser.ts';
import { machine } from '../machine.ts';
import { quantile } from '../quantile.ts';
import { table } from '../table.ts';
import './links-page.ts';
import { linksPage, serveLinks } from './site-server.ts';

/*
 * How long a link takes from being made to being connected, with the camera open: directly, and over the real coturn alone (both ends in one page).
 *   npm run bench:links -w bench -- --links 10
 */

const GOAL_MS = 3_000;
const LOOK_MS = 50;
const { links } = numbers({ links: 10 });
const clip = await makeClip('neutralA');
const site = await serveLinks();
const relay = await startRelay();

const timeOf = (ice: object): Promise<number> =>
  inBrowser(linksPage(site, ice), clip, async (page) => {
    await page.waitForFunction('window.__links');
    await page.evaluate(() => window.__links.ready);
    for (;;) {
      const times = await page.evaluate(async () =>
        [await window.__links.report('ann'), await window.__links.report('bob')].map((end) => end.connectedMs),
      );
      if (times.every((ms) => ms !== null)) return Math.max(...times.map(Number));
      await page.waitForTimeout(LOOK_MS);
    }
  });

const ways = {
  direct: {},
  'relay only': {
    iceServers: [{ urls: relay.env().TURN_URLS, ...relay.credentials('ann', Date.now() + 3_600_000) }],
    iceTransportPolicy: 'relay',
  },
};
const rows: [string, ...number[]][] = [];
for (const [name, ice] of Object.entries(ways)) {
  const times: number[] = [];
  for (let i = 0; i < links; i++) times.push(await timeOf(ice));
  rows.push([name, links, ...[0.5, 0.95, 1].map((share) => Math.round(quantile(times, share)))]);
}
console.log(table(`From made to connected (goal: ${GOAL_MS} ms)`, ['way', 'links', 'p50 ms', 'p95 ms', 'max ms'], rows));
console.log(machine());
await relay.dispose();
await site.close();
