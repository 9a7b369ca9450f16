import { expect, type Page } from '@playwright/test';
import { allFindings } from './axe.ts';
import { signedInAs } from './demo.ts';
import { loaded } from './rest.ts';
import { test, urls, watch } from './stage.ts';
import { reachTable } from './table.ts';

const QUIZZES = 1_000;
const AT_ONCE = 25;
const THOUSAND = QUIZZES.toLocaleString('en');

/** Somebody with a thousand quizzes, in the table as handlers would leave them; the last one changed last. */
async function ownerOfMany(): Promise<{ email: string; password: string }> {
  reachTable();
  // Only now: they read the environment once.
  const { account, PASSWORD } = await import('@quizhall/functions/testing/accounts.ts');
  const { publishedQuiz } = await import('@quizhall/functions/testing/scenarios.ts');
  const { id: ownerId, email } = await account();
  const newest = Date.now() - 86_400_000;
  const make = (number: number) => {
    const at = new Date(newest - (QUIZZES - number) * 60_000).toISOString();
    return publishedQuiz({ quiz: { ownerId, title: titleOf(number), createdAt: at, updatedAt: at } });
  };
  for (let from = 1; from <= QUIZZES; from += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => make(from + index)));
  return { email, password: PASSWORD };
}

const titleOf = (number: number) => `Quiz ${String(number).padStart(4, '0')}`;
const chip = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Status' }).getByRole('button', { name });
const titles = (page: Page) => page.getByRole('article').getByRole('heading');

/** Says how long something took; nothing is expected of that. */
async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const from = performance.now();
  const result = await work();
  console.log(`${what}: ${((performance.now() - from) / 1_000).toFixed(1)} s`);
  return result;
}

/** Presses the button and sees the progress come and go. */
async function confirmed(page: Page, press: () => Promise<void>, running: string): Promise<void> {
  await press();
  const progress = page.getByRole('dialog', { name: running });
  await expect(progress.getByText(new RegExp(`^[\\d,]+ of ${THOUSAND} quizzes$`))).toBeVisible();
  await expect(progress).toHaveCount(0);
}

test(`an owner of ${THOUSAND} quizzes searches them, selects all and archives them, and takes that back`, async ({
  page,
}) => {
  const owner = await timed('made', ownerOfMany);
  watch(page);
  await signedInAs(page, owner);
  await page.goto(`${urls.site}/quiz/manage`);
  await expect(chip(page, /^All/)).toHaveText(`All${THOUSAND}`);
  await expect(titles(page).first()).toHaveText(titleOf(QUIZZES));
  const first = await titles(page).allTextContents();

  await page.getByRole('searchbox', { name: 'Search quizzes' }).fill('quiz 099');
  await timed('found', () => expect(chip(page, /^All/)).toHaveText('All10'));
  await expect(chip(page, /^Published/)).toHaveText('Published10');
  await expect(titles(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(titles(page)).toHaveText(first);

  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await page.getByRole('button', { name: `Select all ${THOUSAND} quizzes that match` }).click();
  await expect(page.getByText(`${THOUSAND} quizzes selected`)).toBeVisible();
  expect(await allFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: `Archive ${THOUSAND} quizzes?` });
  const archive = () => question.getByRole('button', { name: 'Archive' }).click();
  await timed('archived', () => confirmed(page, archive, 'Archiving quizzes'));
  await expect(page.getByText('Quizzes archived successfully')).toBeVisible();
  await expect(chip(page, /^Archived/)).toHaveText(`Archived${THOUSAND}`);
  await expect(page.getByText('No quizzes selected')).toBeVisible();

  const undo = () => page.getByRole('button', { name: 'Undo' }).click();
  await timed('restored', () => confirmed(page, undo, 'Restoring quizzes'));
  await expect(page.getByText(`${THOUSAND} quizzes restored`)).toBeVisible();
  await expect(chip(page, /^Published/)).toHaveText(`Published${THOUSAND}`);
  await loaded(page);
  // As it was, and not by who came back last.
  await expect(titles(page)).toHaveText(first);
});
