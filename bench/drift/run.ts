import { fileURLToPath } from 'node:url';
import { limits } from '@deadpan/protocol';
import { makeClip } from '../../e2e/cameras/clips.ts';
import { numbers } from '../arguments.ts';
import { duel } from '../duel.ts';
import { machine } from '../machine.ts';
import { quantile } from '../quantile.ts';
import { table } from '../table.ts';
import { apart, type Sample } from './apart.ts';

/*
 * How far apart two players of one match see the same meme: two Chromium processes with straight faces, the real screens and server, one play.
 *   npm run bench:drift -w bench -- --seconds 55
 */

const samplesOf = (page: { evaluate<T>(work: () => T): Promise<T> }): Promise<Sample[]> =>
  page.evaluate(() => (window as unknown as { __samples: Sample[] }).__samples);

const { seconds } = numbers({ seconds: 55 });
const cameras = { annSees: await makeClip('neutralA'), bobSees: await makeClip('neutralB') };
const script = fileURLToPath(new URL('in-page.js', import.meta.url));
const [ann, bob] = await duel({ ...cameras, script }, async (pages) => {
  await pages.ann.waitForTimeout(seconds * 1_000);
  return Promise.all([samplesOf(pages.ann), samplesOf(pages.bob)]);
});
const distances = apart(ann, bob).map(Math.abs);
const goal = limits.memes.driftMs;
const within = distances.filter((distance) => distance <= goal).length;
const clips = new Set(ann.map(({ clip }) => clip)).size;
const cells = [0.5, 0.95, 1].map((share) => Math.round(quantile(distances, share)));
const headings = ['moments', 'clips', 'p50 ms', 'p95 ms', 'max ms', `within ${goal} ms`];
const share = `${((within / distances.length) * 100).toFixed(1)} %`;
console.log(table('How far apart two players see the same meme', headings, [[distances.length, clips, ...cells, share]]));
console.log(machine());
if (distances.length === 0) {
  console.error('No clip ran in both pages at once.');
  process.exitCode = 1;
}
