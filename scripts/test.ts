import { ensureBrowser } from './ensure-browser.ts';
import { buildSite, finish, type Outcome, runPlaywright, runVitest } from './suite.ts';

/** Unit, integration and browser tests, one after the other; each runs although an earlier one failed. */
export async function runTests(): Promise<Outcome[]> {
  return [
    await runVitest('--project', 'unit', '--project', 'isolated'),
    await runVitest('--project', 'integration'),
    await runPlaywright(),
  ];
}

if (import.meta.main)
  await finish(async () => {
    // First, so that a machine without a browser says so in a second and not after minutes.
    await ensureBrowser();
    return [await buildSite(), ...(await runTests())];
  });
