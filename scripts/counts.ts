/** How many tests passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

export function add(...parts: Counts[]): Counts {
  return {
    passed: parts.reduce((sum, { passed }) => sum + passed, 0),
    failed: parts.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** The last line of every test run. */
export function summary({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}

/** The part of Vitest's JSON report that counts. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/** A file that could not even be loaded reports no test, and counts as one that failed. */
export function countVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** The part of Playwright's JSON report that counts. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  /** What went wrong outside of a test. */
  errors: unknown[];
}

export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/**
 * The counts of one run. A run that ended with an error and reports no failed test, or nothing at all, failed as a
 * whole: that counts as one.
 */
export function countRun(exitCode: number, reported: Counts | undefined): Counts {
  const counts = reported ?? { passed: 0, failed: 0 };
  const isUnexplained = counts.failed === 0 && (exitCode !== 0 || !reported);
  return isUnexplained ? { ...counts, failed: 1 } : counts;
}
