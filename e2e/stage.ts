import { type BrowserContext, expect, type Page, type Response, test as base } from '@playwright/test';
import { getLatestCode, getLatestLink } from '@quizhall/functions/platform/local/mailbox.ts';
import { type OidcServer, oidcServer } from '@quizhall/functions/testing/oidc-server.ts';
import { type StageUrls, startBundledStage } from '../scripts/bundled-stage.ts';

/** Addresses of this worker's stage, once it runs: read them in tests, not when a file loads. */
export const urls = {} as StageUrls;

/**
 * A test with a stage behind it. Every worker has a stage of its own, data, clock and all, from its first test to its
 * last: what runs beside never moves this one's clock. Tests that run one after the other share it, so each makes the
 * people and quizzes that it changes.
 */
export const test = base.extend<
  { aftermath: void },
  { google: OidcServer; stage: string; calendar: string; full: boolean }
>({
  /** A file that moves the clock by months says a word of its own, and gets a worker and a stage of its own. */
  calendar: ['today', { scope: 'worker', option: true }],
  /** A file that wants ten thousand public quizzes says so, and gets a worker and a stage of its own. */
  full: [false, { scope: 'worker', option: true }],
  /** Signs people in as Google would; nobody plays Microsoft. */
  google: [
    // Playwright reads from the braces what a fixture needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await oidcServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  stage: [
    async ({ google, full }, use) => {
      const keys = {
        OIDC_PROVIDERS: 'google',
        OIDC_GOOGLE: google.keys,
        // Receivers of webhooks are servers of the tests.
        WEBHOOKS_TO_THIS_MACHINE: 'true',
      };
      const { urls: own, stop } = await startBundledStage(keys, full ? ['--full'] : []);
      google.sendBackTo([`${own.site}/api/auth/oidc/google/callback`]);
      Object.assign(urls, own);
      await use(own.site);
      await stop();
    },
    { scope: 'worker', auto: true, timeout: 1_000_000 },
  ],
  /** Says what a failed test saw, and closes what it left open: pages of another test would go on beside the next. */
  aftermath: [
    async ({ browser }, use, info) => {
      await use();
      for (const context of browser.contexts()) {
        if (info.status !== info.expectedStatus) await Promise.all(context.pages().map(tell));
        await context.close();
      }
    },
    { auto: true },
  ],
});

/** Prints what a page shows: the log of a machine far away is often all that is left of a failure. */
async function tell(page: Page): Promise<void> {
  const shown = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String);
  console.log(`At the end ${page.url()} showed\n${shown.slice(0, 3_000)}`);
}

export const mailedCode = (address: string) => getLatestCode(address, urls.inbox);
export const mailedLink = (address: string) => getLatestLink(address, urls.inbox);

async function control(action: string, body: object = {}): Promise<unknown> {
  const response = await fetch(`${urls.control}/${action}`, { method: 'POST', body: JSON.stringify(body) });
  expect(response.status, `control ${action}`).toBe(200);
  return response.json();
}

/** Moves the server's clock forward, and tells the milliseconds that it shows then: tests before may have moved it, too. */
export async function advanceClock(seconds: number): Promise<number> {
  const { now } = (await control('clock', { advanceSeconds: seconds })) as { now: string };
  return Date.parse(now);
}
/** What the server's clock shows, in milliseconds. */
export const stageNow = () => advanceClock(0);
/** Does the due work of the minute now. */
export const runTick = () => control('tick');
/** Has the stage's name server know a TXT record. */
export const setTextRecord = (name: string, value: string) => control('dns', { name, values: [value] });
/** Waits until statistics contain everything written so far. */
export const drainStream = () => control('drain');

/** Fails the test for what nobody expects in a browser: uncaught errors, console errors, blocked content. */
export function watch(page: Page, allowed: RegExp[] = []): void {
  page.on('pageerror', (error) => expect.soft(error.message, 'uncaught error').toBe(''));
  page.on('console', (message) => {
    const text = message.text();
    const isExpected = allowed.some((pattern) => pattern.test(text));
    if (message.type() === 'error' && !isExpected)
      expect.soft(text, `console error, of ${message.location().url}`).toBe('');
  });
}

/**
 * Waits until the app listens to a page that came as finished markup: before that, no key and no press does anything.
 * Parts with code of their own (a `Suspense` boundary: the newsletter box) may come alive later still.
 */
export async function takenOver(page: Page): Promise<void> {
  await expect(page.locator('#root > *').first()).toBeAttached();
  await expect(page.locator('#root[data-routes]')).toHaveCount(0);
}

/** Records every answer of the API that the page receives, with its body, as soon as that has been read. */
export function recordApi(context: BrowserContext): { url: string; body: string }[] {
  const seen: { url: string; body: string }[] = [];
  context.on('response', (response: Response) => {
    if (!response.url().includes('/api/')) return;
    response
      .text()
      .then((body) => seen.push({ url: response.url(), body }))
      .catch(() => undefined);
  });
  return seen;
}

let people = 0;
/** An address that nobody has used on this stage. */
export const newAddress = () => `person${Date.now().toString(36)}${people++}@example.com`;
export const PASSWORD = 'my quiet 7 rivers';

interface Newcomer {
  name: string;
  type: string;
  /** Where the page shows the signup already, and what led there has to be kept. */
  isThere?: boolean;
  /** A new address unless given. */
  email?: string;
}

/** Fills in the signup, to where it asks for the mailed code. Answers the address. */
export async function askForCode(
  page: Page,
  { name, type, isThere = false, email = newAddress() }: Newcomer,
): Promise<string> {
  if (!isThere) await page.goto(`${urls.site}/auth/signup`);
  await page.getByRole('radio', { name: type }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: 'Full name' }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Send verification code' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  return email;
}

/** Signs up through the pages, reading the code from the inbox. Ends on the profile. */
export async function signUp(page: Page, who: Newcomer): Promise<string> {
  const email = await askForCode(page, who);
  await page.getByRole('textbox', { name: 'Verification code' }).fill(await mailedCode(email));
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/account\/profile\?welcome=true/);
  return email;
}
