import { fileURLToPath } from 'node:url';
import { limits } from '@deadpan/protocol';
import { makeClip } from '../../e2e/cameras/clips.ts';
import { numbers } from '../arguments.ts';
import { duel } from '../duel.ts';
import { machine } from '../machine.ts';
import { median, quantile } from '../quantile.ts';
import { rounded, table } from '../table.ts';
import { smilingCamera } from './camera.ts';
import { repetitions, type Mark, type Repetition } from './repetitions.ts';

/*
 * From the first frame of a smile in front of one camera to the word ELIMINATED on the other player's screen: two Chromium processes, the real
 * screens, detector and server, in one match. Every play ends with a smile; one that was on when its play began is left out.
 *   npm run bench:latency -w bench -- --seconds 100
 */

/** A play ends with a smile and the next begins 8.3 s later: then this camera is straight again. */
const STRAIGHT_S = 5;
const SMILING_S = 1;

interface Noted {
  marks: Mark[];
  /** Readings of the detector, for each second of a play. */
  readings: number[];
}

const notedIn = (page: { evaluate<T>(work: () => T): Promise<T> }): Promise<Noted> =>
  page.evaluate(() => {
    const { __marks, __readings } = window as unknown as { __marks: Mark[]; __readings: number[] };
    return { marks: __marks, readings: __readings };
  });

const PARTS: [keyof Repetition, string][] = [
  ['detection', 'detection (first frame to two readings in a row, told)'],
  ['wire', 'wire (their socket, server and disk, our socket)'],
  ['screen', 'screen (message to overlay in the DOM)'],
  ['paint', 'paint (to the next frame)'],
  ['total', 'total'],
];

const { seconds } = numbers({ seconds: 100 });
const cameras = { annSees: await makeClip('neutralA'), bobSees: await smilingCamera(STRAIGHT_S, SMILING_S) };
const script = fileURLToPath(new URL('in-page.js', import.meta.url));
const { found, readings } = await duel({ ...cameras, script }, async ({ ann, bob }) => {
  await ann.waitForTimeout(seconds * 1_000);
  const [other, smiler] = [await notedIn(ann), await notedIn(bob)];
  return { found: repetitions(smiler.marks, other.marks), readings: smiler.readings.filter((count) => count > 0) };
});
const rows = PARTS.map(([part, meaning]) => {
  const values = found.map((repetition) => repetition[part]);
  return [meaning, ...[0, 0.5, 1].map((share) => Math.round(quantile(values, share)))];
});
console.log(table(`From smile to ELIMINATED on the other screen, ${found.length} smiles`, ['ms', 'min', 'median', 'max'], rows));
console.log(
  `The smiling side took ${rounded(median(readings))} readings a second; on an idle machine it is ${1_000 / limits.detection.everyMs}.`,
);
console.log(machine());
if (found.length === 0) {
  console.error('No smile could be followed.');
  process.exitCode = 1;
}
