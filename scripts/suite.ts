import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './ensure-browser.ts';
import { run } from './run.ts';

/** Runs test suites with Vitest and Playwright and adds up the results of their JSON reports. */

export interface Outcome {
  passed: number;
  /** A line for each failure. */
  failures: string[];
}

/** The part of Vitest's JSON report that is read. */
export interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** A file that failed without a failed test (an import, a hook) counts as one failure. */
export function vitestOutcome({ testResults }: VitestReport): Outcome {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0) return failed.map(({ fullName }) => `${name} › ${fullName}`);
    return status === 'failed'
      ? [`${name} › ${message.split('\n')[0] || 'failed outside of its tests'}`]
      : [];
  });
  return { passed: tests.filter(({ status }) => status === 'passed').length, failures };
}

interface PlaywrightSuite {
  file: string;
  specs: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

/** The part of Playwright's JSON report that is read. */
export interface PlaywrightReport {
  suites: PlaywrightSuite[];
  /** Errors outside of the tests. */
  errors: { message?: string }[];
}

const withinSuites = (suites: PlaywrightSuite[]): PlaywrightSuite[] =>
  suites.flatMap((suite) => [suite, ...withinSuites(suite.suites ?? [])]);

export function playwrightOutcome({ suites, errors }: PlaywrightReport): Outcome {
  const tests = withinSuites(suites).flatMap(({ file, specs }) =>
    specs.flatMap(({ title, tests: runs }) =>
      runs.map(({ status }) => ({ status, name: `e2e/${file} › ${title}` })),
    ),
  );
  const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky');
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failures: [
      ...failed.map(({ name }) => name),
      ...errors.map(({ message = '' }) => `e2e › ${message.split('\n')[0]}`),
    ],
  };
}

/** A run that names no failure has failed all the same if it ended with an error or reports no test. */
export function completeOutcome(command: string, code: number, reported?: Outcome): Outcome {
  const { passed, failures } = reported ?? { passed: 0, failures: [] };
  if (failures.length > 0 || (code === 0 && passed > 0)) return { passed, failures };
  return { passed, failures: [`${command} ended with code ${code} and ${passed} passed tests`] };
}

/** The end of every run. */
export function summary(outcomes: readonly Outcome[]): string {
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const listed = failures.length > 0 ? ['Failed', ...failures.map((line) => `  ${line}`), ''] : [];
  return ['', ...listed, `${passed} passed, ${failures.length} failed`].join('\n');
}

/** Runs a tool that writes its JSON report to the file that it is told. */
async function runTool<Report>(
  command: (reportFile: string) => { args: string[]; env?: Record<string, string> },
  read: (report: Report) => Outcome,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'quizhall-report-'));
  const file = join(folder, 'report.json');
  const { args, env } = command(file);
  const [tool = '', ...more] = args;
  try {
    const code = await run(tool, more, env);
    const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
    return completeOutcome(tool, code, report && read(report));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function runVitest(...args: string[]): Promise<Outcome> {
  const reporters = (file: string) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return runTool((file) => ({ args: ['vitest', ...args, '--run', ...reporters(file)] }), vitestOutcome);
}

/** Runs browser tests through the site as it is built. */
export async function runPlaywright(...args: string[]): Promise<Outcome> {
  const CHROME_PATH = await ensureBrowser();
  return runTool(
    (file) => ({
      args: ['playwright', 'test', '--config', 'e2e', ...args],
      env: { CHROME_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    }),
    playwrightOutcome,
  );
}

/** Runs a command that is no test suite: a failure counts, a success does not. */
export async function check(name: string, command: string, ...args: string[]): Promise<Outcome> {
  console.log(`\n== ${name}`);
  const code = await run(command, args);
  return { passed: 0, failures: code === 0 ? [] : [`${name}: ${command} ended with code ${code}`] };
}

export const buildSite = () => check('build of the site', 'npm', 'run', '--silent', 'build');

/** Prints the sum of all outcomes and leaves the exit code. */
export async function finish(suites: () => Promise<Outcome[]>): Promise<void> {
  const outcomes = await suites().catch((error: unknown) => [
    { passed: 0, failures: [error instanceof Error ? error.message : String(error)] },
  ]);
  console.log(summary(outcomes));
  process.exitCode = outcomes.some(({ failures }) => failures.length > 0) ? 1 : 0;
}
