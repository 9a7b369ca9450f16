import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { callApi } from './api.ts';
import { axeFindings, sidewaysPixels } from './axe.ts';
import { signedInAs, tokensOf } from './demo.ts';
import { begin, numbered, publish } from './quiz.ts';
import { drainStream, test, urls, watch } from './stage.ts';

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

async function takeOnce(page: Page, code: string) {
  await begin(page, code, 1);
  await page.getByRole('radiogroup').locator('label').filter({ hasText: 'This one' }).first().click();
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(page).toHaveURL(/\/result\//);
}

test('an owner puts quizzes away together, of which one is refused, deletes one, and still finds who took it', async ({
  browser,
}) => {
  const [taken, , gone] = [
    await publish({ title: 'Put away: taken', questions: numbered(1) }),
    await publish({ title: 'Put away: kept', questions: numbered(1) }),
    await publish({ title: 'Put away: gone', questions: numbered(1) }),
  ];
  await takeOnce(await (await browser.newContext()).newPage(), taken.code);
  await drainStream();

  const page = await (await browser.newContext()).newPage();
  watch(page);
  await signedInAs(page, demoAccounts.creator);
  await page.goto(`${urls.site}/quiz/manage?q=Put+away`);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('status').filter({ hasText: 'No quizzes selected' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all shown' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('3 quizzes selected')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  // Deleted elsewhere meanwhile: it is refused, and holds up no other.
  const { accessToken: token } = await tokensOf(demoAccounts.creator);
  await callApi(quizzes.deleteQuiz, { token, params: { id: gone.id } });
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
  const report = page.getByRole('dialog', { name: '1 quiz was not archived' });
  await expect(report.getByRole('listitem')).toHaveText(['Put away: goneResource not found.']);
  expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
  await report.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('article')).toHaveCount(2);
  // What is gone is not selected any more.
  await expect(page.getByText('No quizzes selected')).toBeVisible();
  await expect(card(page, 'Put away: kept').getByText('Archived')).toBeVisible();

  await page.setViewportSize({ width: 375, height: 760 });
  expect(await sidewaysPixels(page)).toBe(0);
  await page.getByRole('button', { name: 'Actions for Put away: taken' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Quiz?' });
  await expect(question.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await question.getByLabel('Type "Put away: taken" to confirm deletion').fill('Put away: taken');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Quiz deleted')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);

  await page.getByRole('button', { name: /^Deleted/ }).click();
  await card(page, 'Put away: taken').getByRole('link').click();
  await expect(page.getByText(/^This quiz was deleted on/)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('heading', { name: 'Recent Attempts' })).toBeVisible();
  await expect(page.getByRole('list').getByText('100%')).toBeVisible();
  for (const name of ['Share', 'Edit']) await expect(page.getByText(name, { exact: true })).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Settings' })).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
});
