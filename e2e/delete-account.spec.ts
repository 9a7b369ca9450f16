import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { PASSWORD, signUp, test, urls } from './stage.ts';

test('an account is taken along and deleted by its owner, and nobody signs in with it any more', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage();
  const email = await signUp(page, { name: 'Grace Hopper', type: 'Quiz Creator' });
  await page.goto(`${urls.site}/account/profile?tab=security`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^quizhall-account-[\d-]{10}\.json$/);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ account: [{ email }] });

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByText('What stays')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByLabel('Your e-mail address').fill('someone@else.example');
  await dialog.getByRole('textbox', { name: 'Current password' }).fill('not my password');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('This is not the address of your account')).toBeVisible();
  await dialog.getByLabel('Your e-mail address').fill(email);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('Incorrect password')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('Your account is deleted.', { exact: false })).toBeVisible();
  await expect(page).toHaveURL(`${urls.site}/`);
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();

  await page.goto(`${urls.site}/auth/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.locator('#main').getByText('Invalid email or password')).toBeVisible();
});
