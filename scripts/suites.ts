import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Counts,
  countPlaywright,
  countRun,
  countVitest,
  type PlaywrightReport,
  type VitestReport,
} from './counts.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { run } from './run.ts';

/** Runs one project of `vitest.config.ts`. */
export function runVitest(project: 'unit' | 'integration', args: string[] = []): Promise<Counts> {
  return withReport(async (file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const code = await run('vitest', ['run', '--project', project, ...reporters, ...args]);
    return countRun(code, read<VitestReport, Counts>(file, countVitest));
  });
}

export interface BrowserOptions {
  /** The site is built already. */
  built?: boolean;
  /** For Playwright. */
  args?: string[];
}

/** Runs the journeys through the built site in a real browser. */
export async function runBrowserTests({ built = false, args = [] }: BrowserOptions = {}): Promise<Counts> {
  const CHROME_PATH = await ensureBrowser();
  if (!built && (await run('npm', ['run', '--silent', 'build'])) !== 0) return countRun(1, undefined);
  return withReport(async (file) => {
    const env = { CHROME_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    const code = await run('playwright', ['test', '--config', 'e2e', ...args], env);
    return countRun(code, read<PlaywrightReport, Counts>(file, countPlaywright));
  });
}

/** Gives a suite a place for its report, which nobody needs afterwards. */
async function withReport<Result>(suite: (file: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'quizhall-report-'));
  try {
    return await suite(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function read<Report, Result>(file: string, count: (report: Report) => Result): Result | undefined {
  return existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}
