import { expect, it } from 'vitest';
import { counted, countPlaywright, countVitest } from './counts.ts';

it('counts the tests of a vitest run, and a file that did not load as one failure', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(countVitest(JSON.stringify(report))).toEqual({ passed: 7, failed: 2 });
});

it('counts the stories of a Playwright run', () => {
  expect(countPlaywright(JSON.stringify({ errors: [], stats: { expected: 5, unexpected: 1, flaky: 0 } }))).toEqual({
    passed: 5,
    failed: 1,
  });
});

it('never takes a run that failed without a report for a good one', async () => {
  expect(await counted('/nowhere/report.json', countVitest, false)).toEqual({ passed: 0, failed: 1 });
});
