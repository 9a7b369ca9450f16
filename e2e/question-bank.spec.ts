import { expect } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { axeFindings } from './axe.ts';
import { signedInAs } from './demo.ts';
import { loaded, settled } from './rest.ts';
import { test, urls } from './stage.ts';

test('from the bank to a quiz: a question is written, found, copied into a new quiz, and the copy is changed alone', async ({
  page,
}) => {
  const words = `Which harbour did visitor ${Date.now()} come from?`;
  await signedInAs(page, demoAccounts.organization);
  await page.goto(`${urls.site}/quiz/bank`);
  await expect(page.getByRole('heading', { name: 'Question bank' })).toBeVisible();
  await loaded(page);

  await page.getByRole('button', { name: 'Write a question' }).click();
  const form = page.getByRole('dialog', { name: 'Write a question' });
  await form.getByRole('textbox', { name: 'Question', exact: true }).fill(words);
  await form.getByRole('textbox', { name: 'Option 1', exact: true }).fill('Rotterdam');
  await form.getByRole('textbox', { name: 'Option 2', exact: true }).fill('Vienna');
  await form.getByRole('radio', { name: 'Rotterdam is correct' }).check();
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save to bank' }).click();
  await expect(form).toBeHidden();

  await page
    .getByRole('searchbox', { name: 'Search questions, answers and tags' })
    .fill('HARBOUR visitor vienna');
  await expect(page).toHaveURL(/q=HARBOUR/);
  const row = page.getByRole('checkbox', { name: words });
  await expect(row).toBeVisible();
  await loaded(page);
  await row.check();
  await page.getByRole('button', { name: 'Add to quiz…' }).click();
  const add = page.getByRole('dialog', { name: 'Add 1 question to a quiz' });
  await expect(add).toBeVisible();
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  await add.getByRole('button', { name: 'Add and open quiz' }).click();

  await expect(page).toHaveURL(/\/quiz\/q_\w+\/edit/);
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await expect(title).toBeVisible();
  await title.fill('From the bank');
  await page.getByRole('button', { name: words }).first().click();
  const text = page.getByRole('textbox', { name: 'Question', exact: true });
  await expect(text).toBeFocused();
  await text.fill(`${words} And when?`);
  await page.getByRole('button', { name: 'Save Draft' }).first().click();
  await expect(page.getByText('Quiz saved as draft!')).toBeVisible();

  // The original stands in the bank as it was, and its copy beside it.
  await page.goto(`${urls.site}/quiz/bank?q=${encodeURIComponent(words)}`);
  await expect(page.getByRole('checkbox', { name: words })).toHaveCount(2);
});

test('the editor takes copies from the bank', { tag: '@nightly' }, async ({ page }) => {
  await signedInAs(page, demoAccounts.creator);
  await page.goto(`${urls.site}/quiz/create?step=questions`);
  await page.getByRole('button', { name: 'From the bank' }).click();
  const bank = page.getByRole('dialog', { name: 'Add questions from your bank' });
  await bank.getByRole('searchbox').fill('sagrada');
  const found = bank.getByRole('checkbox', { name: /Sagrada Família/ });
  await expect(found).toHaveCount(1);
  await loaded(page);
  expect(await axeFindings(page)).toEqual([]);
  await found.check();
  await bank.getByRole('button', { name: 'Add 1 question' }).click();
  await expect(bank).toBeHidden();
  await expect(page.getByRole('button', { name: /Sagrada Família/ }).first()).toBeVisible();
});
