import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { passesLuhn } from '@quizhall/shared/rules/payments/payment-card';
import { axeFindings, expectAccessible } from './axe.ts';
import { signedInAs } from './demo.ts';
import { numbered, publish } from './quiz.ts';
import { drainStream, mailedLink, newAddress, test, urls, watch } from './stage.ts';

/** Paying to take a quiz: as a guest by PayPal, signed in by card, with one that is declined first. */

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pay to start' });
const start = (page: Page) => page.getByRole('button', { name: 'Start Quiz' });

async function paidQuiz() {
  return publish({
    title: 'The Solar System',
    questions: numbered(1),
    settings: { isPaid: true, price: 4.99 },
  });
}

async function openDialog(page: Page, code: string): Promise<void> {
  // A declined card is an answer with this status.
  watch(page, [/402 \(Payment Required\)/]);
  await page.goto(`${urls.site}/quiz/${code}`);
  await expect(page.getByText('Payment required')).toBeVisible();
  await expect(page.getByText('This quiz requires payment.')).toBeVisible();
  await page.getByRole('button', { name: /^Pay \D*4\.99 to start$/ }).click();
  await expect(dialog(page)).toContainText('Entry to “The Solar System”');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Continue to Payment' }).click();
}

/** Another good card each time: how often one may be tried in an hour is limited. */
function anotherCard(): string {
  const digits = `4111${Math.random().toFixed(11).slice(2)}`;
  return digits + Array.from('0123456789').find((digit) => passesLuhn(digits + digit));
}

async function fillCard(page: Page, number: string): Promise<void> {
  await dialog(page).getByLabel('Card number').fill('');
  await dialog(page).getByLabel('Card number').pressSequentially(number.replaceAll(' ', ''));
  await expect(dialog(page).getByLabel('Card number')).toHaveValue(/^(\d{4} ){3}\d{4}$/);
  await dialog(page).getByLabel('Expiry date').fill('1249');
  await dialog(page).getByLabel('Security code').fill('123');
}

test('a guest pays at the page that stands in for PayPal, lets another device in, and is given it back', async ({
  page,
  browser,
}) => {
  const { id, code } = await paidQuiz();
  const email = newAddress();
  await openDialog(page, code);
  await dialog(page).getByRole('radio', { name: 'PayPal' }).click();
  await dialog(page).getByLabel('E-mail for the receipt').fill(email);
  await dialog(page)
    .getByRole('button', { name: /^Pay \D*4\.99$/ })
    .click();
  await expect(page.getByText('Simulation: this is not PayPal, and no money moves')).toBeVisible();
  await expect(page.getByText(/^\D*4\.99$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(dialog(page)).toContainText('Payment successful');
  await expectAccessible(page);
  await expect(start(page)).toBeVisible();
  await expect(dialog(page)).toBeHidden();

  await drainStream();
  const another = await (await browser.newContext()).newPage();
  await another.goto(await mailedLink(email));
  await expect(another.getByText('The Solar System')).toBeVisible();
  expect(await axeFindings(another)).toEqual([]);
  await another.getByRole('button', { name: 'Start the quiz on this device' }).click();
  await expect(start(another)).toBeVisible();

  const owner = await (await browser.newContext()).newPage();
  await signedInAs(owner, demoAccounts.creator);
  await owner.goto(`${urls.site}/quiz/${id}/payments`);
  await owner.getByRole('button', { name: new RegExp(`^Refund \\D*4\\.99 to ${email}$`) }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Refund entry' }).click();
  await expect(owner.getByText('Entry refunded')).toBeVisible();
  await expect(owner.getByRole('button', { name: /^Refund/ })).toHaveCount(0);
  await expectAccessible(owner);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Pay \D*4\.99 to start$/ })).toBeVisible();
});

test('a declined card says why, and the next one is taken; who has paid is not asked again', async ({
  page,
}) => {
  const { code } = await paidQuiz();
  await signedInAs(page, demoAccounts.learner);
  await openDialog(page, code);
  await expect(dialog(page).getByLabel('E-mail for the receipt')).toHaveCount(0);
  await dialog(page).getByLabel('Name on card').fill('Ada Lovelace');
  await fillCard(page, '4000 0000 0000 0002');
  await dialog(page)
    .getByRole('button', { name: /^Pay \D*4\.99$/ })
    .click();
  await expect(dialog(page)).toContainText(
    'Your card was declined. Nothing was charged. Please try another card.',
  );
  await expectAccessible(page);
  await expect(dialog(page).getByLabel('Name on card')).toHaveValue('Ada Lovelace');
  await fillCard(page, anotherCard());
  await dialog(page)
    .getByRole('button', { name: /^Pay \D*4\.99$/ })
    .click();
  await expect(dialog(page)).toContainText('Processing your payment…');
  await expect(dialog(page)).toContainText('Payment successful');
  await expect(start(page)).toBeVisible();
  await page.reload();
  await expect(start(page)).toBeVisible();
});
