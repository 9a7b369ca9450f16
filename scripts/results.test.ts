import { describe, expect, it } from 'vitest';
import {
  completeRun,
  type PlaywrightReport,
  readPlaywright,
  readVitest,
  type Result,
  summary,
  type VitestModule,
} from './results.ts';

const ran = (name: string, milliseconds = 10): Result => ({
  layer: 'unit',
  file: 'shared/a.test.ts',
  name,
  milliseconds,
});
const failed = (name: string, failure: string): Result => ({ ...ran(name), failure });

describe('the end of a run', () => {
  it('counts in its last line', () => {
    const lines = summary([ran('adds'), ran('subtracts'), failed('divides', 'Error: by zero')]).split('\n');
    expect(lines.at(-1)).toBe('2 passed, 1 failed');
  });

  it('names what failed, with its file and what was said first, right before the last line', () => {
    const said = '\u001B[31mError: expected 2\u001B[39m\n\n    at shared/a.test.ts:3:1\n    at node:internal';
    const lines = summary([ran('adds'), failed('divides by two', said)]).split('\n');
    expect(lines.slice(-6, -1)).toEqual([
      'Failed',
      '  unit shared/a.test.ts › divides by two',
      '    Error: expected 2',
      '      at shared/a.test.ts:3:1',
      '',
    ]);
  });

  it('lists the twenty slowest, the slowest first', () => {
    const results = Array.from({ length: 30 }, (_, index) => ran(`test ${index}`, index * 1_000));
    const rows = summary(results)
      .split('\n')
      .filter((line) => line.includes('›'));
    expect(rows).toHaveLength(20);
    expect(rows[0]).toBe('   29.0 s  unit shared/a.test.ts › test 29');
    expect(rows.at(-1)).toContain('› test 10');
  });
});

describe('the results of Vitest', () => {
  const error = (message: string) => ({ message });
  const test = (fullName: string, state: string, ...messages: string[]) => ({
    fullName,
    result: () => ({ state, errors: messages.map(error) }),
    diagnostic: () => (state === 'skipped' ? undefined : { duration: 3 }),
  });
  const module: VitestModule = {
    project: { name: 'unit' },
    relativeModuleId: 'shared/a.test.ts',
    errors: () => [error('Cannot find module')],
    children: {
      allSuites: () => [{ fullName: 'sums', errors: () => [error('beforeAll: no engine')] }],
      allTests: () => [
        test('sums add', 'passed'),
        test('sums later', 'skipped'),
        test('sums divide', 'failed', 'by zero'),
      ],
    },
  };

  it('are the tests that ran, and what failed around them', () => {
    const about = { layer: 'unit', file: 'shared/a.test.ts' };
    expect(readVitest([module], [error('Unhandled rejection')])).toEqual([
      { ...about, name: 'sums add', milliseconds: 3 },
      { ...about, name: 'sums divide', milliseconds: 3, failure: 'by zero' },
      { ...about, name: 'sums', milliseconds: 0, failure: 'beforeAll: no engine' },
      { ...about, name: 'outside of the tests', milliseconds: 0, failure: 'Cannot find module' },
      {
        layer: 'unit',
        file: '',
        name: 'outside of the tests',
        milliseconds: 0,
        failure: 'Unhandled rejection',
      },
    ]);
  });
});

describe('the results of Playwright', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    tests: [{ status, results: [{ duration: 1_500, errors: messages.map((message) => ({ message })) }] }],
  });
  const report: PlaywrightReport = {
    suites: [
      {
        file: 'runner.spec.ts',
        title: 'runner.spec.ts',
        specs: [spec('opens', 'expected'), spec('never', 'skipped')],
        suites: [
          {
            file: 'runner.spec.ts',
            title: 'at 375 px',
            specs: [
              spec('scrolls', 'unexpected', 'Error: not visible'),
              spec('turns', 'flaky', 'Error: once'),
            ],
          },
        ],
      },
    ],
    errors: [{ message: 'Error: no stage' }],
  };

  it('take a flaky test and an error outside of the tests for failures', () => {
    expect(readPlaywright(report).map(({ file, name, failure }) => [file, name, failure])).toEqual([
      ['e2e/runner.spec.ts', 'opens', undefined],
      ['e2e/runner.spec.ts', 'at 375 px scrolls', 'Error: not visible'],
      ['e2e/runner.spec.ts', 'at 375 px turns', 'Error: once'],
      ['', 'outside of the tests', 'Error: no stage'],
    ]);
  });
});

describe('a run', () => {
  const fine = [ran('adds')];
  const broken = [ran('adds'), failed('divides', 'Error')];

  it.each([
    ['no report', 0, undefined, 1],
    ['an error and no failed test', 1, fine, 2],
    ['an error and failed tests', 1, broken, 2],
    ['no error', 0, fine, 1],
  ])('with %s is complete', (_, exitCode, reported, length) => {
    expect(completeRun('unit', exitCode, reported)).toHaveLength(length);
  });

  it('that explains nothing says so', () => {
    expect(completeRun('browser', 3, fine).at(-1)).toMatchObject({
      layer: 'browser',
      failure: 'The run ended with code 3 and reports no failed test.',
    });
  });
});
