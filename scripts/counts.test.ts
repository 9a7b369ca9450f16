import { describe, expect, it } from 'vitest';
import { add, countPlaywright, countRun, countVitest, summary } from './counts.ts';

const passing = { status: 'passed', assertionResults: [{}] };

describe('the counts of a test run', () => {
  it('add up and end in one line', () => {
    expect(summary(add({ passed: 2, failed: 0 }, { passed: 3, failed: 1 }))).toBe('5 passed, 1 failed');
  });

  it.each([
    ['all passed', [passing], 4, 0, { passed: 4, failed: 0 }],
    ['some failed', [passing, { status: 'failed', assertionResults: [{}] }], 3, 1, { passed: 3, failed: 1 }],
    ['a file did not load', [{ status: 'failed', assertionResults: [] }], 0, 0, { passed: 0, failed: 1 }],
  ])('of Vitest when %s', (_, testResults, numPassedTests, numFailedTests, counts) => {
    expect(countVitest({ numPassedTests, numFailedTests, testResults })).toEqual(counts);
  });

  it('of Playwright take a flaky test and an error outside of tests for failures', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1 };
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3 });
  });

  it.each([
    ['no report', 0, undefined, { passed: 0, failed: 1 }],
    ['an error and no failed test', 1, { passed: 9, failed: 0 }, { passed: 9, failed: 1 }],
    ['an error and failed tests', 1, { passed: 9, failed: 2 }, { passed: 9, failed: 2 }],
    ['no error', 0, { passed: 9, failed: 0 }, { passed: 9, failed: 0 }],
  ])('of a run with %s', (_, exitCode, reported, counts) => {
    expect(countRun(exitCode, reported)).toEqual(counts);
  });
});
