import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from './files.ts';
import { root } from './steps.ts';

/** Every numbered rule of packages/game/RULES.md (`**R1-7** A laugh eliminates ...`) is in the name of a test (`[R1-7] ...`), and no test names a rule that is not there. */
const RULE = /^[\s>|#*-]*`?([A-Z]+\d*-\d+[a-z]?)\b/;
const NAMED = /\b(?:it|test|describe)(?:\.each\([^)]*\))?\s*\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/gs;
const NUMBER = /[A-Z]+\d*-\d+[a-z]?/g;

const page = 'packages/game/RULES.md';
const text = await readFile(join(root, page), 'utf8').catch(() => '');
const rules = text.split('\n').flatMap((line) => RULE.exec(line)?.[1] ?? []);
const doubled = rules.filter((rule, at) => rules.indexOf(rule) !== at);

const tested = new Map<string, string>();
for (const path of await filesIn(['packages', 'apps'], /\.test\.tsx?$/)) {
  const source = await readFile(join(root, path), 'utf8');
  for (const [, , name = ''] of source.matchAll(NAMED)) {
    const label = /\[([^\]]+)\]/.exec(name)?.[1] ?? '';
    for (const [number] of label.matchAll(NUMBER)) tested.set(number, path);
  }
}

const complaints = [
  ...(rules.length === 0 ? [`${page} has no numbered rules`] : []),
  ...doubled.map((rule) => `${rule} is there twice in ${page}`),
  ...rules.filter((rule) => !tested.has(rule)).map((rule) => `${rule} has no test: name one "[${rule}] ..."`),
  ...[...tested].filter(([number]) => !rules.includes(number)).map(([number, path]) => `${path} names ${number}, which is not in ${page}`),
];
for (const complaint of complaints) console.log(complaint);
if (complaints.length > 0) process.exitCode = 1;
else console.log(`${rules.length} rules, each with a test.`);
