import { expect, type Page } from '@playwright/test';
import { totpCode } from '@quizhall/functions/accounts/model/totp.ts';
import { axeFindings } from './axe.ts';
import { signedInAs } from './demo.ts';
import { newAccount } from './people.ts';
import { PASSWORD, stageNow, test, urls } from './stage.ts';

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`${urls.site}/auth/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible();
}

/** Checks on a laptop and on a phone that the dialog's footer buttons are in view without scrolling. */
async function expectFooterInView(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const size of [
    { width: 1280, height: 900 },
    { width: 375, height: 667 },
  ]) {
    await page.setViewportSize(size);
    const buttons = await page.getByRole('dialog').locator('footer').getByRole('button').all();
    expect(buttons.length).toBeGreaterThan(0);
    for (const button of buttons) await expect(button).toBeInViewport({ ratio: 1 });
  }
  if (before) await page.setViewportSize(before);
}

test('two-factor authentication is switched on, asked for, opened with a recovery code, and switched off', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage();
  const account = await newAccount('Grace Hopper', 'learner');
  const { email } = account;
  await signedInAs(page, account);
  await page.goto(`${urls.site}/account/profile?tab=security`);
  await page.getByRole('button', { name: 'Switch on' }).click();
  const dialog = page.getByRole('dialog');
  const key = await dialog.getByRole('code').textContent();
  expect(await axeFindings(page)).toEqual([]);
  await expectFooterInView(page);
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  await dialog
    .getByLabel('Code that the app shows')
    .fill(totpCode((key ?? '').replaceAll(' ', ''), await stageNow()));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Keep your recovery codes' })).toBeVisible();
  const [recovery = ''] = await dialog
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allTextContents();
  expect(await axeFindings(page)).toEqual([]);
  await expectFooterInView(page);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await signIn(other, email);
  await expect(other.getByLabel('Authentication code')).toBeFocused();
  expect(await axeFindings(other)).toEqual([]);
  await other.keyboard.type('000000');
  await other.keyboard.press('Enter');
  await expect(other.getByText('This code is not right.', { exact: false })).toBeVisible();
  await other.getByRole('button', { name: 'Use a recovery code' }).click();
  await other.getByRole('textbox', { name: 'Recovery code' }).fill(recovery);
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL(/\/account\/profile/);

  await page.getByRole('button', { name: 'Switch off' }).click();
  await page.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText('Two-factor authentication is off')).toBeVisible();
});
