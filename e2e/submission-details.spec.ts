import { readFile } from 'node:fs/promises';
import { type Browser, expect } from '@playwright/test';
import { readPdf } from '@quizhall/functions/testing/read-pdf.ts';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { axeFindings, sidewaysPixels } from './axe.ts';
import { signedInAs } from './demo.ts';
import { begin, numbered, publish } from './quiz.ts';
import { test, urls } from './stage.ts';

/** Takes the quiz as a guest; answers the page of the result. */
async function takenBy(browser: Browser, code: string) {
  const page = await (await browser.newContext()).newPage();
  await begin(page, code, 2);
  await page.getByRole('radiogroup').locator('label').filter({ hasText: 'This one' }).first().click();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await page.getByRole('button', { name: 'Submit Quiz', exact: true }).click();
  const left = page.getByRole('alertdialog', { name: 'Submit with unanswered questions?' });
  await left.getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(page).toHaveURL(/\/result\//);
  return page;
}

test('a submission is read from its link, saved as a PDF, annulled and reinstated, and its participant reads why', async ({
  browser,
}) => {
  const { id, code } = await publish({ title: 'For the record', questions: numbered(2) });
  const guest = await takenBy(browser, code);
  const submissionId = guest.url().split('/').at(-1)?.split('?')[0] ?? '';

  const owner = await (await browser.newContext()).newPage();
  await signedInAs(owner, demoAccounts.creator);
  const link = `${urls.site}/quiz/${id}/dashboard?submission=${submissionId}`;
  await owner.goto(link);
  const dialog = owner.getByRole('dialog', { name: 'Submission Details' });
  await expect(dialog.getByText('1 of 2 correct')).toBeVisible();
  for (const section of ['Behavior Tracking', 'Navigation', 'Analytics', 'Device Information', 'Audit'])
    await expect(dialog.getByRole('heading', { name: section })).toBeVisible();
  await expect(dialog.getByText('Nothing was done to this submission.')).toBeVisible();
  expect(await axeFindings(owner)).toEqual([]);

  await dialog.getByRole('tab', { name: /Answers/ }).click();
  await expect(dialog.getByText('Which is number 1?')).toBeVisible();
  await expect(dialog.getByText('Skipped')).toBeVisible();
  const download = owner.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${submissionId}.pdf`);
  const { text } = await readPdf(await readFile(await file.path()));
  expect(text).toContain('Which is number 1?');

  await dialog.getByRole('button', { name: 'Change this attempt' }).click();
  await owner.getByRole('menuitem', { name: 'Annul' }).click();
  const question = owner.getByRole('dialog', { name: 'Annul this attempt?' });
  await question.getByRole('button', { name: 'Annul' }).click();
  await expect(question.getByText('A reason is required')).toBeVisible();
  await question.getByRole('textbox', { name: 'Reason' }).fill('Two people, one paper');
  await question.getByRole('button', { name: 'Annul' }).click();
  await expect(dialog.getByText('Annulled', { exact: true }).first()).toBeVisible();
  await owner.setViewportSize({ width: 375, height: 740 });
  expect(await axeFindings(owner)).toEqual([]);
  expect(await sidewaysPixels(owner)).toBeLessThanOrEqual(0);
  await guest.reload();
  await expect(guest.getByText('Two people, one paper')).toBeVisible();
  expect(await axeFindings(guest)).toEqual([]);

  await dialog.getByRole('button', { name: 'Change this attempt' }).click();
  await owner.getByRole('menuitem', { name: 'Reinstate' }).click();
  const again = owner.getByRole('dialog', { name: 'Reinstate this attempt?' });
  await again.getByRole('textbox', { name: 'Reason' }).fill('They were twins');
  await again.getByRole('button', { name: 'Reinstate' }).click();
  await expect(dialog.getByText('Failed', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Annulled', { exact: true })).toHaveCount(0);
  await guest.reload();
  await expect(guest.getByText('Two people, one paper')).toHaveCount(0);
  await owner.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(owner).toHaveURL(`${urls.site}/quiz/${id}/dashboard`);
});
