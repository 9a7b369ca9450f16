import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { run } from './run.ts';

/** Where browsers of the Chromium family usually are; `CHROME_PATH` names another one. */
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const MISSING =
  'The browser tests need Chromium or Chrome: install one, or set CHROME_PATH to its executable.';

/** A browser that starts on this machine, if there is one. */
export function findBrowser(): string | undefined {
  const places = [process.env.CHROME_PATH, ...USUAL_PLACES, playwrightsOwn()];
  return places.find((path) => path && existsSync(path) && starts(path));
}

/**
 * Finds a browser, or gets one: Playwright's own, else the package of a Debian machine that lets us install.
 * @throws Error with one line for the person when there is no way
 */
export async function ensureBrowser(): Promise<string> {
  const ways = [installPlaywrights, installDebians];
  for (let found = findBrowser(); ; found = findBrowser()) {
    if (found) return found;
    const way = ways.shift();
    if (!way) throw new Error(MISSING);
    await way();
  }
}

const inE2e = createRequire(new URL('../e2e/package.json', import.meta.url));

function playwrightsOwn(): string | undefined {
  try {
    const { chromium } = inE2e('@playwright/test') as { chromium: { executablePath(): string } };
    return chromium.executablePath();
  } catch {
    // Playwright has none for this platform.
    return undefined;
  }
}

/** A browser that was copied without its libraries is there and does not start. */
function starts(path: string): boolean {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

async function installPlaywrights(): Promise<void> {
  console.log('No Chromium found; trying to download the one of Playwright.');
  await run('playwright', ['install', 'chromium']);
}

async function installDebians(): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing the Chromium of the distribution.');
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', ['update', '-qq'], quiet)) === 0)
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
}

if (import.meta.main) {
  try {
    console.log(await ensureBrowser());
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
