import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { filesIn } from './files.ts';
import { provide } from './needs.ts';
import { faults } from './promises/faults.ts';
import { broken, faultOf, table, unmeasured, type Noted, type Outcome } from './promises/table.ts';
import { root, runAloud } from './steps.ts';
import { testNames } from './test-names.ts';

/**
 * `npm run promises`: runs every test of a fault and prints what was promised beside what this run measured, kept in `docs/promises.md`.
 * `-- --full`: the long forms too. `-- --only F1,F13`: these alone, and nothing is kept. A fault without a test is a failure, as is a promised number that
 * nothing was held against, and a figure above what is promised, however little.
 */
const page = 'docs/promises.md';
const full = process.argv.includes('--full');
const only = process.argv[process.argv.indexOf('--only') + 1]?.split(',');
const wanted = process.argv.includes('--only') ? faults.filter(({ id }) => only?.includes(id)) : faults;

interface VitestReport {
  testResults: { assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[];
}
interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[];
}

const outcomes = new Map<string, Outcome[]>();
function count(names: readonly string[], ok: boolean): void {
  const fault = faultOf(names);
  if (fault !== undefined) outcomes.set(fault, [...(outcomes.get(fault) ?? []), { name: names.at(-1) ?? '', ok }]);
}
function countSuite({ title, suites = [], specs = [] }: Suite): void {
  for (const spec of specs) if (spec.tests.some(({ status }) => status !== 'skipped')) count([title, spec.title], spec.ok);
  for (const suite of suites) countSuite(suite);
}

const work = join(root, '.cache/promises');
const report = (name: string) => join(work, `${name}.json`);
const read = async <T>(name: string): Promise<T | null> =>
  readFile(report(name), 'utf8').then(
    (text) => JSON.parse(text) as T,
    () => null,
  );

const ids = wanted.map(({ id }) => id);
const pattern = `(^|[^\\w(])\\[?(${ids.join('|')})\\b`;
const files: string[] = [];
for (const path of await filesIn(['packages', 'apps', 'e2e', 'bench', 'scripts'], /\.(test|e2e)\.tsx?$/)) {
  if (!full && path.includes('.full.test.')) continue;
  const found = testNames(await readFile(join(root, path), 'utf8')).map((name) => faultOf([name]));
  if (found.some((id) => ids.some((one) => one === id))) files.push(path);
}
const stories = files.filter((path) => path.endsWith('.e2e.ts'));
const tests = files.filter((path) => !path.endsWith('.e2e.ts') && !path.startsWith('scripts/'));
const kindOf = (path: string): string => /\.(integration|full)\.test\.ts$/.exec(path)?.[1] ?? 'unit';
/** One after the other: they run so many files at once each. */
const projects = ['unit', 'integration', 'full'].map((name) => [name, (path: string) => kindOf(path) === name] as const);

if (!provide()) process.exit(1);
await rm(work, { recursive: true, force: true });
await mkdir(work, { recursive: true });
const env = { PROMISES_DIR: join(work, 'noted') };
let ok = await runAloud({ name: 'build', command: ['node', 'scripts/build.mjs'] });
for (const [project, isOf] of projects) {
  const own = tests.filter(isOf);
  if (own.length === 0) continue;
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${report(project)}`];
  const command = ['vitest', 'run', '--project', project, ...own, '-t', pattern, ...reporting];
  ok = (await runAloud({ name: project, command, env })) && ok;
}
if (stories.length > 0) {
  const command = ['playwright', 'test', '-c', 'e2e', '--no-deps', '-g', pattern, ...stories];
  ok = (await runAloud({ name: 'stories', command, env: { ...env, E2E_REPORT: report('stories') } })) && ok;
  const long = { ...env, E2E_REPORT: report('long-stories'), E2E_FULL: 'on' };
  if (full) ok = (await runAloud({ name: 'long stories', command: [...command, '--pass-with-no-tests'], env: long })) && ok;
}

for (const [project] of projects) {
  for (const { assertionResults } of (await read<VitestReport>(project))?.testResults ?? []) {
    for (const { ancestorTitles, title, status } of assertionResults) {
      if (status === 'passed' || status === 'failed') count([...ancestorTitles, title], status === 'passed');
    }
  }
}
for (const name of ['stories', 'long-stories']) for (const suite of (await read<Suite>(name))?.suites ?? []) countSuite(suite);

const noted: Noted[] = [];
for (const file of await readdir(env.PROMISES_DIR).catch(() => [])) {
  const lines = (await readFile(join(env.PROMISES_DIR, file), 'utf8')).trim().split('\n');
  noted.push(...lines.map((line) => JSON.parse(line) as Noted));
}

const text = table(wanted, outcomes, noted);
console.log(`\n${text}\n`);
const untested = wanted.filter(({ id }) => !outcomes.has(id)).map(({ id }) => id);
if (untested.length > 0) console.error(`without a test: ${untested.join(', ')}`);
const unheld = unmeasured(wanted, noted);
if (unheld.length > 0) console.error(`promised and not measured: ${unheld.join(', ')}`);
const above = broken(noted);
for (const figure of above) console.error(`above what is promised: ${figure}`);
if (wanted === faults) {
  const how = `Measured on a machine of ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${full ? 'the long forms included' : 'the short forms that `npm test` runs too'}.`;
  await writeFile(
    join(root, page),
    `# What breaks, and what holds\n\nEvery promise has a test that causes the fault. \`npm run promises\` runs them all and writes this page from what it measured; \`npm run promises -- --full\` runs the long forms too. A figure above what is promised is bold, and fails that command, as does a promised number that no test held anything against. Seconds are held against their promise by that command alone, on a machine that does nothing else: \`npm test\` runs the same tests, and there a slow machine is no failure.\n\n${how}\n\n<!-- prettier-ignore -->\n${text}\n`,
  );
}
process.exitCode = ok && [untested, unheld, above].every(({ length }) => length === 0) ? 0 : 1;
