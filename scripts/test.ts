import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startBusyLoops } from './busy-loops.ts';
import { checkSteps, vitest } from './check-steps.ts';
import { counted, countPlaywright, countVitest, type Counts } from './counts.ts';
import { temporaryInMemory } from './in-memory.ts';
import { integrationTests } from './integration.ts';
import { provide } from './needs.ts';
import { root, runAll, runAloud } from './steps.ts';

/** `npm test`: what is missing is installed, then the integration tests, the browser stories and the checks. `--full`: the long ones instead. `--loaded`: beside two busy loops for each core. */
const MINUTES = 60_000;
/** When it is given up: it wants some half an hour on two cores, and a slower machine is no failure. */
const PATIENCE = { normal: 85, full: 6 * 60 };
/** A third of the processor is left, and what the system takes. */
const LOADED_TIMES = 4;
const full = process.argv.includes('--full');
const loaded = process.argv.includes('--loaded');
const started = performance.now();
const left = () => PATIENCE[full ? 'full' : 'normal'] * (loaded ? LOADED_TIMES : 1) * MINUTES - (performance.now() - started);

const reports = join(root, '.cache/reports');
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
const report = (name: string) => join(reports, `${name}.json`);
const heading = (text: string) => console.log(`\n== ${text}`);

if (!provide()) process.exit(1);
temporaryInMemory();
const stopLoops = loaded ? startBusyLoops() : () => undefined;

const counts: Counts[] = [];
const failedSteps: string[] = [];

async function tests(
  name: string,
  command: readonly string[],
  count: (text: string) => Counts,
  env?: Record<string, string>,
): Promise<void> {
  const ok = await runAloud({ name, command, ...(env ? { env } : {}) }, Math.max(1, left()));
  counts.push(await counted(report(name), count, ok));
}

async function check(): Promise<void> {
  const steps = checkSteps(report('unit')).map((step) => ({ ...step, behind: true }));
  for (const { name, ok } of await runAll(steps, 1)) {
    if (name === 'unit tests') counts.push(await counted(report('unit'), countVitest, ok));
    else if (!ok) failedSteps.push(name);
  }
}
const integration = (name: string, files: readonly string[]) =>
  tests(name, [...vitest(['integration'], report(name)), ...files], countVitest);
const stories = (name: string) => {
  const command = ['playwright', 'test', '-c', 'e2e', '--no-deps', '--project', name, '--output', `test-results/${name}`];
  return tests(name, command, countPlaywright, { E2E_REPORT: report(name) });
};

if (full) {
  heading('build');
  if (!(await runAloud({ name: 'build', command: ['node', 'scripts/build.mjs'] }))) failedSteps.push('build');
  heading('full');
  await tests('full', vitest(['full'], report('full')), countVitest);
  heading('stories');
  await tests('stories', ['playwright', 'test', '-c', 'e2e'], countPlaywright, { E2E_REPORT: report('stories'), E2E_FULL: 'on' });
} else {
  heading('build');
  if (!(await runAloud({ name: 'build', command: ['node', 'scripts/build.mjs'] }))) failedSteps.push('build');
  const { waiting, working } = await integrationTests();
  heading('two at a time: the integration tests that compute; those that mostly wait, then the stories of one page');
  await Promise.all([integration('working', working), integration('waiting', waiting).then(() => stories('light'))]);
  // Every camera wants a core when it wants one; between two looks at a face there is room for what nobody waits for.
  heading('stories with cameras, and the checks behind them');
  await Promise.all([stories('cameras'), check()]);
}

stopLoops();
for (const failure of counts.flatMap(({ failures }) => failures)) console.log(`FAIL ${failure}`);
const passed = counts.reduce((sum, one) => sum + one.passed, 0);
const failed = counts.reduce((sum, one) => sum + one.failed, 0) + failedSteps.length;
console.log(
  `\n${((performance.now() - started) / MINUTES).toFixed(1)} minutes${failedSteps.length > 0 ? `; failed besides tests: ${failedSteps.join(', ')}` : ''}`,
);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
