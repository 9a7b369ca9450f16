import { expect, type Page, test } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import { axeFindings, sidewaysPixels } from './axe.ts';
import { logIn, publishedQuiz } from './demo.ts';
import { takenOver, urls } from './stage.ts';

/**
 * Every route in both themes, wide and narrow: no violation of WCAG 2.2 AA or of good practice that axe can find, and
 * no sideways scrolling down to 320 px (WCAG 1.4.10).
 */
const THEMES = ['light', 'dark'] as const;
const WIDTHS = [1280, 375];
const NARROWEST = 320;

async function check(page: Page, name: string): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(`document.documentElement.classList.toggle('dark', ${colorScheme === 'dark'})`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await axeFindings(page), `${name}, ${colorScheme}, ${width} px`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: NARROWEST, height: 800 });
  expect.soft(await sidewaysPixels(page), `${name}: sideways scrolling`).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(urls.site + path);
  await expect(page.locator('h1').first()).toBeVisible();
  await takenOver(page);
  // The last of what the front page loads when it has the time.
  if (path === '/') await expect(page.getByRole('heading', { name: 'Good questions' })).toBeAttached();
  await check(page, path);
}

test('public pages', async ({ page }) => {
  const paths = [
    '/',
    '/get-started',
    '/auth/login',
    '/auth/signup',
    '/auth/signup?type=org',
    '/auth/forgot-password',
  ];
  for (const path of [...paths, '/auth/reset-password?token=unknown']) await visit(page, path);
});

test("a creator's pages", async ({ page }) => {
  const quiz = await publishedQuiz();
  await logIn(page, demoAccounts.creator);
  const paths = ['/account/profile', '/quiz/create', '/quiz/manage', `/quiz/${quiz.id}/dashboard`];
  for (const path of [...paths, `/quiz/${quiz.id}/edit`]) await visit(page, path);
});

test('taking a quiz', async ({ page }) => {
  const quiz = await publishedQuiz();
  await visit(page, `/quiz/${quiz.code}`);
  await page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check();
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await expect(page.getByText(/^Question 1 of/)).toBeVisible();
  await check(page, 'question');
  await page.keyboard.press('1');
  await expect(page.getByText('Answers kept', { exact: true }).first()).toBeVisible();
  for (let number = 1; number < quiz.totalQuestions; number++) {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Review your answers' })).toBeVisible();
  await check(page, 'review');
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  // Only the first one is answered.
  if (quiz.totalQuestions > 1)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(page).toHaveURL(/\/result\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await check(page, 'result');
});
