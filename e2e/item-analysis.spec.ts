import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { callApi } from './api.ts';
import { axeFindings, sidewaysPixels } from './axe.ts';
import { signedInAs } from './demo.ts';
import { publish, type QuestionBody } from './quiz.ts';
import { advanceClock, drainStream, test, urls, watch } from './stage.ts';

const choice = (question: string, right: string, ...wrong: string[]): QuestionBody => ({
  type: 'one_choice',
  question,
  tags: ['metals'],
  options: [right, ...wrong].map((text) => ({ text, isCorrect: text === right })),
});
/** The key of the second one is wrong: most take Helium. */
const QUESTIONS: QuestionBody[] = [
  choice('Which one rusts?', 'Iron', 'Gold', 'Neon'),
  choice('Which one is the lightest?', 'Oxygen', 'Helium', 'Iron'),
  { type: 'short_answer', question: 'Which metal is Ag?', correctAnswers: ['Silver'] },
  choice('Which one is a metal?', 'Tin', 'Argon'),
];

/** What the n-th of 24 answers: the first twelve are strong. */
const paper = (n: number) => [
  n < 14 ? 'Iron' : ['Gold', 'Neon'][n % 2],
  n < 16 ? 'Helium' : 'Oxygen',
  n < 8 ? 'silver' : n < 20 ? 'Argentum' : null,
  'Tin',
];

/** Guests who hand in at once: 24 at a time would wait for each other. */
async function take(id: string, n: number): Promise<void> {
  const begun = await callApi(attempts.startAttempt, {
    params: { id },
    body: { deviceId: `analysed-${n}-device` },
  });
  const ids = new Map(begun.quiz.questions.map(({ _id: id, question }) => [question, id]));
  await callApi(attempts.submitAttempt, {
    params: { quizId: id },
    sessionToken: begun.sessionToken,
    body: {
      sessionId: begun.sessionId,
      answers: paper(n).map((userAnswer, index) => ({
        questionId: ids.get(QUESTIONS[index]?.question ?? '') ?? '',
        userAnswer: userAnswer ?? null,
        timeSpent: 10 + 4 * index,
      })),
    },
  });
}

const row = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the owner finds the question whose key is wrong, and what was written instead', async ({ page }) => {
  const { id } = await publish({ title: 'Twenty-four papers', questions: QUESTIONS });
  for (let from = 0; from < 24; from += 6)
    await Promise.all(Array.from({ length: 6 }, (_, n) => take(id, from + n)));
  await drainStream();
  await advanceClock(5);
  watch(page);
  await signedInAs(page, demoAccounts.creator);
  await page.goto(`${urls.site}/quiz/${id}/dashboard`);
  const byTag = page.getByRole('table', { name: 'Score by tag' });
  await expect(byTag.getByRole('row', { name: /^metals 3/ })).toBeVisible();

  await page.getByRole('tab', { name: 'Questions' }).click();
  await expect(page.getByText('Not known yet: it takes 30 graded attempts.')).toBeVisible();
  await page.getByRole('button', { name: 'Needs a look 2' }).click();
  await expect(page).toHaveURL(/show=look/);
  await expect(row(page, 'Which one rusts?')).toHaveCount(0);
  await row(page, 'Which one is the lightest?').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('More people took B than the right answer: is the key right?')).toBeVisible();
  const options = page.getByRole('table', { name: 'What people chose' });
  await expect(options.getByRole('row', { name: /Helium 16 66.7%/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  // A reload finds the same question open.
  await page.setViewportSize({ width: 375, height: 812 });
  await page.reload();
  await expect(options).toBeVisible();
  expect(await sidewaysPixels(page)).toBe(0);

  await row(page, 'Which metal is Ag?').press('Enter');
  await expect(options).toHaveCount(0);
  const wrong = page.getByRole('table', { name: 'Frequent wrong answers' });
  await expect(wrong.getByRole('row', { name: /^argentum 12/ })).toBeVisible();
  await page.getByText('Show as table').press('Enter');
  await expect(page.getByRole('table', { name: 'Attempts by score in percent' })).toBeVisible();
});
