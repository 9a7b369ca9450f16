import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { auth } from '@quizhall/shared/contract/accounts/auth';
import { users } from '@quizhall/shared/contract/accounts/users';
import { callApi } from './api.ts';
import { signedInAs } from './demo.ts';
import { newAccount } from './people.ts';
import { advanceClock, mailedLink, PASSWORD, signUp, test, urls, watch } from './stage.ts';

const NEW_PASSWORD = 'another quiet 9 rivers';

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('a forgotten password is replaced by the mailed link, once, and other sessions end', async ({
  browser,
}) => {
  const elsewhere = await (await browser.newContext()).newPage();
  const account = await newAccount('Katherine Johnson', 'learner');
  const { email } = account;
  await signedInAs(elsewhere, account);
  await elsewhere.goto(`${urls.site}/account/profile`);
  await expect(elsewhere.getByRole('heading', { name: 'Katherine Johnson' })).toBeVisible();
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${urls.site}/auth/login`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  const link = await mailedLink(email);
  await page.goto(link);
  await page.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('heading', { name: 'Password Reset!' })).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login/);

  await signIn(page, email, PASSWORD);
  await expect(page.getByText('Invalid email or password').first()).toBeVisible();
  await signIn(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/account\/profile/);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere.getByText('Session expired. Please log in again.').first()).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/auth\/login/);
});

test('a session outlives its access token, in two tabs, and ends with the sign-out', async ({ context }) => {
  const first = await context.newPage();
  watch(first, [/status of 401/]);
  await signUp(first, { name: 'Dorothy Vaughan', type: 'Quiz Creator' });
  const second = await context.newPage();
  await second.goto(`${urls.site}/quiz/manage`);
  await expect(second.getByRole('heading', { name: 'Quiz Management' })).toBeVisible();
  await advanceClock(16 * 60);
  await Promise.all([first.goto(`${urls.site}/quiz/manage`), second.reload()]);
  for (const page of [first, second]) {
    await expect(page.getByRole('heading', { name: 'Quiz Management' })).toBeVisible();
  }
  await first.getByRole('button', { name: /Dorothy Vaughan|DV|Account/ }).click();
  await first.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(first.getByText('Logged out successfully')).toBeVisible();
  await second.goto(`${urls.site}/quiz/manage`);
  await expect(second).toHaveURL(/\/auth\/login/);
});

test('who is signed out in the middle of a quiz signs in again and finds what was typed', async ({
  page,
}) => {
  watch(page, [/status of 401/]);
  const account = await newAccount('Annie Easley', 'moderator');
  const { email } = account;
  await signedInAs(page, account);
  await page.goto(`${urls.site}/quiz/create`);
  const title = page.getByRole('textbox', { name: /Title/ });
  await title.fill('What rockets burn');
  const { tokens } = await callApi(auth.login, { body: { email, password: PASSWORD } });
  await callApi(users.endOtherSessions, { token: tokens.accessToken, body: {} });
  await title.fill('What rockets burn, and why');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await signIn(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/quiz\/create/);
  await expect(title).toHaveValue('What rockets burn, and why');
});

test('a guarded page comes back after signing in, and an unknown one leads home', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto(`${urls.site}/quiz/create`);
  await expect(page).toHaveURL(/\/auth\/login/);
  await signIn(page, demoAccounts.creator.email, demoAccounts.creator.password);
  await expect(page).toHaveURL(/\/quiz\/create/);
  await page.goto(`${urls.site}/no/such/page`);
  await expect(page).toHaveURL(`${urls.site}/`);
});
