import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { expectAccessible } from './axe.ts';
import { signedInAs } from './demo.ts';
import { begin, isAt, publish, type QuestionBody } from './quiz.ts';
import { settled } from './rest.ts';
import { test, urls, watch } from './stage.ts';
import { keptOffline } from './taker.ts';

const QUESTIONS: QuestionBody[] = [
  {
    type: 'one_choice',
    question: 'Which is a metal?\n\n```\nlet z = 26\n```\n\n$n = \\frac{m}{M}$',
    explanation: 'Iron is element 26. $z_1 = 26$',
    passageId: 'elements',
    options: [
      { text: 'Iron', isCorrect: true },
      { text: 'Neon', isCorrect: false, explanation: 'Neon is a gas.' },
    ],
  },
  { type: 'short_answer', question: 'Which metal is Au?', correctAnswers: ['Gold'] },
  {
    type: 'true_false',
    question: 'Iron rusts.',
    options: [
      { text: 'True', isCorrect: true },
      { text: 'False', isCorrect: false },
    ],
  },
];

const PASSAGES = [{ id: 'elements', title: 'Elements', text: 'Iron is a **metal**. Neon is none.' }];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const told = (page: Page) => page.getByRole('region').getByRole('status');
const feedback = (page: Page, verdict: string) =>
  told(page).getByRole('heading', { name: verdict, exact: true });

async function turnOnPractice(page: Page, id: string): Promise<void> {
  watch(page);
  await signedInAs(page, demoAccounts.creator);
  await page.goto(`${urls.site}/quiz/${id}/edit`);
  await page.getByRole('switch', { name: 'Practice mode' }).click();
  await expect(page.getByRole('switch', { name: 'Count these attempts' })).not.toBeChecked();
  await expect(page.getByText('Practice mode settles these').first()).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Save Changes').first().click();
  await expect(page.getByText('Changes saved successfully!')).toBeVisible();
}

test('a guest practises: checks by keyboard, reloads, loses the network, and hands in what counts nowhere', async ({
  browser,
}) => {
  const { id, code } = await publish({
    title: 'Metals to practise',
    questions: QUESTIONS,
    passages: PASSAGES,
  });
  await turnOnPractice(await browser.newPage(), id);

  const context = await browser.newContext();
  const page = await context.newPage();
  watch(page, [/ERR_INTERNET_DISCONNECTED/]);
  await page.goto(`${urls.site}/quiz/${code}`);
  await expect(page.getByText('This quiz is for practice')).toBeVisible();
  await expect(page.getByText(/Nothing is counted/)).toBeVisible();
  await expectAccessible(page);
  await begin(page, code, QUESTIONS.length);

  const stem = page.getByRole('heading', { name: /Which is a metal/ });
  await expect(stem.locator('math mfrac')).toHaveCount(1);
  await expect(stem.locator('code')).toHaveText('let z = 26');
  await expect(page.getByRole('region', { name: 'Elements' })).toContainText('Neon is none.');

  // Wrong, by keys alone: what would have been right, and why.
  await expect(button(page, 'Check answer')).toBeVisible();
  await page.keyboard.press('b');
  await expect(page.getByRole('radio', { name: 'Neon' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(feedback(page, 'Not correct')).toBeVisible();
  await expect(told(page)).toContainText('Right answerIron');
  await expect(told(page)).toContainText('Neon is a gas.');
  await expect(told(page)).toContainText('Iron is element 26.');
  await expect(told(page).locator('math')).toHaveCount(1);
  await expect(page.getByRole('listitem').filter({ hasText: 'IronRight answer' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'NeonYour answer' })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expectAccessible(page);

  await keptOffline(page);
  await context.setOffline(true);
  await page.reload();
  await isAt(page, 1, QUESTIONS.length);
  await expect(feedback(page, 'Not correct')).toBeVisible();
  await settled(page);
  await page.keyboard.press('Enter');
  await isAt(page, 2, QUESTIONS.length);

  // Without a network the answer waits, and is checked when there is one again.
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('gold');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/You are offline. Your answer is kept/)).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await button(page, 'Check answer').click();
  await expect(feedback(page, 'Correct')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('textbox')).toBeDisabled();
  await button(page, 'Next question').click();

  // The last one is skipped.
  await isAt(page, 3, QUESTIONS.length);
  await button(page, 'Skip').click();
  await expect(page.getByRole('heading', { name: 'Review your answers' })).toBeVisible();
  await expect(page.getByText('Remaining time')).toHaveCount(0);
  await button(page, 'Submit Quiz').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(page).toHaveURL(/\/result\//);
  await expect(page.getByText(/Not counted: this attempt enters no statistics/)).toBeVisible();
  await expect(page.getByText('1 / 3').first()).toBeVisible();
  await expectAccessible(page);
});
