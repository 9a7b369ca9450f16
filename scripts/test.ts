import { add, type Counts, summary } from './counts.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { runBrowserTests, runVitest } from './suites.ts';

/** All three layers, one after the other; each runs although an earlier one failed. */
export async function runAllTests({ built = false } = {}): Promise<Counts> {
  // First, so that a machine without a browser says so in a second and not after minutes.
  await ensureBrowser();
  const unit = await runVitest('unit');
  const integration = await runVitest('integration');
  const browser = await runBrowserTests({ built });
  return add(unit, integration, browser);
}

if (import.meta.main) {
  try {
    const counts = await runAllTests();
    console.log(summary(counts));
    process.exitCode = counts.failed === 0 ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
