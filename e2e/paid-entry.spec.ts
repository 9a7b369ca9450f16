import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { passesLuhn } from '@quizhall/shared/rules/card';
import { axeFindings, sidewaysPixels } from './axe.ts';
import { signedInAs } from './demo.ts';
import { numbered, publish } from './quiz.ts';
import { test, urls, watch } from './stage.ts';

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

async function isSound(page: Page): Promise<void> {
  for (const width of [375, 1_280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await axeFindings(page), `axe at ${width}`).toEqual([]);
    expect(await sidewaysPixels(page), `sideways at ${width}`).toBe(0);
  }
}

async function openDialog(page: Page, code: string): Promise<void> {
  // A declined card is an answer with this status.
  watch(page, [/402 \(Payment Required\)/]);
  await page.goto(`${urls.site}/quiz/${code}`);
  await page.getByRole('button', { name: /^Pay \D*4\.99 to start$/ }).click();
  await expect(dialog(page)).toContainText('Entry to “The Solar System”');
  await isSound(page);
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

test('a guest pays at the page that stands in for PayPal, comes back, and starts', async ({ page }) => {
  const { code } = await paidQuiz();
  await openDialog(page, code);
  await dialog(page).getByRole('radio', { name: 'PayPal' }).click();
  await dialog(page).getByLabel('E-mail for the receipt').fill('bo@example.com');
  await dialog(page)
    .getByRole('button', { name: /^Pay \D*4\.99$/ })
    .click();
  await expect(page.getByText('Simulation: this is not PayPal, and no money moves')).toBeVisible();
  await expect(page.getByText(/^\D*4\.99$/)).toBeVisible();
  await isSound(page);
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(dialog(page)).toContainText('Payment successful');
  await isSound(page);
  await expect(start(page)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
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
  await isSound(page);
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
