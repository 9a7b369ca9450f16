import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { ALL_TYPES, walkThrough } from './all-types.ts';
import { callApi } from './api.ts';
import { expectAccessible } from './axe.ts';
import { signedInAs, tokensOf } from './demo.ts';
import { test, urls, watch } from './stage.ts';

/** A draft of every type, looked at as a participant meets it. */

const PASSAGE = { id: 'p1', title: 'On metals', text: 'Iron is **common**. Gold is not. '.repeat(12) };

async function draft(): Promise<string> {
  const { accessToken: token } = await tokensOf(demoAccounts.creator);
  const questions = ALL_TYPES.map((question, place) =>
    place < 2 ? { ...question, passageId: 'p1' } : question,
  );
  const settings = { instructions: 'Bring a **pencil**.' };
  const body = { title: 'Every type', description: 'All of them.', questions, settings, passages: [PASSAGE] };
  return (await callApi(quizzes.createQuiz, { token, body })).quiz.id;
}

async function openEditor(page: Page, table = ''): Promise<void> {
  watch(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signedInAs(page, demoAccounts.creator);
  await page.goto(`${urls.site}/quiz/${await draft()}/edit${table}`);
  await expect(page.getByRole('button', { name: 'Preview as participant' }).first()).toBeVisible();
}

const open = (page: Page) => page.getByRole('button', { name: 'Preview as participant' }).first().click();

test('every type is accessible and can be tried in the preview of the editor, and nothing is sent or kept', async ({
  page,
}) => {
  await openEditor(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  await walkThrough(page, (dialog) => expectAccessible(page, dialog));
  expect(sent).toEqual([]);
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Preview as participant' }).first()).toBeFocused();
  await open(page);
  await page.getByRole('combobox', { name: 'Go to' }).selectOption({ label: '4 of 8 · Which metal is Au?' });
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('');
});

test('what the table holds is shown before it is saved', { tag: '@nightly' }, async ({ page }) => {
  await openEditor(page, '2');
  await page.getByRole('gridcell', { name: 'Iron rusts.' }).click();
  await page.keyboard.type('Iron is light.');
  await page.keyboard.press('Enter');
  await open(page);
  await page.getByRole('combobox', { name: 'Go to' }).selectOption({ value: '3' });
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Iron is light.' })).toBeVisible();
});
