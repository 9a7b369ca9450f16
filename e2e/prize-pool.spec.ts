import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { callApi } from './api.ts';
import { axeFindings } from './axe.ts';
import { signedInAs, tokensOf } from './demo.ts';
import { loaded, settled } from './rest.ts';
import { takenOver, test, urls } from './stage.ts';

const BODY = {
  title: 'A prize for the best',
  questions: [
    {
      type: 'true_false' as const,
      question: 'Iron rusts.',
      options: [
        { text: 'True', isCorrect: true },
        { text: 'False', isCorrect: false },
      ],
    },
  ],
  schedule: { isScheduled: true, endDate: '2099-06-01T10:00:00.000Z' },
};

/** The editor with a draft of the demo creator. */
async function openDraft(page: Page, body: object = {}) {
  const { accessToken: token } = await tokensOf(demoAccounts.creator);
  const { quiz } = await callApi(quizzes.createQuiz, {
    token,
    query: { status: 'draft' },
    body: { ...BODY, ...body },
  });
  await signedInAs(page, demoAccounts.creator);
  await page.goto(`${urls.site}/quiz/${quiz.id}/edit#schedule`);
  await takenOver(page);
  return quiz;
}

const section = (page: Page) => page.getByRole('region', { name: 'Schedule & Prize' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Fund Prize Pool' });

async function payWith(page: Page, cardNumber: string): Promise<void> {
  const form = dialog(page);
  await form.getByRole('textbox', { name: 'Card number' }).fill(cardNumber);
  await form.getByRole('textbox', { name: 'Expiry date' }).fill('12/49');
  await form.getByRole('textbox', { name: 'Security code' }).fill('123');
  await form.getByRole('textbox', { name: 'Name on card' }).fill('Ada Lovelace');
  await form.getByRole('button', { name: /^Pay .*1,100\.00$/ }).click();
}

test('a prize is written, paid with a second card after the first is declined, and published', async ({
  page,
}) => {
  const { code } = await openDraft(page);
  const prize = section(page);
  await prize.getByRole('switch', { name: 'Enable prize pool' }).click();
  await prize.getByRole('spinbutton', { name: 'Total prize amount' }).fill('1000');
  await prize.getByRole('combobox', { name: 'Who gets what' }).click();
  await page.getByRole('option', { name: '50 / 30 / 20' }).click();
  await expect(prize.getByRole('region', { name: 'What each place gets' })).toContainText('$300.00');
  await expect(prize.getByText(/^(US)?\$1,100\.00$/)).toBeVisible();
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Publish Quiz' }).first().click();
  await page
    .getByRole('button', { name: 'The prize pool must be paid before the quiz can be published' })
    .click();
  await prize.getByRole('button', { name: 'Pay now' }).click();
  await expect(dialog(page)).toContainText('Winners are paid within 7 business days');
  await dialog(page).getByRole('button', { name: 'Continue to Payment' }).click();
  await payWith(page, '4000 0000 0000 0002');
  await expect(dialog(page).getByText('Your card was declined.')).toBeVisible();
  await payWith(page, '4242 4242 4242 4242');
  await expect(dialog(page).getByText('Payment successful')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(prize.getByText('Paid', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Publish Quiz' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Quiz published successfully!' })).toBeVisible();

  await page.goto(`${urls.site}/quiz/${code}`);
  await expect(page.getByRole('region', { name: /^Prize pool: .*1,000\.00$/ })).toContainText(
    'The best 3 results share it.',
  );
  await loaded(page);
  expect(await axeFindings(page)).toEqual([]);
});

test('a prize needs an end date first', { tag: '@nightly' }, async ({ page }) => {
  await openDraft(page, { schedule: { isScheduled: false } });
  const toggle = section(page).getByRole('switch', { name: 'Enable prize pool' });
  await expect(section(page).getByText('Set an end date above to enable prize pool')).toBeVisible();
  await toggle.click();
  await expect(page.getByText('Please set an end date first to enable prize pool')).toBeVisible();
  await expect(toggle).not.toBeChecked();
});
