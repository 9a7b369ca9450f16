import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './ensure-browser.ts';
import { completeRun, outside, type PlaywrightReport, readPlaywright, type Result } from './results.ts';
import { run } from './run.ts';
import { byIsolation, unitFiles } from './unit-files.ts';
import { RESULTS_FILE } from './vitest-reporter.ts';

/** Runs one project of `vitest.config.ts`. */
export function runVitest(project: 'unit' | 'integration' | 'long', args: string[] = []): Promise<Result[]> {
  return withReport(async (file) => {
    const reporters = ['--reporter=default', '--reporter=./scripts/vitest-reporter.ts'];
    const code = await run('vitest', ['run', '--project', project, ...reporters, ...args], {
      [RESULTS_FILE]: file,
    });
    return completeRun(project, code, read<Result[]>(file));
  });
}

/**
 * Runs all unit tests, those that may share a process in as few as there are cores.
 * @param order for Vitest: the order of the files, if another than its own
 */
export async function runUnitTests(order: string[] = []): Promise<Result[]> {
  const { together, alone } = byIsolation(unitFiles());
  return [
    ...(await runVitest('unit', ['--no-isolate', ...order, ...together])),
    ...(await runVitest('unit', [...order, ...alone])),
  ];
}

export interface BrowserOptions {
  /** The site is built already. */
  built?: boolean;
  /** For Playwright. */
  args?: string[];
}

/** Runs the journeys through the built site in a real browser. */
export async function runBrowserTests({ built = false, args = [] }: BrowserOptions = {}): Promise<Result[]> {
  const CHROME_PATH = await ensureBrowser();
  const code = built ? 0 : await run('npm', ['run', '--silent', 'build']);
  if (code !== 0) return [outside('browser', '', `The site could not be built: code ${code}.`)];
  return withReport(async (file) => {
    const env = { CHROME_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    const code = await run('playwright', ['test', '--config', 'e2e', ...args], env);
    const report = read<PlaywrightReport>(file);
    return completeRun('browser', code, report && readPlaywright(report));
  });
}

/** Gives a suite a place for its report, which nobody needs afterwards. */
async function withReport(suite: (file: string) => Promise<Result[]>): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'quizhall-report-'));
  try {
    return await suite(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}
