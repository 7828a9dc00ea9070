import { expect, it } from 'vitest';
import { counted, countPlaywright, countVitest } from './counts.ts';

it('counts the tests of a vitest run and names those that failed; a file that did not load is one failure', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    testResults: [
      { name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'adds' }] },
      {
        name: 'b.test.ts',
        status: 'failed',
        assertionResults: [{ status: 'failed', fullName: 'takes away', failureMessages: ['\u001B[31mexpected 1\u001B[39m\nto be 2'] }],
      },
      { name: 'c.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  };
  expect(countVitest(JSON.stringify(report))).toEqual({
    passed: 7,
    failed: 2,
    failures: ['c.test.ts › could not be loaded › no such module', 'b.test.ts › takes away › expected 1 to be 2'],
  });
});

it('counts the stories of a Playwright run and names those that failed', () => {
  const failed = { title: 'meets', file: 'arena.e2e.ts', ok: false, tests: [{ results: [{ error: { message: 'too late' } }] }] };
  const passed = { title: 'waits', file: 'arena.e2e.ts', ok: true, tests: [{ results: [{}] }] };
  const report = {
    errors: [{ message: 'no server' }],
    stats: { expected: 5, unexpected: 1, flaky: 0 },
    suites: [{ specs: [passed], suites: [{ specs: [failed] }] }],
  };
  expect(countPlaywright(JSON.stringify(report))).toEqual({
    passed: 5,
    failed: 2,
    failures: ['arena.e2e.ts › meets › too late', 'outside a story › no server'],
  });
});

it('never takes a run that failed without a report for a good one', async () => {
  expect(await counted('/nowhere/report.json', countVitest, false)).toMatchObject({ passed: 0, failed: 1 });
});
