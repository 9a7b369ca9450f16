import { type Browser, expect, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { quizzes } from '@quizhall/shared/contract/quizzes';
import { callApi } from './api.ts';
import { axeFindings, sidewaysPixels } from './axe.ts';
import { tokensOf } from './demo.ts';
import { begin, isAt, publish } from './quiz.ts';
import { drainStream, mailedLink, PASSWORD, signUp, test, urls } from './stage.ts';
import { glanceAway, saved } from './taker.ts';

const TEXT = 'Iron rusts because water and air meet on it.\n\nBoth are needed.';
const MORE = `${TEXT} Salt helps.`;

const field = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });

/** The same person in a browser of its own, at the attempt that runs. */
async function onSecondDevice(browser: Browser, email: string, code: string): Promise<Page> {
  const page = await (await browser.newContext({ colorScheme: 'dark' })).newPage();
  await page.goto(`${urls.site}/auth/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/account\/profile/);
  await page.goto(`${urls.site}/quiz/${code}`);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await isAt(page, 1, 2);
  await page.setViewportSize({ width: 375, height: 740 });
  return page;
}

test('an essay goes along to another device, is graded by a person, and its result comes by mail', async ({
  browser,
}) => {
  const { id, code } = await publish({
    title: 'On rust',
    questions: [
      { type: 'essay', question: 'Why does iron rust?', explanation: 'Names water and air.', points: 20 },
      {
        type: 'one_choice',
        question: 'Which is a metal?',
        options: [{ text: 'Iron', isCorrect: true }, { text: 'Neon' }],
      },
    ],
    settings: { disclosure: 'at_once', showCorrectAnswers: true },
  });
  const first = await (await browser.newContext()).newPage();
  const email = await signUp(first, { name: 'Lise Meitner', type: 'Learner' });
  await begin(first, code, 2);
  await expect(first.getByText('Minimum 100 words recommended')).toBeVisible();
  await field(first).pressSequentially('Iron rusts');
  await expect(first.getByText('2 words')).toBeVisible();
  await field(first).press('Enter');
  await expect(field(first), 'Enter begins a line').toHaveValue('Iron rusts\n');
  await field(first).fill(TEXT);
  await expect(first.getByText('12 words')).toBeVisible();
  expect(await axeFindings(first)).toEqual([]);
  await first.reload();
  await expect(field(first), 'after a reload').toHaveValue(TEXT);
  await glanceAway(first);
  await saved(first);

  const second = await onSecondDevice(browser, email, code);
  await expect(field(second), 'on the second device').toHaveValue(TEXT);
  expect(await axeFindings(second)).toEqual([]);
  expect(await sidewaysPixels(second)).toBeLessThanOrEqual(0);
  await field(second).fill(MORE);
  await second.getByRole('button', { name: 'Next', exact: true }).click();
  await second.getByText('Iron', { exact: true }).click();
  await second.getByRole('button', { name: 'Review & Submit' }).click();
  await second.getByRole('button', { name: 'Submit Quiz', exact: true }).click();
  await expect(second).toHaveURL(/\/result\//);
  await expect(second.getByRole('heading', { name: 'Results Under Review' })).toBeVisible();
  await expect(second.getByText('Your results will be sent by email within 24-48 hours.')).toBeVisible();

  const { accessToken: token } = await tokensOf(demoAccounts.creator);
  const { answers } = await callApi(quizzes.listGrading, { token, params: { id } });
  expect(answers.map(({ answer, rubric }) => [answer, rubric])).toEqual([[MORE, 'Names water and air.']]);
  const submission = { id: answers[0]?.submissionId ?? '' };
  const grades = [
    { questionId: answers[0]?.questionId ?? '', points: 15, comment: 'Salt only speeds it up.' },
  ];
  await callApi(quizzes.gradeSubmission, { token, params: submission, body: { grades } });
  await callApi(quizzes.releaseSubmission, { token, params: submission });
  await drainStream();

  await second.goto(await mailedLink(email));
  await expect(second.getByText('25 / 30')).toBeVisible();
  await expect(second.getByText('Salt only speeds it up.')).toBeVisible();
  await expect(second.getByText('Salt helps.')).toBeVisible();
  await expect(second.getByText('Names water and air.')).toHaveCount(0);
  expect(await axeFindings(second)).toEqual([]);
  expect(await sidewaysPixels(second)).toBeLessThanOrEqual(0);
});
