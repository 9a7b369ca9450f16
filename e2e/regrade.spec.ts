import { type Browser, expect, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { callApi } from './api.ts';
import { axeFindings, sidewaysPixels } from './axe.ts';
import { signedInAs, tokensOf } from './demo.ts';
import { begin, isAt, publish, type QuestionBody } from './quiz.ts';
import { advanceClock, drainStream, runTick, test, urls, watch } from './stage.ts';

const QUESTIONS: QuestionBody[] = [
  { type: 'short_answer', question: 'Which metal is **Ag**?', correctAnswers: ['Silver'] },
  {
    type: 'one_choice',
    question: 'Which one rusts?',
    options: [
      { text: 'Iron', isCorrect: true },
      { text: 'Neon', isCorrect: false },
    ],
  },
];
const PAPERS = ['Argentum', 'Silver', 'Argentum', 'argentum', 'Argentum', 'Gold'];

/** Everything a participant can hand in at once; answers in the order of `QUESTIONS`. */
async function take(id: string, n: number, token?: string): Promise<string> {
  const begun = await callApi(attempts.startAttempt, {
    params: { id },
    body: token ? {} : { deviceId: `regraded-${n}-device` },
    ...(token && { token }),
  });
  const answers = begun.quiz.questions.map(({ _id: questionId, type }) => ({
    questionId,
    userAnswer: (type === 'short_answer' ? PAPERS[n] : 'Iron') ?? null,
    timeSpent: 5,
  }));
  await callApi(attempts.submitAttempt, {
    params: { quizId: id },
    ...(token ? { token } : { sessionToken: begun.sessionToken }),
    body: { sessionId: begun.sessionId, answers },
  });
  return begun.sessionId;
}

/** Somebody who goes on while the key is corrected. */
async function running(browser: Browser, code: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await begin(page, code, 2);
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Argentum');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await isAt(page, 2, 2);
  await page.getByRole('radio', { name: 'Iron' }).check({ force: true });
  return page;
}

async function looksRight(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 375, height: 812 });
  expect(await sidewaysPixels(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('a wrong answer that is right is accepted, for everybody who gave it and whoever gives it next', async ({
  page,
  browser,
}) => {
  const { id, code } = await publish({ title: 'Metals', questions: QUESTIONS });
  const learner = (await tokensOf(demoAccounts.learner)).accessToken;
  const theirs = await take(id, 0, learner);
  await Promise.all([1, 2, 3, 4, 5].map((n) => take(id, n)));
  const late = await running(browser, code);
  await drainStream();
  await advanceClock(5);

  watch(page);
  await signedInAs(page, demoAccounts.creator);
  await page.goto(`${urls.site}/quiz/${id}/dashboard?tab=questions`);
  await page.getByRole('button', { name: 'Which metal is Ag?' }).press('Enter');
  await page.getByRole('link', { name: 'Accept this answer too: argentum' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Accepted answers' })).toHaveValue('Silver\nargentum');
  await page.getByRole('button', { name: 'Preview' }).press('Enter');
  await expect(page.getByText('4 of 6 results change.')).toBeVisible();
  await expect(page.getByText('4 now pass')).toBeVisible();
  await expect(page.getByRole('row', { name: /50% Failed.*100% Passed.*\+50/ })).toHaveCount(4);
  await looksRight(page);

  await page.getByRole('button', { name: 'Apply the correction' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Correction', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/run=run_/);
  await advanceClock(60);
  await drainStream();
  await runTick();
  const done = page.getByText('4 results changed, 4 now pass.').first();
  await expect(done).toBeVisible();
  await page.reload();
  await expect(done).toBeVisible();
  await looksRight(page);
  await page.getByRole('button', { name: 'Correct something else' }).press('Enter');
  await expect(page.getByText('Choose at least one question first.')).toBeVisible();

  await late.getByRole('button', { name: 'Review & Submit' }).click();
  await late.getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(late.getByText('100%').first()).toBeVisible();
  await expect(late.getByText(/Your result was corrected/)).toHaveCount(0);

  const other = await (await browser.newContext()).newPage();
  await signedInAs(other, demoAccounts.learner);
  await other.goto(`${urls.site}/quiz/${id}/result/${theirs}`);
  await expect(other.getByText(/Your result was corrected on .*: 100%, before 50%\./)).toBeVisible();
});

const PLACES: QuestionBody[] = [
  {
    type: 'matching',
    question: 'Which sign belongs to which metal?',
    pairs: [
      { left: 'Gold', right: 'Ag' },
      { left: 'Silver', right: 'Au' },
    ],
    distractors: ['Fe'],
  },
  { type: 'ordering', question: 'Order these by weight.', items: ['Lead', 'Iron', 'Lithium'] },
];

test('pairs and an order are put right by keys, and asked for before they are lost', {
  tag: '@nightly',
}, async ({ page }) => {
  const { id } = await publish({ title: 'Signs', questions: PLACES });
  watch(page);
  await signedInAs(page, demoAccounts.creator);
  await page.goto(`${urls.site}/quiz/${id}/regrade`);
  for (const question of ['1. Which sign belongs to which metal?', '2. Order these by weight.']) {
    await page.getByRole('combobox', { name: 'Add a question' }).press('Enter');
    await page.getByRole('option', { name: question }).press('Enter');
    await expect(page.getByRole('group', { name: question })).toBeVisible();
  }
  await page.getByRole('combobox', { name: 'Gold' }).selectOption('Au');
  await page.getByRole('combobox', { name: 'Silver' }).selectOption('Ag');
  await page.getByRole('button', { name: 'Move Lithium up' }).press('Enter');
  await page.getByRole('button', { name: 'Move Lithium up' }).press('Enter');
  await expect(
    page.getByRole('list', { name: 'The right order' }).getByRole('listitem').first(),
  ).toContainText('Lithium');
  await looksRight(page);
  await page.getByRole('link', { name: 'Quiz overview' }).press('Enter');
  await page
    .getByRole('alertdialog', { name: 'Leave without applying?' })
    .getByRole('button', { name: 'Continue correcting' })
    .press('Enter');
  await page.getByRole('button', { name: 'Preview' }).press('Enter');
  await expect(page.getByText('No result changes. 0 results looked at.')).toBeVisible();
  await page.getByRole('button', { name: 'Apply the correction' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(page).toHaveURL(/run=run_/);
  await advanceClock(60);
  await drainStream();
  await runTick();
  await expect(page.getByText('No result changed.').first()).toBeVisible();
  await expect(page.getByText('Gold → Au, Silver → Ag')).toBeVisible();
  await expect(page.getByText('Lithium → Lead → Iron')).toBeVisible();
});
