import { expect, type Page } from '@playwright/test';
import { axeFindings, sidewaysPixels } from './axe.ts';
import { signedInAs } from './demo.ts';
import { newAccount } from './people.ts';
import { PNG } from './png.ts';
import { drainStream, mailedCode, mailedLink, newAddress, PASSWORD, test, urls, watch } from './stage.ts';

const NEXT = 'another quiet 9 rivers';
const PHONE = { width: 375, height: 700 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function looksRight(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
}

test('a learner tells who they are, keeps their account safe, and becomes a creator', async ({
  page,
  browser,
}) => {
  watch(page, [/status of 400/]);
  const account = await newAccount('Dorothy Vaughan', 'learner');
  const { email } = account;
  await signedInAs(page, account);
  await page.goto(`${urls.site}/account/profile`);

  await button(page, 'Edit').click();
  const dialog = page.getByRole('dialog', { name: 'Edit profile' });
  await dialog.getByLabel('Phone number').fill('none');
  await dialog.getByLabel('Location').fill('Hampton');
  await button(page, 'Save').click();
  await expect(dialog.getByText('Please enter a phone number')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByLabel('Phone number').fill('+1 757 555 0100');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PNG });
  await expect(button(page, 'Change picture')).toBeVisible();
  await button(page, 'Cancel').click();
  await button(page, 'Keep editing').click();
  await button(page, 'Save').click();
  await expect(page.getByText('Profile updated!')).toBeVisible();
  await expect(page.getByText('+1 757 555 0100')).toBeVisible();
  await expect(page.locator('main img[src^="/media/avatar/"]')).toBeVisible();
  await page.reload();
  await expect(page.locator('header img[src^="/media/avatar/"]').first()).toBeVisible();
  await expect(page.getByText('Hampton')).toBeVisible();

  const elsewhere = await (
    await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1' })
  ).newPage();
  await elsewhere.goto(`${urls.site}/auth/login`);
  await elsewhere.getByRole('textbox', { name: 'Email' }).fill(email);
  await elsewhere.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await elsewhere.getByRole('button', { name: 'Sign In' }).click();
  await expect(elsewhere).toHaveURL(/\/account\/profile/);

  await page.getByRole('tab', { name: 'Security' }).click();
  await expect(page.getByText('Safari on iPhone')).toBeVisible();
  await looksRight(page);
  await page.setViewportSize(PHONE);
  expect(await sidewaysPixels(page)).toBe(0);
  await button(page, 'Change email').click();
  const to = newAddress();
  await page.getByLabel('New email address').fill(email);
  await page.getByLabel('Current password').fill(PASSWORD);
  await button(page, 'Send verification code').click();
  await expect(page.getByText('This is the address of your account already')).toBeVisible();
  await page.getByLabel('New email address').fill(to);
  await button(page, 'Send verification code').click();
  const code = page.getByRole('textbox', { name: 'Verification code' });
  await expect(code).toBeVisible();
  await code.fill(await mailedCode(to));
  await looksRight(page);
  await button(page, 'Confirm email').click();
  await expect(page.getByText('Email address changed')).toBeVisible();
  await expect(page.getByText(to).first()).toBeVisible();
  await drainStream();
  expect(await mailedLink(email)).toContain('/auth/undo-email-change');
  await elsewhere.reload();
  await expect(elsewhere.getByText(to).first()).toBeVisible();

  await button(page, 'Change Password').click();
  await page.getByLabel('Current password').fill('not mine at all');
  await page.getByLabel('New password').fill(NEXT);
  await page.getByLabel('Confirm password').fill(NEXT);
  await button(page, 'Change password').click();
  await expect(page.getByText('This is not your current password')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Current password').fill(PASSWORD);
  await button(page, 'Change password').click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(page.getByText('Safari on iPhone')).toHaveCount(0);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/auth\/login/);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${urls.site}/get-started`);
  await page.getByRole('link', { name: 'Create a Quiz' }).click();
  await expect(page.getByRole('heading', { name: 'Become a Creator' })).toBeVisible();
  await looksRight(page);
  await button(page, 'Become a Creator').click();
  await expect(page).toHaveURL(/\/quiz\/create$/);
  await page.goto(`${urls.site}/account/profile`);
  await expect(button(page, 'My Quizzes')).toBeVisible();
});
