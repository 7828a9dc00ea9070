import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, runAll, type Step } from './steps.ts';

/** The one command that says yes or no: types, form, lint, boundaries, unused code, unit tests, and documents that must agree with the code. */
const projects = [
  'apps/web',
  'apps/server',
  'packages/protocol',
  'packages/protocol/tsconfig.test.json',
  'packages/game',
  'packages/game/tsconfig.test.json',
  'e2e',
  'bench',
  'memes',
  'scripts',
];

const script = (name: string, ...args: string[]) => ['tsx', `scripts/${name}.ts`, ...args];

const steps: Step[] = [
  { name: 'unit tests', command: ['vitest', 'run', '--project', 'unit', '--project', 'dom'] },
  { name: 'prettier', command: ['prettier', '--check', '--log-level', 'warn', '--cache', '--cache-location', '.cache/prettier', '.'] },
  ...projects.filter((path) => existsSync(join(root, path))).map((path) => ({ name: `types of ${path}`, command: ['tsc', '-p', path] })),
  { name: 'oxlint', command: ['oxlint'] },
  { name: 'knip (unused files, exports, dependencies)', command: ['knip', '--no-progress'] },
  { name: 'every boundary holds', command: script('plant-violations') },
  { name: 'every rule has a test', command: script('rules-check') },
  { name: 'operations page names every variable', command: script('operations-check') },
  { name: 'protocol page is fresh', command: script('protocol-page', '--check') },
];

const started = performance.now();
const results = await runAll(steps, 2);
const failed = results.filter((result) => !result.ok);
console.log(
  failed.length === 0
    ? `\nAll ${results.length} checks passed in ${((performance.now() - started) / 1000).toFixed(1)} s.`
    : `\n${failed.length} of ${results.length} checks failed: ${failed.map((result) => result.name).join(', ')}.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
