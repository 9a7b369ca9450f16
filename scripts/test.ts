import { ensureBrowser } from './ensure-browser.ts';
import { hasFailed, type Result, summary } from './results.ts';
import { runBrowserTests, runUnitTests, runVitest } from './suites.ts';

/** All three layers, one after the other; each runs although an earlier one failed. */
export async function runAllTests({ built = false } = {}): Promise<Result[]> {
  // First, so that a machine without a browser says so in a second and not after minutes.
  await ensureBrowser();
  const unit = await runUnitTests();
  const integration = await runVitest('integration');
  const browser = await runBrowserTests({ built });
  return [...unit, ...integration, ...browser];
}

/** Runs tests as a command: prints what they came to and leaves the exit code. */
export async function finish(tests: () => Promise<Result[]>): Promise<void> {
  try {
    const results = await tests();
    console.log(summary(results));
    process.exitCode = results.some(hasFailed) ? 1 : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

if (import.meta.main) await finish(() => runAllTests());
