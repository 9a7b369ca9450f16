/** The results of all tests of one run: what Vitest and Playwright report, counted and printed at the end in one way. */

export type Layer = 'unit' | 'integration' | 'long' | 'browser' | 'check';

/** One test that ran. What fails outside of a test is listed as one that failed. */
export interface Result {
  layer: Layer;
  /** From the project's folder; empty for what belongs to no file. */
  file: string;
  name: string;
  milliseconds: number;
  /** What the failed one says, as it was reported. */
  failure?: string;
}

const SLOWEST = 20;

/** The end of every run: where its time went, what failed, and a last line that counts. */
export function summary(results: Result[]): string {
  const slowest = results.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST);
  const failed = results.filter(hasFailed);
  return [
    '',
    ...section(
      'Slowest tests',
      slowest.map((result) => `${seconds(result)}  ${title(result)}`),
    ),
    ...section(
      'Failed',
      failed.map((result) => `${title(result)}\n    ${firstLines(result.failure ?? '')}`),
    ),
    `${results.length - failed.length} passed, ${failed.length} failed`,
  ].join('\n');
}

export const hasFailed = ({ failure }: Result): boolean => failure !== undefined;

function section(heading: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : [heading, ...lines.map((line) => `  ${line}`), ''];
}

const seconds = ({ milliseconds }: Result) => `${(milliseconds / 1_000).toFixed(1).padStart(5)} s`;
const title = ({ layer, file, name }: Result) => `${[layer, file].join(' ').trim()} › ${name}`;

const COLOURS = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g');

/** The message, and with Playwright what it looked for, with Vitest where it stood. */
function firstLines(failure: string): string {
  const lines = failure.replaceAll(COLOURS, '').split('\n');
  const told = lines.map((line) => line.trim()).filter((line) => line !== '');
  return told
    .slice(0, 2)
    .map((line) => line.slice(0, 300))
    .join('\n      ');
}

interface VitestError {
  message: string;
  stack?: string;
}

/** The part of Vitest's test modules that is read: `TestModule` of its reporters has all of it. */
export interface VitestModule {
  project: { name: string };
  relativeModuleId: string;
  errors(): readonly VitestError[];
  children: {
    allSuites(): Iterable<{ fullName: string; errors(): readonly VitestError[] }>;
    allTests(): Iterable<{
      fullName: string;
      result(): { state: string; errors?: readonly VitestError[] };
      diagnostic(): { duration: number } | undefined;
    }>;
  };
}

/** @param unhandled what was thrown outside of every test */
export function readVitest(modules: readonly VitestModule[], unhandled: readonly VitestError[]): Result[] {
  const layer = modules[0]?.project.name as Layer;
  return [...modules.flatMap(readModule), ...unhandled.map((error) => outside(layer, '', say(error)))];
}

function readModule(module: VitestModule): Result[] {
  const { project, relativeModuleId: file, children } = module;
  const layer = project.name as Layer;
  const suites = [...children.allSuites()].flatMap((suite) =>
    suite.errors().map((error) => ({ ...outside(layer, file, say(error)), name: suite.fullName })),
  );
  const tests = [...children.allTests()]
    .map((test) => ({
      name: test.fullName,
      milliseconds: test.diagnostic()?.duration ?? 0,
      ...test.result(),
    }))
    .filter(({ state }) => state === 'passed' || state === 'failed')
    .map(({ name, milliseconds, state, errors: told = [] }) => ({
      layer,
      file,
      name,
      milliseconds,
      ...(state === 'failed' && { failure: told.map(say).join('\n') }),
    }));
  return [...tests, ...suites, ...module.errors().map((error) => outside(layer, file, say(error)))];
}

const say = ({ message, stack }: VitestError) => stack ?? message;

/** The part of Playwright's JSON report that is read. */
export interface PlaywrightReport {
  suites: PlaywrightSuite[];
  /** What went wrong outside of a test. */
  errors: PlaywrightError[];
}

interface PlaywrightSuite {
  file: string;
  title: string;
  specs: {
    title: string;
    tests: { status: string; results: { duration: number; errors: PlaywrightError[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightError {
  message?: string;
}

/** A flaky test, one that passed only when it was tried again, has failed. */
export function readPlaywright({ suites, errors }: PlaywrightReport): Result[] {
  const told = errors.map(({ message }) => outside('browser', '', message ?? ''));
  return [...suites.flatMap((suite) => readSuite(suite, [])), ...told];
}

function readSuite({ file, title: own, specs, suites = [] }: PlaywrightSuite, above: string[]): Result[] {
  // The outermost suite is named like its file.
  const path = own === file ? above : [...above, own];
  const tests = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, results }) => ({
        layer: 'browser' as const,
        file: `e2e/${file}`,
        name: [...path, spec.title].join(' '),
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
        ...(status !== 'expected' && {
          failure: results.flatMap((result) => result.errors.map(({ message }) => message)).join('\n'),
        }),
      })),
  );
  return [...tests, ...suites.flatMap((suite) => readSuite(suite, path))];
}

/**
 * What one run of a layer came to. A run that ended with an error and reports no failed test, or reports nothing at
 * all, failed as a whole: that counts as one.
 */
export function completeRun(layer: Layer, exitCode: number, reported: Result[] | undefined): Result[] {
  const results = reported ?? [];
  const isUnexplained = !results.some(hasFailed) && (exitCode !== 0 || !reported);
  const said = reported ? 'reports no failed test' : 'left no report';
  return isUnexplained
    ? [...results, outside(layer, '', `The run ended with code ${exitCode} and ${said}.`)]
    : results;
}

/** Something that failed and is no test. */
export function outside(layer: Layer, file: string, failure: string): Result {
  return { layer, file, name: 'outside of the tests', milliseconds: 0, failure };
}
