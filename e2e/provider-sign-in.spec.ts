import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { newAccount } from './people.ts';
import { newAddress, test, urls } from './stage.ts';

async function withGoogle(page: Page, from = '/auth/login'): Promise<void> {
  await page.goto(urls.site + from);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
}

test('who has no account accepts the terms, and is refused where nobody vouches for the address', async ({
  browser,
  page,
  google,
}) => {
  test.skip(process.env.E2E_STAGE !== undefined, 'a running stage has no keys at this provider');
  const email = newAddress();
  google.next = { sub: 'ada', email, email_verified: true, name: 'Ada Lovelace' };
  await withGoogle(page, '/notifications');
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/notifications$/);
  await page.goto(`${urls.site}/account/profile?tab=security`);
  await expect(page.getByRole('link', { name: 'Set a password' })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  google.next = { sub: 'eve', email, email_verified: false };
  await withGoogle(other);
  await expect(other.getByRole('heading', { name: 'You are not signed in' })).toBeFocused();
  await expect(other.getByText('does not vouch for this address')).toBeVisible();
  expect(await axeFindings(other)).toEqual([]);
  await other.getByRole('link', { name: 'Back to sign in' }).click();
  google.next = undefined;
  await other.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(other.getByText('The sign-in was cancelled.')).toBeVisible();
});

test('who has an account opens it with the verified address, too', async ({ browser, google }) => {
  test.skip(process.env.E2E_STAGE !== undefined, 'a running stage has no keys at this provider');
  const { email } = await newAccount('Grace Hopper', 'learner');
  const other = await (await browser.newContext()).newPage();
  google.next = { sub: 'grace', email: email.toUpperCase(), email_verified: true, name: 'Another name' };
  await withGoogle(other);
  await expect(other).toHaveURL(/\/account\/profile/);
  await expect(other.getByRole('heading', { name: 'Grace Hopper' })).toBeVisible();
});
