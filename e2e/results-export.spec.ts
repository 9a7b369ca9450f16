import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';
import { readRecords } from '@quizhall/functions/imports/model/csv/csv-records.ts';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { callApi } from './api.ts';
import { axeFindings, sidewaysPixels } from './axe.ts';
import { signedInAs, tokensOf } from './demo.ts';
import { numbered, publish } from './quiz.ts';
import { drainStream, test, urls, watch } from './stage.ts';

/** A quiz that somebody has finished. */
async function takenQuiz(): Promise<string> {
  const { id } = await publish({ title: 'Exported results', questions: numbered(2) });
  const { accessToken: token } = await tokensOf(demoAccounts.learner);
  const { sessionId } = await callApi(attempts.startAttempt, { params: { id }, body: {}, token });
  await callApi(attempts.submitAttempt, { params: { quizId: id }, body: { sessionId, answers: [] }, token });
  await drainStream();
  return id;
}

async function downloadOf(page: Page, press: () => Promise<void>): Promise<Download> {
  const began = page.waitForEvent('download');
  await press();
  return began;
}

/** The cells of a downloaded CSV, by the reader of the import. */
async function cellsOf(download: Download): Promise<string[][]> {
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return readRecords(text.slice(1), ',').map(({ cells }) => cells);
}

test('results leave as CSV and PDF by one press, and in the background where there are many', async ({
  context,
}) => {
  const id = await takenQuiz();
  const page = await context.newPage();
  watch(page, [/status of 413/]);
  await signedInAs(page, demoAccounts.creator);
  await page.goto(`${urls.site}/quiz/${id}/dashboard`);

  const csv = await downloadOf(page, () => page.getByRole('button', { name: 'Export CSV' }).click());
  expect(csv.suggestedFilename()).toBe('Exported results.results.csv');
  const [heading = [], row = [], ...more] = await cellsOf(csv);
  expect([heading[0], row[1], more.length]).toEqual(['Name', demoAccounts.learner.email, 0]);
  await expect(page.getByText('Data exported as CSV')).toBeVisible();

  const pdf = await downloadOf(page, () => page.getByRole('button', { name: 'Export PDF' }).click());
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByText('Data exported as PDF')).toBeVisible();

  // More than a thousand, says the server.
  const refused = { success: false, code: 'EXPORT_TOO_LARGE', message: 'Too large' };
  await page.route('**/export?format=xlsx', (route) => route.fulfill({ status: 413, json: refused }));
  await page.getByRole('button', { name: 'More ways to export results' }).click();
  await page.getByRole('menuitem', { name: 'Export Excel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export results' });
  await expect(dialog.getByText(/^The file is written: 1 submission/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'More ways to export results' }).click();
  await page.getByRole('menuitem', { name: 'Exports in the background' }).click();
  await page.setViewportSize({ width: 375, height: 700 });
  expect(await sidewaysPixels(page)).toBe(0);
  const written = await downloadOf(page, () =>
    dialog.getByRole('button', { name: /^Download Exported results\.results\.xlsx/ }).click(),
  );
  expect((await readFile(await written.path())).subarray(0, 2).toString()).toBe('PK');
});
