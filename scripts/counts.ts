import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What a run saw: how many tests passed and failed, and each failure in one line, for whoever reads the end of a long output. */
export interface Counts {
  passed: number;
  failed: number;
  failures: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status?: string; fullName?: string; failureMessages?: string[] | null }[];
  }[];
}
interface PlaywrightSuite {
  specs?: { title: string; file: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[];
  suites?: PlaywrightSuite[];
}
interface PlaywrightReport {
  errors: { message?: string }[];
  stats: { expected: number; unexpected: number; flaky: number };
  suites?: PlaywrightSuite[];
}

const MESSAGE_LENGTH = 300;

function line(place: string, name: string, message = ''): string {
  const said = stripVTControlCharacters(message).replace(/\s+/g, ' ').trim().slice(0, MESSAGE_LENGTH);
  return [place, name, said].filter(Boolean).join(' › ');
}

/** Takes the JSON text of vitest's reporter; a file that could not even be loaded counts as one failure. */
export function countVitest(text: string): Counts {
  const report = JSON.parse(text) as VitestReport;
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failedTests = report.testResults.flatMap((file) =>
    file.assertionResults.filter((test) => test.status === 'failed').map((test) => ({ file: file.name, ...test })),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    failures: [
      ...broken.map(({ name, message }) => line(relative('', name), 'could not be loaded', message)),
      ...failedTests.map(({ file, fullName = '', failureMessages }) => line(relative('', file), fullName, failureMessages?.[0])),
    ],
  };
}

function failedStories({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ ok }) => !ok);
  const message = (spec: (typeof own)[number]) => spec.tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message;
  return [...own.map((spec) => line(spec.file, spec.title, message(spec))), ...suites.flatMap(failedStories)];
}

/** Takes the JSON text of Playwright's reporter; an error outside a test counts as one failure, and so does a test that passed only at a second try. */
export function countPlaywright(text: string): Counts {
  const { stats, errors, suites = [] } = JSON.parse(text) as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [...failedStories({ suites }), ...errors.map(({ message }) => line('', 'outside a story', message))],
  };
}

/** Reads one report; a run that failed without one, or with none failed in it, counts as one failure. */
export async function counted(file: string, count: (text: string) => Counts, ok: boolean): Promise<Counts> {
  const counts = await readFile(file, 'utf8').then(count, (): Counts => ({ passed: 0, failed: 0, failures: [] }));
  if (ok || counts.failed > 0) return counts;
  return { ...counts, failed: 1, failures: [`${file}: the run failed, and no test of it did`] };
}
