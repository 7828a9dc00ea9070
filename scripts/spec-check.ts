import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from './files.ts';
import { proofsIn, specLines } from './spec/lines.ts';
import { root } from './steps.ts';

/** Every line of docs/spec-lines.md that is not measured elsewhere is in the name of a test, and no test names a line that is not there. */
const page = 'docs/spec-lines.md';
const lines = specLines(await readFile(join(root, page), 'utf8').catch(() => ''));
const numbers = lines.map(({ number }) => number);

const tested = new Map<string, string>();
const astray: string[] = [];
for (const path of await filesIn(['packages', 'apps', 'e2e', 'memes'], /\.(test|e2e)\.tsx?$/)) {
  for (const proof of proofsIn(await readFile(join(root, path), 'utf8'))) {
    tested.set(proof.number, path);
    if (proof.astray) astray.push(`${path}: a name with [${proof.number}] does not begin with its section ("spec §2 Login page: ...")`);
  }
}

const complaints = [
  ...(lines.length === 0 ? [`${page} has no numbered lines`] : []),
  ...numbers.filter((number, at) => numbers.indexOf(number) !== at).map((number) => `${number} is there twice in ${page}`),
  ...lines.filter(({ number, wanted }) => wanted && !tested.has(number)).map(({ number }) => `${number} has no test`),
  ...[...tested]
    .filter(([number]) => !numbers.includes(number))
    .map(([number, path]) => `${path} names ${number}, which is not in ${page}`),
  ...astray,
];
for (const complaint of complaints) console.log(complaint);
if (complaints.length > 0) process.exitCode = 1;
else
  console.log(
    `${lines.filter(({ wanted }) => wanted).length} lines of the specification, each with a test; ${lines.filter(({ wanted }) => !wanted).length} are measured.`,
  );
