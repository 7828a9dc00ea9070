import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { total, worthOf, type Model, type Worth } from '../../apps/server/src/adapters/judge/model.ts';
import shipped from '../../apps/server/src/adapters/judge/weights.json' with { type: 'json' };
import { machine } from '../machine.ts';
import { table, type Cell } from '../table.ts';
import { readContests, split, type Contest } from './contests.ts';
import { agreement } from './crowd.ts';
import { fit, type Vectors } from './fit.ts';
import { vectorsOf } from './vectors.ts';

/*
 * How often the embedded judge ranks two captions as a crowd did, and how its weights are made.
 *   npm run bench:judge -w bench                                 the shipped weights on the sample, whose contests they never saw
 *   npm run bench:judge -w bench -- --data captions.json         the same on all votes (README.md says where they are), and ten times refitted
 *   npm run bench:judge -w bench -- --data captions.json --write makes weights and sample anew (then: npm run format)
 */

const FOLDS = 10;
const STEPS = 20;
/** Captions of each contest in the sample. */
const IN_SAMPLE = 60;
const sampleFile = new URL('sample.json', import.meta.url);
const weightsFile = new URL('../../apps/server/src/adapters/judge/weights.json', import.meta.url);

const { values } = parseArgs({ options: { data: { type: 'string' }, write: { type: 'boolean', default: false } } });

const sum = (each: readonly number[]): number => each.reduce((all, one) => all + one, 0);
const witOf = (worth: Worth): number => sum(worth.wit);

function worths(model: Model, contests: readonly Contest[], vectors: Vectors): Worth[][] {
  return contests.map(({ captions }) => captions.map(({ caption }) => worthOf(model, caption, [...vectors.get(caption)!])));
}

function row(name: string, contests: readonly Contest[], scores: readonly (readonly number[])[]): Cell[] {
  const { all, clear, error } = agreement(contests, scores);
  return [name, contests.length, (100 * all).toFixed(1), (100 * error).toFixed(1), (100 * clear).toFixed(1)];
}

function figures(title: string, contests: readonly Contest[], found: readonly Worth[][]): void {
  const by = (of: (worth: Worth) => number): number[][] => found.map((each) => each.map(of));
  const headings = ['what ranks', 'contests', 'pairs as the crowd, %', '±', 'clear pairs, %'];
  const shorter = contests.map(({ captions }) => captions.map(({ caption }) => -caption.length));
  console.log(
    table(title, headings, [
      row('the shorter one', contests, shorter),
      row('what is counted', contests, by(witOf)),
      row(
        'meaning',
        contests,
        by(({ meaning }) => meaning),
      ),
      row(
        'phrases',
        contests,
        by((worth) => worth.phrases),
      ),
      row('all of it', contests, by(total)),
    ]),
  );
}

const keep = (file: URL, value: unknown): void => writeFileSync(file, JSON.stringify(value));

console.log(machine());
// npm runs this in its own folder; the path is meant from where it was asked.
const all = readContests(values.data === undefined ? sampleFile : resolve(process.env['INIT_CWD'] ?? '.', values.data));
if (values.data === undefined) {
  figures('The shipped weights on the sample: contests they were not made from', all, worths(shipped, all, await vectorsOf(all)));
} else {
  const { learned, keptOut } = split(all);
  const vectors = await vectorsOf(all);
  const found: Worth[][] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const isIn = (at: number): boolean => at % FOLDS === fold;
    const model = fit(
      learned.filter((_, at) => !isIn(at)),
      vectors,
    );
    for (const [at, contest] of learned.entries()) if (isIn(at)) [found[at]] = worths(model, [contest], vectors) as [Worth[]];
  }
  figures('Fitted ten times, each time on nine tenths of the contests, asked about the last tenth', learned, found);
  const sorted = found
    .flat()
    .map(total)
    .toSorted((a, b) => a - b);
  const steps = Array.from({ length: STEPS + 1 }, (_, at) =>
    Number(sorted[Math.round((at / STEPS) * (sorted.length - 1))]!.toPrecision(5)),
  );
  const model = values.write ? { ...fit(learned, vectors), steps } : shipped;
  figures('The shipped weights on the contests they were not made from', keptOut, worths(model, keptOut, vectors));
  if (values.write) {
    keep(weightsFile, model);
    const every = (captions: Contest['captions']) => captions.filter((_, at) => at % Math.ceil(captions.length / IN_SAMPLE) === 0);
    keep(
      sampleFile,
      keptOut.map(({ contest, captions }) => ({ contest, captions: every(captions) })),
    );
  }
}
