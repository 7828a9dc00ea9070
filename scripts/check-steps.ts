import type { Step } from './steps.ts';

/** Every place with a tsconfig of its own. `packages/*` have two: the code must compile without Node and DOM, its tests may use both. */
const projects = [
  'apps/web',
  'apps/web/build',
  'apps/web/test',
  'apps/server',
  'packages/protocol',
  'packages/protocol/tsconfig.test.json',
  'packages/game',
  'packages/game/tsconfig.test.json',
  'packages/forge',
  'e2e',
  'bench',
  'memes',
  'scripts',
];

const script = (name: string, ...args: string[]) => ['tsx', `scripts/${name}.ts`, ...args];

/** The vitest command for the named projects; with `report` the counts are written there as JSON. */
export function vitest(names: readonly string[], report?: string): string[] {
  const reporting = report ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : [];
  return ['vitest', 'run', '--passWithNoTests', ...names.flatMap((name) => ['--project', name]), ...reporting];
}

/** The one list that says yes or no: types, form, lint, boundaries, unused code, unit tests, and documents that must agree with the code. */
export function checkSteps(report?: string): Step[] {
  return [
    { name: 'unit tests', command: vitest(['unit', 'dom'], report) },
    { name: 'prettier', command: ['prettier', '--check', '--log-level', 'warn', '--cache', '--cache-location', '.cache/prettier', '.'] },
    ...projects.map((path) => ({ name: `types of ${path}`, command: ['tsc', '-p', path] })),
    { name: 'oxlint', command: ['oxlint'] },
    { name: 'knip (unused files, exports, dependencies)', command: ['knip', '--no-progress'] },
    { name: 'every boundary holds', command: script('plant-violations') },
    { name: 'every rule has a test', command: script('rules-check') },
    { name: 'every line of the specification has a test', command: script('spec-check') },
    { name: 'every dependency has a reason', command: script('dependencies-check') },
    { name: 'pages stay within their budgets', command: script('budgets') },
    { name: 'operations page names every variable', command: script('operations-page', '--check') },
    { name: 'protocol page is fresh', command: script('protocol-page', '--check') },
    { name: 'third-party notices are fresh', command: script('notices-page', '--check') },
  ];
}
