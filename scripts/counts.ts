import { readFile } from 'node:fs/promises';

/** How many tests a run saw. */
export interface Counts {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}
interface PlaywrightReport {
  errors: unknown[];
  stats: { expected: number; unexpected: number; flaky: number };
}

/** Takes the JSON text of vitest's reporter; a file that could not even be loaded counts as one failure. */
export function countVitest(text: string): Counts {
  const report = JSON.parse(text) as VitestReport;
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken };
}

/** Takes the JSON text of Playwright's reporter; an error outside a test counts as one failure, and so does a test that passed only at a second try. */
export function countPlaywright(text: string): Counts {
  const { stats, errors } = JSON.parse(text) as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** Reads one report; a run that failed without one, or with none failed in it, counts as one failure. */
export async function counted(file: string, count: (text: string) => Counts, ok: boolean): Promise<Counts> {
  const counts = await readFile(file, 'utf8').then(count, () => ({ passed: 0, failed: 0 }));
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
