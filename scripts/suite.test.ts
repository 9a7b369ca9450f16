import { describe, expect, it } from 'vitest';
import { completeOutcome, playwrightOutcome, summary, vitestOutcome } from './suite.ts';

describe('the outcome of Vitest', () => {
  const file = (status: string, message: string, ...tests: [name: string, status: string][]) => ({
    name: 'a.test.ts',
    status,
    message,
    assertionResults: tests.map(([fullName, state]) => ({ fullName, status: state })),
  });

  it('counts passed and failed tests, and files that failed outside of their tests', () => {
    const testResults = [
      file('failed', '', ['adds', 'passed'], ['divides', 'failed'], ['waits', 'skipped']),
      file('failed', 'Cannot find module\n at …'),
      file('failed', '', ['subtracts', 'passed']),
    ];
    expect(vitestOutcome({ testResults })).toEqual({
      passed: 2,
      failures: [
        'a.test.ts › divides',
        'a.test.ts › Cannot find module',
        'a.test.ts › failed outside of its tests',
      ],
    });
  });
});

describe('the outcome of Playwright', () => {
  it('counts flaky tests and errors outside of the tests as failures', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
    const inner = { file: 'a.spec.ts', specs: [spec('turns', 'flaky'), spec('ends', 'unexpected')] };
    const suites = [
      { file: 'a.spec.ts', specs: [spec('opens', 'expected'), spec('never', 'skipped')], suites: [inner] },
    ];
    expect(playwrightOutcome({ suites, errors: [{ message: 'No stage\n at …' }] })).toEqual({
      passed: 1,
      failures: ['e2e/a.spec.ts › turns', 'e2e/a.spec.ts › ends', 'e2e › No stage'],
    });
  });
});

describe('a run', () => {
  it.each([
    ['without a report', 0, undefined, 1],
    ['without a test', 0, { passed: 0, failures: [] }, 1],
    ['with an error that no test explains', 1, { passed: 3, failures: [] }, 1],
    ['with failed tests', 1, { passed: 3, failures: ['one', 'two'] }, 2],
    ['without a failure', 0, { passed: 3, failures: [] }, 0],
  ])('%s', (_, code, reported, failures) => {
    expect(completeOutcome('vitest', code, reported).failures).toHaveLength(failures);
  });

  it('ends with the failures and a line that counts', () => {
    const outcomes = [
      { passed: 3, failures: ['a.test.ts › adds'] },
      { passed: 4, failures: [] },
    ];
    expect(summary(outcomes).split('\n').slice(-4)).toEqual([
      'Failed',
      '  a.test.ts › adds',
      '',
      '7 passed, 1 failed',
    ]);
  });
});
