import { type Browser, expect, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { callApi } from './api.ts';
import { axeFindings, sidewaysPixels } from './axe.ts';
import { type Account, signedInAs, tokensOf } from './demo.ts';
import { newAccount } from './people.ts';
import { begin, isAt, publish } from './quiz.ts';
import { drainStream, mailedLink, test, urls } from './stage.ts';
import { glanceAway, saved } from './taker.ts';

const TEXT = 'Iron rusts because water and air meet on it.\n\nBoth are needed.';
const MORE = `${TEXT} Salt helps.`;

const field = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });

const ONE_MORE = 'Iron rusts in the rain.';

/** Somebody else has handed in as well. */
async function handIn(quizId: string, answer: string): Promise<void> {
  const { accessToken: token } = await tokensOf(demoAccounts.learner);
  const { sessionId, quiz } = await callApi(attempts.startAttempt, {
    params: { id: quizId },
    body: {},
    token,
  });
  const [questionId = ''] = quiz.questions.flatMap(({ type, _id: id }) => (type === 'essay' ? [id] : []));
  const answers = [{ questionId, userAnswer: answer }];
  await callApi(attempts.submitAttempt, { params: { quizId }, body: { sessionId, answers }, token });
}

/** A second person who may grade, and what they give to every answer that waits. */
async function secondGrader(quizId: string) {
  const { accessToken: token } = await tokensOf(demoAccounts.creator);
  const { email, name } = demoAccounts.organization;
  await callApi(quizzes.inviteCoAuthor, { token, params: { id: quizId }, body: { email, role: 'grader' } });
  const invite = (await mailedLink(email)).split('/').at(-1) ?? '';
  const { accessToken: theirs } = await tokensOf(demoAccounts.organization);
  await callApi(quizzes.acceptInvite, { token: theirs, params: { token: invite } });
  return {
    name,
    grade: async (submissionId: string, points: number, comment: string) => {
      const query = { submissionId };
      const { answers } = await callApi(quizzes.listGrading, {
        token: theirs,
        params: { id: quizId },
        query,
      });
      const grades = answers.map(({ questionId }) => ({ questionId, points, comment }));
      await callApi(quizzes.gradeSubmission, {
        token: theirs,
        params: { id: submissionId },
        body: { grades },
      });
    },
  };
}

const said = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeAttached();

/** From the owner's overview, by keyboard and without names, past a second grader, to the release of all. */
async function gradeAndRelease(page: Page, quizId: string): Promise<void> {
  await signedInAs(page, demoAccounts.creator);
  await page.goto(`${urls.site}/quiz/${quizId}/dashboard`);
  await expect(page.getByText('2 answers wait for grading')).toBeVisible();
  await page.getByRole('link', { name: 'Grade answers' }).click();
  await expect(page.getByText('0 of 2 graded')).toBeVisible();
  await page.getByRole('switch', { name: 'Hide names' }).click();
  await expect(page.getByRole('heading', { name: /^Answer of Participant \w{4}$/ })).toBeVisible();
  await expect(page.getByText('Lise Meitner')).toHaveCount(0);
  await expect(page.getByText('Names water and air.')).toBeVisible();
  await expect(page.getByText(MORE.slice(0, 20))).toBeVisible();
  await expect(page.getByText('14 words', { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.keyboard.press('p');
  const points = page.getByRole('textbox', { name: /^Points/ });
  await expect(points).toBeFocused();
  await page.keyboard.type('21');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Points must be from 0 to 20')).toBeVisible();
  await page.keyboard.press('h');
  await expect(points).toHaveValue('10');
  await points.fill('15');
  await page.getByRole('textbox', { name: /^Comment/ }).fill('Salt only speeds it up.');
  await page.reload();
  await expect(points, 'kept on the device').toHaveValue('15');
  await points.press('Enter');
  await said(page, /Answer 2 of 2.*5 words/);
  await expect(page.getByText('1 of 2 graded')).toBeVisible();

  const { name, grade } = await secondGrader(quizId);
  const { submissions } = await callApi(quizzes.listGradingQueue, {
    token: (await tokensOf(demoAccounts.creator)).accessToken,
    params: { id: quizId },
    query: {},
  });
  const other = submissions.find(({ state }) => state === 'waiting')?.id ?? '';
  await grade(other, 20, 'Short and right');
  await expect(points).toBeFocused();
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Somebody else has graded this answer')).toBeVisible();
  await expect(page.getByText('20 of 20 points')).toBeVisible();
  await expect(page.getByText('8 of 20 points')).toBeVisible();
  await expect(page.getByText(`${name}’s grade`)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep theirs' }).click();
  await expect(page.getByRole('heading', { name: 'Everything is graded' })).toBeFocused();

  await page.getByRole('button', { name: 'Release results' }).click();
  await expect(page.getByText('2 results are ready.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 375, height: 740 });
  expect(await sidewaysPixels(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Release all' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Release results' }).click();
  await drainStream();
  await expect(page.getByText('Results are released.', { exact: false })).toBeVisible();
  await expect(page.getByText('Nothing waits for a release')).toBeVisible();
}

/** The same person in a browser of its own, at the attempt that runs. */
async function onSecondDevice(browser: Browser, participant: Account, code: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signedInAs(page, participant);
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
  const participant = await newAccount('Lise Meitner', 'learner');
  await signedInAs(first, participant);
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

  const second = await onSecondDevice(browser, participant, code);
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

  await handIn(id, ONE_MORE);
  await drainStream();
  await gradeAndRelease(await (await browser.newContext()).newPage(), id);
  await drainStream();

  await second.goto(await mailedLink(participant.email));
  await expect(second.getByText('25 / 30')).toBeVisible();
  await expect(second.getByText('Salt only speeds it up.')).toBeVisible();
  await expect(second.getByText('Salt helps.')).toBeVisible();
  await expect(second.getByText('Names water and air.')).toHaveCount(0);
  expect(await axeFindings(second)).toEqual([]);
  expect(await sidewaysPixels(second)).toBeLessThanOrEqual(0);
});
