import { summary } from './counts.ts';
import { runBrowserTests } from './suites.ts';

try {
  const counts = await runBrowserTests({ args: process.argv.slice(2) });
  console.log(summary(counts));
  process.exitCode = counts.failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
