import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { axeFindings, sidewaysPixels } from './axe.ts';
import { signedInAs } from './demo.ts';
import { advanceClock, test, urls, watch } from './stage.ts';

const DAY = 24 * 3_600;
const PHONE = { width: 375, height: 700 };

test.use({ calendar: 'a year later' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Pays in the dialog that opens. */
async function pay(page: Page, cardNumber: string, amount: string): Promise<void> {
  await button(page, 'Continue to Payment').click();
  await page.getByLabel('Card number').fill(cardNumber);
  await page.getByLabel('Expiry date').fill('12/49');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Ada Lovelace');
  await button(page, `Pay ${amount}`).click();
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function looksRight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

test('a creator tries Pro, pays for it, changes it, cancels it, and pays a renewal that was declined', async ({
  page,
  browser,
}) => {
  test.skip(process.env.E2E_STAGE !== undefined, 'moves the clock by a year');
  watch(page);
  await signedInAs(page, demoAccounts.creator);
  await page.goto(`${urls.site}/#pricing`);
  await page.getByRole('link', { name: 'Start 14-day free trial' }).click();
  await expect(page).toHaveURL(/\/subscription$/);
  await button(page, 'Start 14-day free trial').click();
  await expect(page.getByText('Your free trial of Pro ends on')).toBeVisible();
  await looksRight(page);

  await button(page, 'Keep Pro after the trial').click();
  await expect(page.getByText('The paid time begins on')).toBeVisible();
  await pay(page, '4000 0000 0000 0341', 'US$29.00');
  await expect(page.getByText('Visa ending in 0341')).toBeVisible();

  await button(page, 'Yearly, 20% off').click();
  await button(page, 'Change to yearly').click();
  await expect(page.getByRole('dialog').getByText('-US$29.00')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await pay(page, '4000 0000 0000 0341', 'US$249.00');
  await expect(page.getByText('US$278.00 a year')).toBeVisible();

  await button(page, 'Monthly').click();
  await button(page, 'Change to monthly').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change to monthly' }).click();
  await expect(page.getByText('Your plan changes on')).toBeVisible();
  await button(page, 'Keep it as it is').click();
  await expect(page.getByText('Your plan changes on')).toHaveCount(0);

  await button(page, 'Cancel subscription').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByText('Pro ends on')).toBeVisible();
  await page.getByRole('button', { name: 'Keep my plan' }).first().click();
  await expect(page.getByText('Pro ends on')).toHaveCount(0);

  await advanceClock(381 * DAY);
  const later = await (await browser.newContext({ viewport: PHONE })).newPage();
  watch(later);
  await signedInAs(later, demoAccounts.creator);
  await later.goto(`${urls.site}/subscription`);
  await expect(later.getByText('Your plan could not be renewed')).toBeVisible();
  expect(await sidewaysPixels(later)).toBe(0);
  await looksRight(later);
  await button(later, 'Update card and pay').first().click();
  await pay(later, '4242 4242 4242 4242', 'US$278.00');
  await expect(later.getByText('Visa ending in 4242')).toBeVisible();
  await expect(later.getByText('Your plan could not be renewed')).toHaveCount(0);
  const download = later.waitForEvent('download');
  await later
    .getByRole('button', { name: /^Download invoice/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/^quizhall-invoice-.*\.pdf$/);
});
