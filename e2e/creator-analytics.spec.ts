import { expect } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { callApi } from './api.ts';
import { axeFindings, sidewaysPixels } from './axe.ts';
import { signedInAs, tokensOf } from './demo.ts';
import { numbered, publish } from './quiz.ts';
import { drainStream, stageNow, test, urls, watch } from './stage.ts';

const PHONE = { width: 375, height: 700 };

test('a creator compares two quizzes, and looks at all of them by day', async ({ page }) => {
  watch(page);
  const { accessToken: token } = await tokensOf(demoAccounts.learner);
  const word = `Compared${Date.now().toString(36)}`;
  for (const title of [`${word} one`, `${word} two`]) {
    const { id } = await publish({ title, questions: numbered(1) });
    const { sessionId } = await callApi(attempts.startAttempt, { params: { id }, body: {}, token });
    await callApi(attempts.submitAttempt, {
      params: { quizId: id },
      body: { sessionId, answers: [] },
      token,
    });
  }
  await drainStream();
  await signedInAs(page, demoAccounts.creator);

  await page.goto(`${urls.site}/quiz/manage`);
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Compare quizzes' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search quizzes' }).fill(word);
  const table = page.getByRole('table', { name: 'Your quizzes and their numbers' });
  await expect(table.getByRole('rowheader')).toHaveCount(2);
  await table.getByRole('button', { name: 'Quiz' }).click();
  await expect(table.getByRole('columnheader', { name: 'Quiz' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(table.getByRole('rowheader').first()).toContainText(`${word} one`);
  for (const title of [`${word} one`, `${word} two`]) {
    const box = page.getByRole('checkbox', { name: title });
    await box.click();
    await expect(box).toBeChecked();
  }
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Compare 2 quizzes' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Side by side' })).toBeVisible();
  await page.getByText('Show as table').click();
  await expect(page.getByRole('row', { name: '0-20 100% 100%' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  // The stage may be in tomorrow already, where tests before have moved its clock.
  await page.clock.setSystemTime(await stageNow());
  await page.goto(`${urls.site}/analytics?range=7`);
  await expect(page.getByRole('heading', { name: 'Attempts by day' })).toBeVisible();
  await page.getByText('Show as table').click();
  await expect(page.getByRole('table', { name: 'Attempts by day' }).getByRole('row')).toHaveCount(8);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^quizhall-analytics-.*\.csv$/);
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await sidewaysPixels(page)).toBe(0);
  await page.getByRole('button', { name: 'Own dates' }).click();
  await page.getByLabel('From').fill('2020-01-01');
  await page.getByRole('button', { name: 'Show these days' }).click();
  await expect(page.getByText('A range has at most 366 days.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
