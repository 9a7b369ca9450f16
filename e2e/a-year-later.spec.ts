import { expect, type Locator, type Page } from '@playwright/test';
import { totpCode } from '@quizhall/functions/accounts/model/totp.ts';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { signInMethods } from '@quizhall/shared/contract/accounts/sign-in-methods';
import { callApi } from './api.ts';
import { axeFindings, sidewaysPixels } from './axe.ts';
import { signedInAs, tokensOf } from './demo.ts';
import { newAccount, newOrganization } from './people.ts';
import { expectSoundPage } from './sound-page.ts';
import { advanceClock, mailedLink, PASSWORD, stageNow, test, urls, watch } from './stage.ts';

/**
 * Journeys that move the clock by weeks and months, one after the other on a stage of their own. The name sorts first, so
 * that a worker changes its stage once: in the middle of the suite it would start another one before and after.
 */
test.use({ calendar: 'a year later' });
test.describe.configure({ mode: 'default' });

const DAY = 24 * 3_600;
const PHONE = { width: 375, height: 700 };
const NAME = 'Keel School';
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

async function looksRight(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewaysPixels(page)).toBeLessThanOrEqual(0);
}

/** The code that an app shows for a key. */
const codeOf = async (key: string): Promise<string> => totpCode(key.replaceAll(' ', ''), await stageNow());

test('a second factor is required, a member hears of it, is shut out after a week, and is in once it is set up', async ({
  page,
  browser,
}) => {
  test.skip(process.env.E2E_STAGE !== undefined, 'moves the clock by a week');
  watch(page, [/status of 403/]);
  const { id, owner, token } = await newOrganization(NAME);
  const pupil = await newAccount('Iris Wood', 'learner');
  const { accessToken } = await tokensOf(pupil);
  await callApi(organizations.inviteMembers, { token, params: { id }, body: { emails: [pupil.email] } });
  const invite = (await mailedLink(pupil.email)).split('/').at(-1) ?? '';
  await callApi(organizations.acceptMemberInvite, { token: accessToken, params: { token: invite } });
  const home = `${urls.site}/org/${id}/dashboard`;
  /** A phone on which the pupil signs in now: after a week they have to, again. */
  const asPupil = async () => {
    const member = await (await browser.newContext({ viewport: PHONE })).newPage();
    watch(member, [/status of 403/]);
    await signedInAs(member, pupil);
    return member;
  };
  await signedInAs(page, owner);

  await test.step('required by an owner who has one', async () => {
    await page.goto(`${home}?tab=settings&section=security`);
    const required = page.getByRole('switch', { name: 'Require two-factor authentication' });
    await required.click();
    await button(page, 'Save Settings').click();
    await expect(page.getByRole('alert')).toContainText('Set up two-factor authentication for your own');
    await looksRight(page);
    // As the browser, because every other sign-in ends.
    const own = { token: await page.evaluate<string>("localStorage.getItem('quizhall.accessToken')") };
    const { secret } = await callApi(signInMethods.setupTwoFactor, own);
    const body = { code: await codeOf(secret), password: owner.password };
    await callApi(signInMethods.enableTwoFactor, { ...own, body });
    await button(page, 'Save Settings').click();
    await expect(page.getByText('Settings saved successfully')).toBeVisible();
    await expect(page.getByText(/^Members need it from/)).toBeVisible();
  });

  await test.step('announced to a member', async () => {
    const member = await asPupil();
    await member.goto(home);
    await expect(member.getByText(/^Set up two-factor authentication by/)).toBeVisible();
    await looksRight(member);
  });

  await test.step('closed to the member a week later, until it is set up', async () => {
    await advanceClock(8 * DAY);
    const member = await asPupil();
    await member.goto(home);
    await expect(
      member.getByRole('heading', { level: 1, name: 'Set up two-factor authentication' }),
    ).toBeVisible();
    await expect(member.getByText(`${NAME} requires it.`)).toBeVisible();
    await expectSoundPage(member);
    await member.evaluate("document.documentElement.style.fontSize = ''");
    await member.goto(`${urls.site}/dashboard`);
    await expect(member.getByText(`Two-factor authentication is missing: ${NAME}`)).toBeVisible();
    await expect(member.getByText('Nothing is waiting for you')).toBeHidden();
    await looksRight(member);
    await member.getByRole('link', { name: 'Set it up' }).click();
    await button(member, 'Switch on').click();
    const dialog = member.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const key = await dialog.getByRole('code').innerText();
    await dialog.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
    await dialog.getByLabel('Code that the app shows').fill(await codeOf(key));
    await member.keyboard.press('Enter');
    await dialog.getByRole('checkbox').check();
    await button(member, 'Done').click();
    await expect(member.getByText('10 recovery codes are left.')).toBeVisible();
    await member.goto(home);
    await expect(member.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  });
});

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
  expect(await axeFindings(page)).toEqual([]);

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
  expect(await axeFindings(later)).toEqual([]);
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
