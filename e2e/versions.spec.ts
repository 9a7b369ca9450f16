import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { callApi } from './api.ts';
import { axeFindings } from './axe.ts';
import { signedInAs, tokensOf } from './demo.ts';
import { begin, numbered, publish } from './quiz.ts';
import { test, urls, watch } from './stage.ts';

/** What Chromium says by itself of the refused save. */
const REFUSED = [/status of 409/];

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });

async function edit(page: Page, id: string): Promise<void> {
  await signedInAs(page, demoAccounts.creator);
  await page.goto(`${urls.site}/quiz/${id}/edit`);
  await expect(title(page)).toBeVisible();
}

/** Writes another title and saves it, which publishes the next version. */
async function rename(page: Page, name: string): Promise<void> {
  await title(page).fill(name);
  const save = page.getByRole('button', { name: 'Save Changes' }).first();
  await expect(save).toBeEnabled();
  await save.click();
}

test('two windows change the same quiz: the later save shows what differs, and both versions are kept', async ({
  browser,
}) => {
  const { id } = await publish({ title: 'Two windows', questions: numbered(2) });
  const [first, second] = [await browser.newPage(), await browser.newPage()];
  watch(first);
  watch(second, REFUSED);
  await edit(first, id);
  await edit(second, id);
  await rename(first, 'From the first window');
  await expect(first.getByText('Changes saved successfully!')).toBeVisible();
  await rename(second, 'From the second window');
  const dialog = second.getByRole('dialog', { name: 'This quiz has a newer version' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Changed fields: Title', { exact: true })).toBeVisible();
  expect(await axeFindings(second)).toEqual([]);

  await dialog.getByRole('button', { name: 'Load the newer version' }).click();
  // It goes away by itself: pressed before anything else is looked at.
  await second.getByRole('button').filter({ hasText: 'Undo' }).click();
  await expect(title(second)).toHaveValue('From the second window');
  const save = second.getByRole('button', { name: 'Save Changes' }).first();
  await expect(save).toBeEnabled();
  await save.click();
  // Still based on the first version, so the newer one is not replaced without asking.
  await expect(dialog.getByText('Changed fields: Title', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep mine', exact: true }).click();
  await expect(second.getByText('Changes saved successfully!')).toBeVisible();

  await second.getByRole('button', { name: 'Show versions' }).click();
  await expect(second.getByText('Version 3', { exact: true })).toBeVisible();
  await second.getByRole('button', { name: 'Look at version 2' }).click();
  const kept = second.getByRole('dialog', { name: 'Version 2' });
  await expect(kept.getByText('From the first window', { exact: true })).toBeVisible();
});

test('a draft that "Keep mine" replaces is in the history, restored, and that is taken back', {
  tag: '@nightly',
}, async ({ browser }) => {
  const { accessToken: token } = await tokensOf(demoAccounts.creator);
  const body = { title: 'Draft of two', questions: numbered(2) };
  const { quiz } = await callApi(quizzes.createQuiz, { token, query: { status: 'draft' }, body });
  const [first, second] = [await browser.newPage(), await browser.newPage()];
  watch(first);
  watch(second, REFUSED);
  await edit(first, quiz.id);
  await edit(second, quiz.id);
  for (const [page, name] of [
    [first, 'Written by a colleague'],
    [second, 'Written by me'],
  ] as const) {
    await title(page).fill(name);
    await page.getByRole('button', { name: 'Save Draft' }).first().click();
    if (page === first) await expect(page.getByText('Quiz saved as draft!')).toBeVisible();
  }
  await second.getByRole('button', { name: 'Keep mine', exact: true }).click();
  await expect(second.getByText('Quiz saved as draft!')).toBeVisible();

  await second.getByRole('button', { name: 'Show versions' }).click();
  const row = second.getByRole('listitem').filter({ hasText: 'Draft before it was replaced by' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(/Replaced on .*: Title/);
  expect(await axeFindings(second)).toEqual([]);
  await row.getByRole('button').click();
  const draft = second.getByRole('dialog', { name: /^Draft before it was replaced by/ });
  await expect(draft.getByText('Written by a colleague', { exact: true })).toBeVisible();
  await draft.getByRole('button', { name: 'Restore this draft' }).click();
  const question = second.getByRole('alertdialog', { name: 'Restore this draft?' });
  await question.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(title(second)).toHaveValue('Written by a colleague');
  await expect(second.getByText('The draft is back', { exact: true })).toBeVisible();
  await second.locator('#versions').getByRole('button', { name: 'Undo' }).click();
  await expect(title(second)).toHaveValue('Written by me');
});

test('an old version is looked at, restored as the next one, and that is taken back', async ({
  page,
  browser,
}) => {
  const { id, code } = await publish({ title: 'As it was', questions: numbered(2) });
  watch(page);
  await edit(page, id);
  const rows = page.locator('[data-question] [data-row-main]');
  await page.locator('[data-question]').last().dragTo(page.locator('[data-question]').first());
  await expect(rows.first()).toContainText('Which is number 2?');
  await expect(page.getByText('Moved to place 1')).toBeAttached();
  await rows.first().click();
  await page.getByRole('button', { name: 'Move to position' }).click();
  const position = page.getByRole('dialog').getByRole('spinbutton');
  for (const typed of ['3', '0', '-1', '1.5', '']) {
    await position.fill(typed);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter a whole number from 1 to 2. Nothing was moved.')).toBeVisible();
    await expect(position).toBeFocused();
  }
  await position.fill('2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Question 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await rename(page, 'As it is now');
  await expect(page.getByText('Changes saved successfully!')).toBeVisible();

  await page.getByRole('button', { name: 'Show versions' }).click();
  await expect(page.getByText('Version 2', { exact: true })).toBeVisible();
  await expect(page.getByText('First published, with 2 questions')).toBeVisible();
  await page.getByRole('button', { name: 'Look at version 1' }).click();
  const version = page.getByRole('dialog', { name: 'Version 1' });
  await expect(version.getByText('Changed fields: Title', { exact: true })).toBeVisible();
  await expect(version.getByText('Which is number 2?')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await version.getByRole('button', { name: 'Restore as a new version' }).click();
  const question = page.getByRole('alertdialog', { name: 'Restore version 1?' });
  await expect(question.getByText(/published as version 3/)).toBeVisible();
  await question.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(title(page)).toHaveValue('As it was');
  const undo = page.locator('#versions').getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await undo.click();
  await expect(title(page)).toHaveValue('As it is now');
  await expect(page.getByText('Version 4', { exact: true })).toBeVisible();

  const guest = await browser.newPage();
  await begin(guest, code, 2);
  await expect(guest.getByText('As it is now').first()).toBeVisible();
});
