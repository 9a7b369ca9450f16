import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { callApi } from './api.ts';
import { axeFindings, sidewaysPixels } from './axe.ts';
import { signedInAs, tokensOf } from './demo.ts';
import { numbered, publish } from './quiz.ts';
import { loaded } from './rest.ts';
import { seedRoster } from './roster.ts';
import { drainStream, test, urls, watch } from './stage.ts';

const MANY = 2_000;
const names = (page: Page) =>
  page.getByRole('table', { name: 'Participants' }).getByRole('rowheader').getByRole('link');
const status = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Status' }).getByRole('button', { name });

/** A quiz that the demo learner took, and after that two thousand others. */
async function crowdedQuiz(): Promise<{ id: string; submissionId: string }> {
  const { id } = await publish({ title: 'The crowd', questions: numbered(2) });
  const { accessToken: token } = await tokensOf(demoAccounts.learner);
  const { sessionId, quiz } = await callApi(attempts.startAttempt, { token, params: { id }, body: {} });
  const answers = quiz.questions.map(({ _id: questionId }) => ({
    questionId,
    userAnswer: 'This one',
    timeSpent: 4,
  }));
  await callApi(attempts.submitAttempt, { token, params: { quizId: id }, body: { sessionId, answers } });
  await drainStream();
  await seedRoster(id, MANY);
  return { id, submissionId: sessionId };
}

test('thousands of participants are searched, filtered, sorted and paged, and a link leads to one of them', async ({
  page,
}) => {
  const { id, submissionId } = await crowdedQuiz();
  watch(page);
  await signedInAs(page, demoAccounts.creator);
  await page.goto(`${urls.site}/quiz/${id}/dashboard`);
  await page.getByRole('link', { name: 'All participants' }).click();
  await expect(status(page, /^All Status/)).toHaveText(`All Status${(MANY + 1).toLocaleString('en-GB')}`);
  await expect(names(page)).toHaveCount(25);
  const learner = await names(page).first().innerText();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(names(page)).toHaveCount(125);

  await status(page, /^Passed/).click();
  await expect(page).toHaveURL(/status=passed/);
  await page.getByRole('button', { name: 'Score', exact: true }).click();
  await expect(page).toHaveURL(/sort=highest/);
  await expect(page.getByRole('columnheader', { name: 'Score' })).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('row').nth(1)).toContainText('100%');
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('PERSON199@');
  await expect(page.getByRole('heading', { name: 'Nobody found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('pérson 1998');
  await expect(names(page)).toHaveText(['Person 1998']);
  await page.reload();
  await expect(names(page)).toHaveText(['Person 1998']);

  await page.goto(`${urls.site}/quiz/${id}/dashboard?tab=participants`);
  await page.getByRole('link', { name: learner, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: learner });
  await expect(dialog.getByText('2 of 2')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await expect(dialog.getByText('2 of 2')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: `View details of ${learner}` }).click();
  await expect(page).toHaveURL(new RegExp(`tab=participants&submission=${submissionId}`));

  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto(`${urls.site}/quiz/${id}/dashboard?tab=participants&status=in_progress`);
  await expect(page.getByRole('list', { name: 'Participants' }).getByRole('listitem')).toHaveCount(25);
  await loaded(page);
  expect(await sidewaysPixels(page)).toBeLessThanOrEqual(0);
  expect(await axeFindings(page)).toEqual([]);
});
