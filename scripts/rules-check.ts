import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from './files.ts';
import { numbersIn, rulesOf } from './rules/numbers.ts';
import { root } from './steps.ts';

/** Every numbered rule of packages/game/RULES.md is in the name of a test (`[R1-7] ...`), and no test names a rule that is not there. */
const page = 'packages/game/RULES.md';
const rules = rulesOf(await readFile(join(root, page), 'utf8').catch(() => ''));

const tested = new Map<string, string>();
for (const path of await filesIn(['packages', 'apps'], /\.test\.tsx?$/)) {
  for (const number of numbersIn(await readFile(join(root, path), 'utf8'))) tested.set(number, path);
}

const complaints = [
  ...(rules.length === 0 ? [`${page} has no numbered rules`] : []),
  ...rules.filter((rule, at) => rules.indexOf(rule) !== at).map((rule) => `${rule} is there twice in ${page}`),
  ...rules.filter((rule) => !tested.has(rule)).map((rule) => `${rule} has no test: name one "[${rule}] ..."`),
  ...[...tested].filter(([number]) => !rules.includes(number)).map(([number, path]) => `${path} names ${number}, which is not in ${page}`),
];
for (const complaint of complaints) console.log(complaint);
if (complaints.length > 0) process.exitCode = 1;
else console.log(`${rules.length} rules, each with a test.`);
