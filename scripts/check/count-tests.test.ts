import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './count-tests.ts';

test('a test file that could not be loaded counts as one failed test', () => {
  const report = {
    numPassedTests: 4,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{}, {}] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}, {}, {}] },
    ],
  };
  expect(countVitest(report)).toEqual({ passed: 4, failed: 2 });
});

test('errors outside of tests and flaky tests count as failed', () => {
  const report = { stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [{}] };
  expect(countPlaywright(report)).toEqual({ passed: 3, failed: 3 });
});
