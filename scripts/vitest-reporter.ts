import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';
import { readVitest } from './results.ts';

/** Tells Vitest which file the results go to. */
export const RESULTS_FILE = 'VITEST_RESULTS_FILE';

/**
 * Writes the results of a run of Vitest. Its own JSON report names neither what fails in a hook of a group nor what is
 * thrown outside of every test.
 */
export default class ResultsReporter implements Reporter {
  onTestRunEnd: Reporter['onTestRunEnd'] = (modules, unhandled) => {
    const file = process.env[RESULTS_FILE];
    if (!file) throw new Error(`${RESULTS_FILE} is not set`);
    writeFileSync(file, JSON.stringify(readVitest(modules, unhandled)));
  };
}
